const algorithms = ["minimax", "alpha-beta", "star1", "star2", "expectiminimax"];
const trees = [
  "[[3,12,8],[2,4,6],[14,5,2]]",
  '{"max":[{"chance":[4,8]},{"chance":[6,0,7]},{"chance":[{"min":[2,9]},1]}]}',
];
for (let i = 0; i < 50; i++) {
  const figure = document.createElement("tyche-tree");
  const algorithm = algorithms[i % algorithms.length];
  figure.setAttribute("algorithm", algorithm);
  figure.setAttribute("tree", trees[i % 5 < 2 ? 0 : 1]);
  document.querySelector("main").append(figure);
}
