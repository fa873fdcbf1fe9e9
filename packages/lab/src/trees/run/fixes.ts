import {
  formatExact,
  type RefusalReason,
  type SettingName,
  steps,
  type Tree,
  type Value,
} from "@tyche/trees";
import { compare } from "@tyche/trees/numbers";
import {
  algorithmOf,
  boundsOf,
  DEFAULT_RUN,
  fieldsOf,
  type RunConfig,
  settingsOf,
} from "../model/run-config.js";

/** A change of settings, and the text of its button. */
export interface Fix {
  readonly change: Partial<RunConfig>;
  readonly says:
    | { readonly type: "algorithm"; readonly name: string }
    | { readonly type: "bounds"; readonly bounds: readonly [Value, Value] }
    | { readonly type: "teams"; readonly teams: string }
    | { readonly type: "without"; readonly setting: SettingName };
}

/** Changes with which a search refused for this reason runs, best first; each has been tried. */
export function fixesOf(reason: RefusalReason, tree: Tree, config: RunConfig): readonly Fix[] {
  return candidates(reason, tree, config).filter(({ change }) => begins(tree, { ...config, ...change }));
}

function candidates(reason: RefusalReason, tree: Tree, config: RunConfig): readonly Fix[] {
  switch (reason.type) {
    case "chance":
      return [algorithmFix("expectiminimax"), algorithmFix("star1"), algorithmFix("max^n")];
    case "players":
      return [algorithmFix("max^n"), algorithmFix("paranoid")];
    case "constant-sum":
      return [algorithmFix("max^n")];
    case "equal-probabilities":
      return [algorithmFix("star1")];
    case "estimates":
      return [algorithmFix("alpha-beta"), algorithmFix("star1")];
    case "outside":
      return [boundsFix(widened(tree, config, reason.value)), without("bounds")];
    case "setting":
      return [without(reason.setting)];
    case "player":
      return [without("player")];
    case "order":
      return [without("order")];
    case "estimate":
      return [without("depth")];
    case "imperfect":
      return [];
    case "teams":
      return [teamsFix(reason.players)];
    case "two-teams":
      return [teamsFix(playersOf(tree))];
  }
}

function algorithmFix(name: string): Fix {
  return { change: { algorithm: name }, says: { type: "algorithm", name } };
}

function without(setting: SettingName): Fix {
  const change = Object.fromEntries(fieldsOf(setting).map((field) => [field, DEFAULT_RUN[field]]));
  return { change, says: { type: "without", setting } };
}

function boundsFix(bounds: readonly [Value, Value]): Fix {
  const [low, high] = bounds;
  return { change: { low: formatExact(low), high: formatExact(high) }, says: { type: "bounds", bounds } };
}

/** Even against odd players: "0,2/1". */
function teamsFix(players: number): Fix {
  const all = Array.from({ length: players }, (_, player) => player);
  const teams = [0, 1].map((side) => all.filter((player) => player % 2 === side).join(",")).join("/");
  return { change: { teams }, says: { type: "teams", teams } };
}

function playersOf(tree: Tree): number {
  const leaf = tree.nodes.find((node) => node.kind === "leaf");
  return leaf?.kind === "leaf" && leaf.payoffs ? leaf.payoffs.length : 2;
}

/** The current bounds, widened to contain all leaves and estimates. */
function widened(tree: Tree, config: RunConfig, value: Value): readonly [Value, Value] {
  let [low, high] = boundsOf(config) ?? [value, value];
  for (const node of tree.nodes) {
    const worth = node.kind === "leaf" ? node.value : node.estimate;
    if (worth && compare(worth, low) < 0) low = worth;
    if (worth && compare(worth, high) > 0) high = worth;
  }
  return [low, high];
}

/** Whether a search runs: a refusal comes before the first event. */
function begins(tree: Tree, config: RunConfig): boolean {
  const read = settingsOf(config);
  if ("wrong" in read) return false;
  try {
    steps(tree, algorithmOf(config).name, read.settings).next();
    return true;
  } catch {
    return false;
  }
}
