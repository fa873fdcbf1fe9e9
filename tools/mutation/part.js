/** The code to mutate, and the tests that must notice. */
const PARTS = {
  trees: {
    sources: ["packages/trees/src/algorithms/*.ts"],
    tests: [
      "packages/trees/src/solve/*.test.ts",
      "packages/trees/test/{agreement,definitions,events,golden,players,theory}.test.ts",
    ],
  },
  engine: {
    sources: ["packages/engine/src/{search,minimax,deepening}/*.ts"],
    tests: [
      "packages/engine/src/{search,minimax,deepening}/*.test.ts",
      "packages/engine/test/{rounding,table-depths}.test.ts",
    ],
  },
};

export const name = process.env.PART ?? "";
export const part = PARTS[name];
if (part === undefined) throw new Error(`Set PART to one of ${Object.keys(PARTS).join(", ")}.`);
