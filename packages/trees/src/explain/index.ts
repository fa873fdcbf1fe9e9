/** What a search does, as messages for @tyche/messages. */
export { type AlgorithmText, algorithmText } from "./algorithm-text.js";
export { explainEvent } from "./events.js";
