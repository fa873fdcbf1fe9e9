import { englishTexts, type Problem } from "@tyche/engine/errors";
import {
  FAILS,
  type Limit,
  ORDERS,
  parseValue,
  SETTING_NAMES,
  type SettingName,
  type SolveSettings,
  TIE_RULES,
  type Value,
} from "@tyche/trees";
import type { Command } from "commander";
import { mustBe, oneOf, pairOf, parseCount, wholeNumber } from "../io/arguments.js";
import type { Help } from "../io/help.js";

const texts = englishTexts({
  "kind-two-numbers": "two numbers with a comma between them, as in {example}",
  "kind-player-number": "the number of a player, 0 or more",
  "kind-probability": "a probability, as in --random 1/2",
});

/** Settings as written on the command line. */
export type WrittenSettings = { readonly [name in SettingName]?: string | undefined };

/** Placeholders for the settings' values in the help. */
const PLACEHOLDERS: Readonly<Record<SettingName, string>> = {
  depth: "N",
  bounds: "L,U",
  ties: TIE_RULES.join("|"),
  fail: FAILS.join("|"),
  order: "ORDER",
  window: "A,B",
  guess: "V",
  probes: "K",
  width: "K",
  player: "P",
  teams: "0,2/1",
  random: "P",
};

/** Adds --algorithm and an option for each setting of an algorithm. */
export function addAlgorithmOptions(command: Command, help: Help): void {
  command.option("-a, --algorithm <A>", help("help-algorithm"));
  for (const name of SETTING_NAMES) {
    const text = help(`setting-${name}.help`);
    command.option(
      `--${name} <${PLACEHOLDERS[name]}>`,
      name === "order" ? help("help-choices", { text, choices: ORDERS }) : text,
    );
  }
}

/**
 * Reads the given settings.
 * @throws UsageError if a value is invalid
 */
export function readSettings(written: WrittenSettings): SolveSettings {
  const read = <T>(name: SettingName, parse: (text: string) => T | undefined, kind: Problem) => {
    const text = written[name];
    if (text === undefined) return undefined;
    const value = parse(text);
    if (value !== undefined) return value;
    throw mustBe(name, kind, text);
  };
  return {
    depth: read("depth", parseCount, wholeNumber(0)),
    bounds: read("bounds", parseBounds, twoNumbers("--bounds -10,10")),
    ties: oneOf("ties", written.ties, TIE_RULES),
    fail: oneOf("fail", written.fail, FAILS),
    order: oneOf("order", written.order, ORDERS),
    window: read("window", parseWindow, twoNumbers("--window -inf,3")),
    guess: read("guess", parseValue, NUMBER),
    probes: read("probes", parseCount, wholeNumber(1)),
    width: read("width", parseCount, wholeNumber(1)),
    player: read("player", parseCount, PLAYER),
    teams: read("teams", parseTeams, TEAMS),
    random: read("random", parseValue, PROBABILITY),
  };
}

function twoNumbers(example: string): Problem {
  return texts.phrase("kind-two-numbers", { example });
}

const NUMBER: Problem = { id: "kind-number-guess", values: {}, message: "a number, as in --guess 7/2" };
const PLAYER: Problem = texts.phrase("kind-player-number", {});
const TEAMS: Problem = { id: "kind-teams", values: {}, message: "teams of players, as in --teams 0,2/1" };
const PROBABILITY: Problem = texts.phrase("kind-probability", {});

function parseLimit(text: string): Limit | undefined {
  const infinite = /^([+−-]?)(?:inf|infinity|∞)$/i.exec(text);
  if (infinite) return infinite[1] === "-" || infinite[1] === "−" ? -Infinity : Infinity;
  return parseValue(text);
}

const parseBounds: (text: string) => readonly [Value, Value] | undefined = pairOf(parseValue);
const parseWindow: (text: string) => readonly [Limit, Limit] | undefined = pairOf(parseLimit);

/** Teams are separated by slashes, their players by commas. */
function parseTeams(text: string): number[][] | undefined {
  const teams = text.split("/").map((team) => team.split(",").map((player) => parseCount(player.trim())));
  const isWhole = (team: (number | undefined)[]): team is number[] => !team.includes(undefined);
  return teams.every(isWhole) ? teams : undefined;
}
