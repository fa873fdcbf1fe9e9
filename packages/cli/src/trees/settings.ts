import { Catalogue } from "@tyche/messages";
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
import { pairOf, parseCount, wordOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";

const ENGLISH = await new Catalogue("en").load("algorithms");

/** Settings as they are written on the command line. */
export type WrittenSettings = { readonly [name in SettingName]?: string | undefined };

/** What stands for the value of each setting in the help. */
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

/** Adds --algorithm and an option for every setting of an algorithm. */
export function addAlgorithmOptions(command: Command): void {
  command.option(
    "-a, --algorithm <A>",
    "The algorithm; `tyche solve --list` lists them. Without it the one that the file asks for, else max^n for more than two players, expectiminimax with chance, minimax without.",
  );
  for (const name of SETTING_NAMES) {
    const words = name === "order" ? ` One of ${ORDERS.join(", ")}.` : "";
    command.option(`--${name} <${PLACEHOLDERS[name]}>`, ENGLISH.text(`setting-${name}.help`) + words);
  }
}

/**
 * Reads the settings that are given.
 * @throws UsageError where one is not what its option takes
 */
export function readSettings(written: WrittenSettings): SolveSettings {
  const read = <T>(name: SettingName, parse: (text: string) => T | undefined, takes: string) => {
    const text = written[name];
    if (text === undefined) return undefined;
    const value = parse(text);
    if (value !== undefined) return value;
    throw new UsageError(`--${name} takes ${takes}, not "${text.slice(0, 40)}"`);
  };
  return {
    depth: read("depth", parseCount, "a whole number from 0"),
    bounds: read("bounds", parseBounds, "two numbers with a comma between them, as in --bounds -10,10"),
    ties: read("ties", wordOf(TIE_RULES), TIE_RULES.join(" or ")),
    fail: read("fail", wordOf(FAILS), FAILS.join(" or ")),
    order: read("order", wordOf(ORDERS), `one of ${ORDERS.join(", ")}`),
    window: read("window", parseWindow, "two numbers with a comma between them, as in --window -inf,3"),
    guess: read("guess", parseValue, "a number, as in --guess 7/2"),
    probes: read("probes", parseCount, "a whole number from 1"),
    width: read("width", parseCount, "a whole number from 1"),
    player: read("player", parseCount, "the number of a player, from 0"),
    teams: read("teams", parseTeams, "teams of players, as in --teams 0,2/1"),
    random: read("random", parseValue, "a probability, as in --random 1/2"),
  };
}

function parseLimit(text: string): Limit | undefined {
  const infinite = /^([+−-]?)(?:inf|infinity|∞)$/i.exec(text);
  if (infinite) return infinite[1] === "-" || infinite[1] === "−" ? -Infinity : Infinity;
  return parseValue(text);
}

const parseBounds: (text: string) => readonly [Value, Value] | undefined = pairOf(parseValue);
const parseWindow: (text: string) => readonly [Limit, Limit] | undefined = pairOf(parseLimit);

/** Teams stand apart by slashes, their players by commas. */
function parseTeams(text: string): number[][] | undefined {
  const teams = text.split("/").map((team) => team.split(",").map((player) => parseCount(player.trim())));
  const isWhole = (team: (number | undefined)[]): team is number[] => !team.includes(undefined);
  return teams.every(isWhole) ? teams : undefined;
}
