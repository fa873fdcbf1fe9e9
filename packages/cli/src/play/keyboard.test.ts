import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { openKeyboard } from "./keyboard.js";

/** A terminal without a user. */
function desk(arrows?: Readonly<Record<string, string>>) {
  const stdin = Object.assign(new PassThrough(), { isTTY: true });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 60 });
  const seen: string[] = [];
  stdout.on("data", (text) => seen.push(String(text)));
  return { stdin, seen, keyboard: openKeyboard({ stdin, stdout, env: {}, language: "en" }, arrows) };
}

const ARROWS = { up: "north", left: "west" };

describe("keyboard", () => {
  it("turns arrow keys into actions on an empty line, and still reads lines", async () => {
    const { stdin, keyboard } = desk(ARROWS);
    const up = keyboard.ask("> ");
    stdin.write("\u001b[A");
    expect(await up).toBe("north");
    const line = keyboard.ask("> ");
    stdin.write("stay\n");
    expect(await line).toBe("stay");
    // On a line with text, an arrow moves the cursor.
    const edited = keyboard.ask("> ");
    stdin.write("ab\u001b[Dx\n");
    expect((await edited)?.length).toBe(3);
    const left = keyboard.ask("> ");
    stdin.write("\u001b[D");
    expect(await left).toBe("west");
    keyboard.close();
  });

  it("shows a message while it thinks, and removes it afterwards", async () => {
    const { seen, keyboard } = desk();
    expect(await keyboard.during("the engine thinks …", async () => 7)).toBe(7);
    expect(seen.join("")).toBe("\u001b[2mthe engine thinks …\u001b[0m\r\u001b[K");
    keyboard.close();
  });
});
