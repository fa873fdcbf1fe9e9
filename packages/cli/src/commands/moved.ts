import { UsageError } from "../io/errors.js";

/** Returns the error for a call of a former command with these arguments. */
export type MovedCommand = (written: readonly string[]) => UsageError;

type Options = ReadonlyMap<string, string>;

/** Options that the arena and the former commands share. */
const SHARED = ["games", "seed", "threads", "log", "json"];

/** A command that is now available only in a checkout of the source. */
export function researchMoved(name: string): MovedCommand {
  return () =>
    new UsageError(
      "command-in-source",
      { name },
      `${name} is a research command now: type \`npm run research -- ${name}\` in a checkout of the source`,
    );
}

export const tilesMoved: MovedCommand = (written) => {
  const options = optionsOf(written);
  const player = playerText("packed", options, ["depth", "time", "evaluator", "threshold", "downgrade"]);
  return inArena("tiles", ["2048", ...player, ...arenaOptions(options)]);
};

export const minesMoved: MovedCommand = (written) => {
  const given = optionsOf(written);
  const outlook = given.get("outlook");
  const options = outlook === undefined ? given : new Map([...given, ["evaluator", outlook]]);
  const player = playerText("counting", options, ["first", "finalists", "evaluator"]);
  const words = arenaOptions(new Map([["games", "1000"], ...options]), ["size", "mines", "start"]);
  return inArena("mines", ["minesweeper", ...player, ...words]);
};

export const ghostsMoved: MovedCommand = (written) => {
  const options = new Map(optionsOf(written));
  const isReflex = options.delete("reflex");
  const method = options.get("algorithm") ?? "expectiminimax";
  const ghosts = options.get("model");
  const limited = options.has("time") || options.has("simulations");
  if (isReflex) options.set("depth", "1").set("horizon", "afterstate");
  else if (method !== "exact" && (options.has("rounds") || !limited)) {
    options.set("depth", options.get("rounds") ?? "3");
  }
  if (method === "exact") options.delete("evaluator");
  if (ghosts !== undefined && ghosts !== options.get("ghosts")) options.set("as.ghosts", ghosts);
  const takes = ["depth", "time", "simulations", "horizon", "evaluator", "ties", "as.ghosts"];
  const player = playerText(method, options, takes, true);
  const deciders = [ghosts, options.get("ghosts")].some((who) => who?.includes("minimising"));
  const words = arenaOptions(options, ["layout", "ghosts", "stop"]);
  if (!deciders) return inArena("ghosts", ["pac-man", ...player, ...words]);
  const line = arenaLine(["pac-man", ...player, ...words]);
  return new UsageError(
    "ghosts-in-arena",
    { line },
    `ghosts is part of the arena now: type \`${line}\`, where the depth counts each minimising ghost of a round`,
  );
};

function inArena(old: string, words: readonly string[]): UsageError {
  const line = arenaLine(words);
  return new UsageError(
    "command-in-arena",
    { old, line },
    `${old} is part of the arena now: type \`${line}\``,
  );
}

function arenaLine(words: readonly string[]): string {
  return `tyche arena ${words.map(quoted).join(" ")}`;
}

/** Returns the player with its own options, or nothing if it has none and need not be named. */
function playerText(name: string, options: Options, takes: readonly string[], isNamed = false): string[] {
  const own = takes.flatMap((option) => {
    const value = options.get(option);
    if (value === undefined) return [];
    return [`${option}=${value.includes(",") ? `(${value})` : value}`];
  });
  if (own.length > 0) return [`${name}:${own.join(",")}`];
  return isNamed ? [name] : [];
}

function arenaOptions(options: Options, ofGame: readonly string[] = []): string[] {
  return [...ofGame, ...SHARED].flatMap((option) => {
    const value = options.get(option);
    if (value === undefined) return [];
    return value === "" ? [`--${option}`] : [`--${option}`, value];
  });
}

/** Option values by name without hyphens; "" for options without a value. */
function optionsOf(written: readonly string[]): Options {
  const words = written.flatMap((word) => {
    const [, name, value] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? [];
    return name === undefined ? [word] : [name, value!];
  });
  const options = new Map<string, string>();
  for (const [i, word] of words.entries()) {
    const name = word === "-a" ? "algorithm" : /^--([a-z-]+)$/.exec(word)?.[1];
    if (name === undefined) continue;
    const next = words[i + 1];
    options.set(name, next === undefined || next.startsWith("-") ? "" : next);
  }
  return options;
}

function quoted(word: string): string {
  return /^[\w.,:=/@-]+$/.test(word) ? word : `'${word}'`;
}
