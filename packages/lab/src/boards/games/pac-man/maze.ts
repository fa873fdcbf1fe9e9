/**
 * Parses the walls of a position: the part before the first semicolon, rows from the top separated by slashes. Cells
 * have size 1, with centres at half units.
 *
 * @returns `walls`: an SVG path of segments between neighbouring wall cells, and squares between four; y points downwards
 */
export function mazeOf(position: string) {
  const rows = position.split(";")[0]!.trim().split("/");
  const height = rows.length;
  const width = Math.max(...rows.map((row) => row.length));
  const isWall = (x: number, y: number): boolean => rows[y]?.[x] === "%";
  const path: string[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isWall(x, y)) continue;
      const [cx, cy] = [x + 0.5, y + 0.5];
      // A single wall cell is a dot: round line ends draw a line of length zero as one.
      const isAlone = !isWall(x - 1, y) && !isWall(x + 1, y) && !isWall(x, y - 1) && !isWall(x, y + 1);
      if (isAlone) path.push(`M${cx} ${cy}h0`);
      if (isWall(x + 1, y)) path.push(`M${cx} ${cy}h1`);
      if (isWall(x, y + 1)) path.push(`M${cx} ${cy}v1`);
      // Thick walls are filled.
      if (isWall(x + 1, y) && isWall(x, y + 1) && isWall(x + 1, y + 1)) path.push(`M${cx} ${cy}h1v1h-1z`);
    }
  return { width, height, walls: path.join("") };
}
