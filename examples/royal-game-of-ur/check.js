// Checks the rules against the engine's contract, builds the page, serves it (as built, and in development mode), and
// plays a few moves in a real Chromium by keyboard: the opponent must answer, and nothing may be missing or fail. Ends
// by itself. CHROMIUM_PATH sets the browser; without one only the build is checked.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { checkGame } from "@tyche/engine/testing";
import { chromium } from "playwright-core";
import { build, createServer, preview } from "vite";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const executablePath = process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));
/** Number of moves by the person on each of the two pages. */
const MOVES = 4;

execFileSync(process.execPath, ["node_modules/typescript/bin/tsc"], { stdio: "inherit" });
await checkRules();
await build({ logLevel: "warn" });
if (executablePath === undefined) {
  console.log("The page builds. No Chromium is here to try it in: name one in CHROMIUM_PATH.");
} else {
  const built = await preview({ preview: { port: 0 }, logLevel: "warn" });
  const developed = await createServer({ server: { port: 0 }, logLevel: "warn" });
  await developed.listen();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    for (const [kind, server] of Object.entries({ built, developed }))
      console.log(`${kind}: ${await playIn(browser, server.resolvedUrls.local[0], kind)}`);
  } finally {
    await browser.close();
    await Promise.all([close(built), developed.close()]);
  }
}

async function checkRules() {
  const server = await createServer({ server: { middlewareMode: true }, logLevel: "warn" });
  try {
    const { default: ur } = await server.ssrLoadModule("/src/game.ts");
    const { games, states } = checkGame(ur, { games: 5 });
    console.log(`rules: ${games} random games, ${states} states`);
  } finally {
    await server.close();
  }
}

/** @returns a short summary of what was seen; throws if the page is wrong */
async function playIn(browser, address, kind) {
  const page = await browser.newPage({ viewport: { width: 1100, height: 800 } });
  const complaints = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on(
    "response",
    (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
  );
  await page.goto(address);
  let moved = 0;
  let answered = 0;
  let said = "";
  for (let steps = 0; moved < MOVES && steps < 60; steps++) {
    await page.waitForFunction(
      (before) => !["", before].includes(document.querySelector("[role=status]")?.textContent ?? ""),
      said,
      { timeout: 60_000 },
    );
    said = await page.locator("[role=status]").innerText();
    if (said.startsWith("Tyche")) answered++;
    if (!said.startsWith("You roll")) continue;
    const before = said;
    // A hint, once: winning chances appear on the pieces.
    if (moved === MOVES - 1 && said.includes("Choose")) {
      await page.keyboard.press("h");
      await page.locator(".movable b", { hasText: "%" }).first().waitFor({ timeout: 60_000 });
      if (process.env.PICTURES) await picture(page, kind);
    }
    if (said.includes("Choose")) moved++;
    await page.keyboard.press("1");
    // The next roll may give the same text; then only the board has changed.
    said = before.includes("once more") ? "" : before;
  }
  if (complaints.length > 0) throw new Error(`${kind}: the browser complains: ${complaints.join("; ")}`);
  if (moved < MOVES || answered === 0) throw new Error(`${kind}: ${moved} moves, ${answered} answers.`);
  await page.close();
  return `${moved} moves by the keyboard, ${answered} turns of Tyche, a hint, no complaint`;
}

async function picture(page, kind) {
  mkdirSync("pictures", { recursive: true });
  for (const colorScheme of ["light", "dark"])
    for (const [name, width, height] of [
      ["desktop", 1100, 800],
      ["phone", 390, 844],
    ]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `pictures/${kind}-${name}-${colorScheme}.png` });
    }
  await page.setViewportSize({ width: 1100, height: 800 });
}

function close(server) {
  return new Promise((resolve) => {
    server.httpServer.closeAllConnections?.();
    server.httpServer.close(resolve);
  });
}
