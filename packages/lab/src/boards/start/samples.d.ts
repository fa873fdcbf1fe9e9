/** A position of each game with a board, computed by its rules when the page is built (`vite.config.ts`). */
declare module "virtual:samples" {
  import type { Facts } from "@tyche/engine";
  import type { Scene } from "../record/scene.js";

  export interface Sample {
    readonly facts: Facts;
    readonly scene: Scene;
  }
  /** By the name of the game. */
  export const SAMPLES: Readonly<Record<string, Sample>>;
}
