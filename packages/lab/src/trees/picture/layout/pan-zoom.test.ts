import { describe, expect, test } from "vitest";
import { fitted, revealed, zoomed } from "./pan-zoom.js";

describe("the camera", () => {
  test("shows the whole picture, slightly enlarged at most", () => {
    const camera = fitted({ width: 1000, height: 400 }, { width: 500, height: 500 });
    expect(camera).toEqual({ scale: 0.5, x: 0, y: 150 });
    expect(fitted({ width: 10, height: 10 }, { width: 500, height: 500 }).scale).toBe(1.6);
  });

  test("keeps texts readable and the point of interest visible, without leaving the picture", () => {
    const frame = { width: 400, height: 300 };
    const camera = fitted({ width: 4000, height: 600 }, frame, 0.5, { x: 2000, y: 100 });
    expect(camera).toEqual({ scale: 0.5, x: 200 - 1000, y: 0 });
    expect(fitted({ width: 4000, height: 600 }, frame, 0.5, { x: 0, y: 0 }).x).toBe(0);
  });

  test("zooms around a point", () => {
    const before = { x: 10, y: 20, scale: 1 };
    const after = zoomed(before, 2, 110, 70);
    expect([(110 - after.x) / after.scale, (70 - after.y) / after.scale]).toEqual([100, 50]);
    expect(zoomed(before, 1e9, 0, 0).scale).toBe(4);
  });

  test("what the frame shows whole never moves, and nothing moves past the picture", () => {
    for (let seed = 0; seed < 400; seed++) {
      const random = (salt: number, most: number): number =>
        (((seed * 7919 + salt * 104729) % 997) / 997) * most;
      const picture = { width: 40 + random(1, 900), height: 40 + random(2, 900) };
      const frame = { width: 120 + random(3, 600), height: 120 + random(4, 600) };
      const point = { x: random(5, picture.width), y: random(6, picture.height) };
      const whole = fitted(picture, frame);
      expect(revealed(whole, picture, frame, point)).toBe(whole);
      const large = fitted(picture, frame, whole.scale * 2, {
        x: random(7, picture.width),
        y: random(8, picture.height),
      });
      const moved = revealed(large, picture, frame, point);
      // The point is in the frame, and no strip beside the picture that was not there before.
      const screen = { x: point.x * moved.scale + moved.x, y: point.y * moved.scale + moved.y };
      expect(screen.x).toBeGreaterThanOrEqual(-1e-6);
      expect(screen.x).toBeLessThanOrEqual(frame.width + 1e-6);
      expect(screen.y).toBeGreaterThanOrEqual(-1e-6);
      expect(screen.y).toBeLessThanOrEqual(frame.height + 1e-6);
      for (const [at, size, room] of [
        [moved.x, picture.width, frame.width],
        [moved.y, picture.height, frame.height],
      ] as const) {
        const slack = room - size * moved.scale;
        expect(at).toBeGreaterThanOrEqual(Math.min(0, slack) - 1e-6);
        expect(at).toBeLessThanOrEqual(Math.max(0, slack) + 1e-6);
      }
    }
  });
});
