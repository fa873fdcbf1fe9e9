import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { createOpponent, decide, OVER, playedAction, seededChance } from "@tyche/engine";
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { GAMES as BOARDS } from "../src/boards/games/games.js";
import type { BoardLink } from "../src/boards/record/board-link.js";
import type { Scene } from "../src/boards/record/scene.js";
import { Referee } from "../src/boards/workers/referee.js";
import { gameChosen } from "../src/boards/workers/rules.js";
import { settled } from "./browser.js";

/**
 * Makes docs/images/boards: four pictures of a game of each board, from the start to the ledger. `npm run pictures -w
 * packages/lab`; it is not a test. `GAMES=chess,pig` selects games. The games follow from their seeds; the evaluations
 * depend a little on the speed of the machine.
 */
const GAMES = process.env.GAMES?.split(",") ?? BOARDS.map(({ name }) => name);
const OUT = join(import.meta.dirname, "../../../docs/images/boards");

/** Two columns, a large board and the whole list of moves. */
const VIEWPORT = { width: 1080, height: 900 };
const HIGHEST = 1010;
/** WebP quality; the page's text is sharp from about this value. */
const QUALITY = 0.62;
/**
 * Milliseconds for analysing a position and for judging a game. Turns that are not judged in time stay open, as the
 * ledger says.
 */
const THINKING = 6000;
const DECIDING = 300;
const JUDGING = 90_000;

interface Plan {
  readonly seed: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Level of each seat, from 1 to 10. */
  readonly levels?: readonly number[];
  /** Ply of the two pictures in the middle of the game, as a share of its length. */
  readonly middle?: number;
  /**
   * What explains the best move: the chance map, the last step of the hint, another overlay of the board, or the game's
   * own panel.
   */
  readonly why: "map" | "hint" | { readonly overlay: string } | { readonly panel: string };
}

const PLANS: Readonly<Record<string, Plan>> = {
  "connect-four": { seed: "four", levels: [6, 4], why: "hint" },
  "tic-tac-toe": { seed: "three", levels: [10, 3], middle: 0.4, why: "hint" },
  pig: { seed: "pig", options: { target: "50" }, levels: [8, 8], middle: 0.7, why: "map" },
  "2048": { seed: "tiles", levels: [3], middle: 0.8, why: "map" },
  backgammon: { seed: "gammon", levels: [8, 8], middle: 0.3, why: "map" },
  hypergammon: { seed: "hyper", levels: [8, 8], middle: 0.3, why: "map" },
  einstein: { seed: "stein", levels: [8, 8], middle: 0.5, why: "map" },
  chess: { seed: "mate", levels: [8, 3], why: "hint" },
  blackjack: { seed: "twentyone", levels: [10], middle: 0, why: { panel: ".blackjack-strategy" } },
  ludo: { seed: "ludo", options: { pieces: "2" }, levels: [8, 8, 8, 8], why: "map" },
  briscola: { seed: "briscola", levels: [8, 6], why: "hint" },
  kuhn: { seed: "king", levels: [8, 8], middle: 0, why: { panel: ".boards-strategies" } },
  leduc: { seed: "leduc", levels: [8, 6], why: "hint" },
  "liars-dice": { seed: "liar", levels: [8, 8], options: { dice: "2" }, why: "hint" },
  "hidden-coin": { seed: "coin", middle: 0, why: { panel: ".hidden-coin-ways" } },
  goofspiel: { seed: "prize", levels: [8, 8], why: "hint" },
  "rock-paper-scissors": { seed: "hands", levels: [8, 8], why: "hint" },
  minesweeper: {
    seed: "mines",
    options: { size: "16x16", mines: "40" },
    why: { overlay: "certain" },
  },
  lifeboat: { seed: "shore", levels: [8, 8, 8], why: "map" },
  "pac-man": { seed: "ghosts", levels: [8], middle: 0.6, why: "map" },
};

/** Plays a whole game between machines, with the dice of its seed. */
async function gameOf(game: string, { seed, options = {}, levels = [] }: Plan): Promise<BoardLink> {
  const named = await gameChosen({ game, options });
  const referee = new Referee(named);
  const { evaluator } = named.presentation;
  const judge = evaluator !== undefined && { evaluator };
  const players = Array.from({ length: named.game.facts.players }, (_, seat) =>
    createOpponent(named.game, {
      level: levels[seat] ?? 5,
      seed: `${seed} ${seat}`,
      time: Number.POSITIVE_INFINITY,
      ...judge,
    }),
  );
  // Games without levels play at full strength.
  const draws = seededChance(seed);
  const decideAt = async (at: Scene): Promise<unknown> =>
    referee.sheet.levels
      ? players[at.turn]!.play(at.state)
      : playedAction(await decide(named.game, at.state, { time: DECIDING, ...judge }), draws);
  let scene = referee.start(seed);
  const start = scene.text;
  const plies: (readonly [string, string])[] = [];
  while (scene.turn !== OVER) {
    const action = await decideAt(scene);
    const { text } = scene.actions.find((one) => JSON.stringify(one.action) === JSON.stringify(action))!;
    scene = referee.play(scene.state, action, `${seed} ${plies.length}`);
    plies.push([text, scene.text]);
  }
  return { game, options, start, plies, at: 0 };
}

