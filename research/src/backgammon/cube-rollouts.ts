import { seededChance } from "@tyche/engine";
import { asPlayer0, CubeRollout, meanOfTrials, Stakes } from "@tyche/games/backgammon/analysis";
import { type MatchEquities, xgidPlace } from "@tyche/games/backgammon/notation";
import { hasGnubg } from "@tyche/games/backgammon/servers";
import type { Command } from "commander";
import { countOf, type Example, evaluatorNamed, type Io, table, UsageError, write } from "tyche/parts";
import { gnubgEquities } from "./gnubg-matches.js";
import { gnubgRollouts, type Rolled } from "./gnubg-rollouts.js";

interface Options {
  readonly trials: string;
  readonly positions: string;
  readonly evaluator: string;
  readonly json?: boolean;
}

/**
 * Positions before a roll in which doubling is impossible or a clear mistake: of all kinds, in money play and at match
 * scores, with a centred cube, one's own cube, and the opponent's.
 */
const POSITIONS: readonly string[] = [
  // A prime against an anchor, a holding game, a race, at scores.
  "XGID=---BBBB-B----a-a--AAbbbbb-:0:0:1:00:2:1:0:7:10",
  "XGID=---BBBB-B----a-a--AAbbbbb-:1:-1:1:00:2:1:0:7:10",
  "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10",
  "XGID=-b-B-BD-B---cC---c-eb---B-:1:-1:1:00:0:0:0:0:10",
  "XGID=---CCCB-A-A-------bbbccc--:1:-1:1:00:3:2:0:5:10",
  "XGID=--BBBCCB-----------bccbbb-:1:-1:1:00:0:0:0:0:10",
  // A back game, a closed board with a checker on the bar, one's own cube.
  "XGID=-a-bCBC-A----A--a-cdbb--B-:1:1:1:00:0:0:0:0:10",
  "XGID=aBBBBCC-------------bbccd-:1:-1:1:00:1:1:0:7:10",
];

export const examples: readonly Example[] = [
  {
    say: "places with the cube rolled out here and by GNU Backgammon",
    type: "npm run research -- cube-rollouts --trials 144",
    needs: "gnubg",
  },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "Roll out places with the cube here and by GNU Backgammon (0 ply, luck taken off, played to the end, by the same table of match equities), and compare the equities by their intervals.",
    )
    .option("--trials <N>", "Games of a rollout.", "144")
    .option("--positions <N>", `How many places, the first of ${POSITIONS.length}.`, String(POSITIONS.length))
    .option("--evaluator <E>", "What plays here.", "net")
    .option("--json", "Print one JSON object.")
    .action((options: Options) => act(options, io));
}

async function act(options: Options, io: Io): Promise<void> {
  if (!(await hasGnubg()))
    throw new UsageError(
      "no-gnubg",
      {},
      "GNU Backgammon is not installed; tools/install-judges.sh installs it",
    );
  const trials = countOf("trials", options.trials, 2, 1_000_000);
  const xgids = POSITIONS.slice(0, countOf("positions", options.positions, 1, POSITIONS.length));
  // Validate the positions first, since GNU Backgammon accepts part of an invalid text.
  for (const xgid of xgids) xgidPlace(xgid);
  const theirs = gnubgRollouts(xgids, trials);
  const equities = gnubgEquities();
  const rows = xgids.map((xgid, i) => {
    const own = rolledOut(xgid, trials, options.evaluator, equities);
    const gnubg = theirs[i]!;
    const both = Math.hypot(own.halfWidth, gnubg.halfWidth);
    return { xgid, own, gnubg, both, isWithin: Math.abs(own.equity - gnubg.equity) <= both };
  });
  const within = rows.filter(({ isWithin }) => isWithin).length;
  const shown = ({ equity, halfWidth }: Rolled): string => `${equity.toFixed(3)} ± ${halfWidth.toFixed(3)}`;
  await write(
    io.stdout,
    options.json
      ? `${JSON.stringify({ trials, within, rows })}\n`
      : `${table(
          ["position", "here", "GNU Backgammon", "difference", "95 % ±"],
          rows.map(({ xgid, own, gnubg, both }) => [
            xgid,
            shown(own),
            shown(gnubg),
            (own.equity - gnubg.equity).toFixed(3),
            both.toFixed(3),
          ]),
        )}${within} of ${rows.length} within\n`,
  );
}

function rolledOut(xgid: string, trials: number, evaluator: string, equities: MatchEquities): Rolled {
  const { rules: told, state } = xgidPlace(xgid);
  const rules = told.length > 0 ? { ...told, equities } : told;
  const place = asPlayer0(state);
  const rollout = new CubeRollout(rules, () => evaluatorNamed(evaluator), {});
  const stakes = new Stakes(rules, place);
  const games = Array.from({ length: trials }, (_, k) => [
    ...[0, 0, 0, 0, 0],
    stakes.normalised(rollout.trial(place, seededChance(`trial ${k}`), true).at(-1)!),
  ]);
  return meanOfTrials(games);
}
