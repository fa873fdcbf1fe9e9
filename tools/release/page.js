// A page with a worker, built with the project's own Vite, in a real browser: in development mode, and as built.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  chromium.executablePath(),
];

/** @returns {string | undefined} the path of a Chromium; the tests of the Lab install one if they can */
export function chromiumPath() {
  return PLACES.find((path) => path && existsSync(path));
}

/**
 * @param {string} project a folder with Vite installed and a page in `page/`
 * @returns {Promise<{ how: string, answers: string, wrong: string[] }[]>} the text of the page, and everything that
 * went wrong on it: responses with status 400 or more, failed requests, errors and warnings on the console
 */
export async function visit(project, executablePath) {
  const entry = createRequire(join(project, "package.json")).resolve("vite");
  const vite = await import(pathToFileURL(join(entry, "..", "index.js")).href);
  const common = {
    root: join(project, "page"),
    configFile: false,
    logLevel: "error",
    base: "./",
    appType: "mpa",
  };
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const dev = await vite.createServer({ ...common, server: { port: 0, host: "127.0.0.1" } });
    await dev.listen();
    const found = [await open(browser, "in development", addressOf(dev.httpServer))];
    await dev.close();
    await vite.build({ ...common, build: { outDir: join(project, "built") } });
    const built = await vite.preview({
      ...common,
      build: { outDir: join(project, "built") },
      preview: { port: 0, host: "127.0.0.1" },
    });
    found.push(await open(browser, "in production", addressOf(built.httpServer)));
    await built.close();
    return found;
  } finally {
    await browser.close();
  }
}

function addressOf(server) {
  return `http://127.0.0.1:${server.address().port}/`;
}

async function open(browser, how, address) {
  const page = await browser.newPage();
  const wrong = [];
  page.on("response", (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => wrong.push(`no answer: ${request.url()}`));
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) wrong.push(message.text());
  });
  await page.goto(address);
  // Vite may reload a page when it has found dependencies to prepare.
  const answered = page.locator("body[data-answers]");
  await answered.waitFor({ state: "attached", timeout: 120_000 });
  const answers = await answered.getAttribute("data-answers");
  await page.close();
  return { how, answers, wrong };
}
