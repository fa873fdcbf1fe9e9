/** Kuhn's poker: each player antes 1 and gets one of three cards. */
function kuhn(): string {
  const cards = ["J", "Q", "K"];
  const deals = cards.flatMap((a, i) =>
    cards.flatMap((b, j) => (i === j ? [] : [{ a, b, wins: i > j ? 1 : -1 }])),
  );
  const deal = ({ a, b, wins }: (typeof deals)[number]): unknown => ({
    max: [
      {
        min: [wins, { max: [-1, 2 * wins], set: `${a}pb`, actions: ["fold", "call"] }],
        set: `${b}p`,
        actions: ["pass", "bet"],
      },
      { min: [1, 2 * wins], set: `${b}b`, actions: ["fold", "call"] },
    ],
    set: a,
    actions: ["pass", "bet"],
  });
  return JSON.stringify({ chance: deals.map(deal), actions: deals.map(({ a, b }) => a + b) });
}

/** Textbook games with payoffs of several players, or with hidden moves. */
export const GAMES = {
  centipede:
    '{"player":0,"actions":["take","pass"],"children":[{"leaf":[1,0]},{"player":1,"actions":["take","pass"],"children":[{"leaf":[0,2]},{"player":0,"actions":["take","pass"],"children":[{"leaf":[3,1]},{"leaf":[2,4]}]}]}]}',
  entry:
    '{"player":0,"actions":["out","in"],"children":[{"leaf":[0,2]},{"player":1,"actions":["fight","share"],"children":[{"leaf":[-3,-1]},{"leaf":[2,1]}]}]}',
  pennies:
    '{"max":[{"min":[2,-1],"set":"s","actions":["h","t"]},{"min":[-1,1],"set":"s","actions":["h","t"]}],"actions":["H","T"]}',
  lopsided:
    '{"max":[{"min":[3,-1],"set":"s","actions":["l","r"]},{"min":[-2,4],"set":"s","actions":["l","r"]}],"actions":["L","R"]}',
  rockPaperScissors:
    '{"max":[{"min":[0,-1,1],"set":"s"},{"min":[1,0,-1],"set":"s"},{"min":[-1,1,0],"set":"s"}],"actions":["r","p","s"]}',
  beerQuiche:
    '{"chance":[{"player":0,"set":"w","actions":["beer","quiche"],"children":[{"player":1,"set":"b","actions":["fight","not"],"children":[{"leaf":[0,1]},{"leaf":[2,0]}]},{"player":1,"set":"q","actions":["fight","not"],"children":[{"leaf":[1,1]},{"leaf":[3,0]}]}]},{"player":0,"set":"t","actions":["beer","quiche"],"children":[{"player":1,"set":"b","actions":["fight","not"],"children":[{"leaf":[1,0]},{"leaf":[3,1]}]},{"player":1,"set":"q","actions":["fight","not"],"children":[{"leaf":[0,0]},{"leaf":[2,1]}]}]}],"p":["1/10","9/10"]}',
  forkedRoad:
    '{"player":0,"actions":["stay","go"],"children":[{"player":1,"set":"s","actions":["l","r"],"children":[{"leaf":[3,0]},{"leaf":[0,2]}]},{"player":0,"actions":["on","back"],"children":[{"player":1,"set":"s","actions":["l","r"],"children":[{"leaf":[1,5]},{"leaf":[4,0]}]},{"leaf":[2,2]}]}]}',
  kuhn: kuhn(),
} as const;