/** The ply nearest to a share of the game's length at which the first seat has a choice. */
async function choiceNear(link: BoardLink, share: number): Promise<number> {
  const referee = new Referee(await gameChosen(link));
  const isChoice = ({ turn, actions }: Scene): boolean => turn === 0 && actions.length > 1;
  const texts = [link.start, ...link.plies.map(([, position]) => position)];
  const wanted = share * link.plies.length;
  return texts
    .flatMap((text, at) => (isChoice(referee.read(text)) ? [at] : []))
    .reduce((best, at) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best));
}

const fragmentOf = (board: BoardLink): string =>
  `#1.${deflateRawSync(JSON.stringify({ t: "[1,2]", p: "boards", g: board })).toString("base64url")}`;

let browser: Browser;
/** A page of its own reads the pictures, because the Lab's content security policy forbids it there. */
let writer: Page;
beforeAll(async () => {
  mkdirSync(OUT, { recursive: true });
  browser = await chromium.launch({
    executablePath: inject("chromium"),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  writer = await browser.newPage();
});
afterAll(() => browser.close());

async function opened(board: BoardLink): Promise<Page> {
  const page = await browser.newPage({
    viewport: VIEWPORT,
    locale: "en-GB",
    colorScheme: "light",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  page.setDefaultTimeout(120_000);
  await page.goto(`${inject("address")}${fragmentOf(board)}`);
  await page.locator(".boards-board > *").waitFor();
  return page;
}

/** Waits until the engine and the panels beside the board have finished. */
async function thought(page: Page): Promise<void> {
  await page.locator(".boards-ranked tbody tr").first().waitFor();
  await expect.poll(() => page.getByText("being reckoned").count(), { timeout: 120_000 }).toBe(0);
  const stop = page.locator(".boards-analysis").getByRole("button", { name: "Stop", exact: true });
  await stop.waitFor({ state: "detached", timeout: THINKING }).catch(() => stop.click({ timeout: 2000 }));
  await page.mouse.move(0, 0);
}

/** Saves the area from the top of one part of the page to the end of another, as WebP. */
async function picture(page: Page, name: string, parts: readonly Locator[]): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!));
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.min(HIGHEST, Math.max(...boxes.map((box) => box.y + box.height)) - y);
  const margin = 8;
  const clip = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  const png = await page.screenshot({ clip, fullPage: true });
  const webp = await writer.evaluate(
    async ([encoded, quality]) => {
      const blob = await (await fetch(`data:image/png;base64,${encoded}`)).blob();
      const bitmap = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d")!.drawImage(bitmap, 0, 0);
      const written = await canvas.convertToBlob({ type: "image/webp", quality });
      const bytes = new Uint8Array(await written.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [png.toString("base64"), QUALITY] as const,
  );
  const path = join(OUT, `${name}.webp`);
  writeFileSync(path, Buffer.from(webp, "base64"));
  console.log(`${name}: ${(readFileSync(path).length / 1e3).toFixed(0)} kB`);
}

async function showWhy(page: Page, name: string, { why }: Plan): Promise<void> {
  if (why === "map") {
    await page.locator(".boards-why").first().click();
    const values = page.locator(".boards-chance .boards-outcome strong");
    await expect
      .poll(async () => (await values.allTextContents()).every((text) => text !== ""), { timeout: 120_000 })
      .toBe(true);
    await page.locator(".boards-chance .boards-outcome").nth(1).hover();
    const reply = page.locator(".boards-reply");
    await reply.waitFor();
    await picture(page, name, [page.locator(".boards-chance"), reply]);
    return;
  }
  if (typeof why === "object" && "panel" in why) {
    await picture(page, name, [page.locator(why.panel)]);
    return;
  }
  if (why === "hint") {
    await page.getByRole("button", { name: "Hint" }).click();
    const more = page.getByRole("button", { name: "More", exact: true });
    while (await more.isVisible()) await more.click();
  } else await page.locator(".mine-tools select").selectOption(why.overlay);
  await picture(page, name, [page.locator(".boards-middle")]);
}

test.each(GAMES)("the board of %s", { timeout: 900_000 }, async (game) => {
  const plan = PLANS[game]!;
  const link = await gameOf(game, plan);
  const { length } = link.plies;

  const start = await opened(link);
  await thought(start);
  await picture(start, `${game}-start`, [start.locator(".boards-middle")]);
  await start.close();

  const middle = await opened({ ...link, at: await choiceNear(link, plan.middle ?? 0.5) });
  await thought(middle);
  await picture(middle, `${game}-middle`, [middle.locator(".boards-work")]);
  await showWhy(middle, `${game}-why`, plan);
  await middle.close();

  const end = await opened({ ...link, at: length });
  await end.getByRole("tab", { name: "Ledger" }).click();
  await end.getByRole("button", { name: "Judge the whole game" }).click();
  const cancel = end.getByRole("button", { name: "Cancel" });
  // A short game may be judged before the button is seen.
  await cancel.waitFor({ timeout: DECIDING }).catch(() => undefined);
  await cancel.waitFor({ state: "detached", timeout: JUDGING }).catch(() => cancel.click());
  await picture(end, `${game}-end`, [end.locator(".boards-work")]);
  await end.close();
  console.log(`${game}: ${length} plies`);
});
