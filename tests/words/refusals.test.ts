import { expect, test } from "vitest";
import { toldIn } from "../../packages/cli/src/say/tell.js";
import { thrownIn } from "./thrown.js";

const OTHERS = ["fr", "es", "zh"] as const;

/** What only the author of a program meets, or of a game: who calls our functions reads English. */
const OF_PROGRAMS =
  /^packages\/(?:engine\/src\/(?:chance|opponents?|parallel|position|statistics|rules|testing|thought|players\/(?:max-n-root|payoffs)|methods\/known)|arena\/src\/match\/(?:play-match|schedule)|learn\/src\/(?:kernels|network|td\/train)|games\/src\/(?:[\w-]+\/)*(?:\w+-)?(?:position|kernel)s?[./])/;

/** Sentences that are made of parts, which stand in the catalogue as they come out (`packages/cli/test/languages.test.ts`). */
const OF_PARTS =
  /^WORD0: WORD1$|^--WORD0 WORD1$|^WORD0 WORD1: export one|has no option "WORD1": WORD2\.?$|here WORD1\.$|hereWORD1\.$|is not the log of WORD1$|lines? could not be|^WORD0 of WORD1 WORD2 could|^GNU Backgammon has endedWORD0\.$|^WORD0 WORD1 by process/;

test.each(["cli", "engine", "learn", "arena"])("refusals of %s are told in every language", (name) => {
  const thrown = thrownIn(`packages/${name}/src`).filter(
    ({ sentence, place }) => !OF_PROGRAMS.test(place) && !OF_PARTS.test(sentence),
  );
  expect(thrown.length).toBeGreaterThan(1);
  const english = thrown.filter(({ sentence }) =>
    OTHERS.some((language) => toldIn(sentence, language) === sentence),
  );
  expect(english).toEqual([]);
});
