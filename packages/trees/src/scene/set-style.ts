/** The colours of information sets: fills and lines in light surroundings, then fills and lines in dark ones. */
export const SET_COLOURS: readonly (readonly string[])[] = [
  "#dfe3fb #d5efe0 #f8dcea #f7e6c4 #d3eef2 #eadffa",
  "#4a55b8 #22704a #9a2f68 #7a4e00 #0d6473 #6a3fae",
  "#2b3160 #1d4a35 #55233f #5a4310 #174a54 #4a2f63",
  "#a9b2ff #86d6ae #f3a8d0 #f0cd5c #7fd6e3 #d0b0f5",
].map((colours) => colours.split(" "));

/** The rules for ribbons and strategies in a tree's picture. The colours may be any CSS. */
export function setStyle([fills, lines]: typeof SET_COLOURS): string {
  const ruled = (fill: string, line: string, own: string): string =>
    `.tyche-tree path${own}{stroke:${fill}}.tyche-tree .outline${own}{stroke:${line}}.tyche-tree text${own}{fill:${line}}`;
  return `.tyche-tree .set{stroke-linecap:round;stroke-linejoin:round;font-size:11px;font-weight:700}.tyche-tree path.set{fill:none}.tyche-tree .never path{stroke-dasharray:5 4}${fills!.map((fill, i) => ruled(fill, lines![i]!, `.c${i}`)).join("")}@media (forced-colors:active){${ruled("Canvas", "CanvasText", ".set")}}`;
}
