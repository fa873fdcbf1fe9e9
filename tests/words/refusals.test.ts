import { expect, test } from "vitest";
import { toldIn } from "../../packages/cli/src/say/tell.js";
import { thrownIn } from "./thrown.js";

const OTHERS = ["fr", "es", "zh"] as const;

/** What only the author of a program meets, or of a game: who calls our functions reads English. */
const OF_PROGRAMS =
  /^packages\/(?:engine\/src\/(?:chance|opponents?|parallel|position|statistics|rules|testing|thought|players\/(?:max-n-root|payoffs)|methods\/known)|arena\/src\/match\/(?:play-match|schedule)|learn\/src\/(?:kernels|network|td\/train)|games\/src\/(?:[\w-]+\/)*(?:\w+-)?(?:position|kernel)s?[./])/;

/** Said by rules to whoever calls them out of turn. */
const OF_RULES = /^payoff is asked for before the game is over\.$/;

/** Sentences that are made of parts, which stand in the catalogue as they come out (`packages/cli/test/languages.test.ts`). */
const OF_PARTS =
  /^WORD0: WORD1$|^--WORD0 WORD1$|^WORD0 WORD1: export one|has no option "WORD1": WORD2\.?$|here WORD1\.$|hereWORD1\.$|is not the log of WORD1$|lines? could not be|^WORD0 of WORD1 WORD2 could|^GNU Backgammon has endedWORD0\.$|^WORD0 WORD1 by process|^No game on WORD0 reaches|^The WORD0 cannot be WORD1\.$|^The position is played WORD0 WORD1|is no point to move WORD2\.$/;

test.each(["cli", "engine", "learn", "arena", "games"])(
  "refusals of %s are told in every language",
  (name) => {
    const thrown = thrownIn(`packages/${name}/src`).filter(
      ({ sentence, place }) =>
        !OF_PROGRAMS.test(place) && !OF_RULES.test(sentence) && !OF_PARTS.test(sentence),
    );
    expect(thrown.length).toBeGreaterThan(1);
    const english = thrown.filter(({ sentence }) =>
      OTHERS.some((language) => toldIn(sentence, language) === sentence),
    );
    expect(english).toEqual([]);
  },
);
