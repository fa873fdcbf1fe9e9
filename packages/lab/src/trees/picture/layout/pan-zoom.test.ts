import { describe, expect, test } from "vitest";
import { fitted, zoomed } from "./pan-zoom.js";

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
});
