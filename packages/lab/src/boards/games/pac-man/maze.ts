/** A maze as a position's text draws it. */
export interface MazePicture {
  readonly width: number;
  readonly height: number;
  /** Segments between neighbouring wall cells, and squares between four, as the path of an SVG; y grows downwards. */
  readonly walls: string;
}

/**
 * The walls of a position, whose board stands before the first semicolon, its rows from the top with slashes between them. Cells are of
 * size 1, and their middles half a unit in.
 */
export function mazeOf(position: string): MazePicture {
  const rows = position.split(";")[0]!.trim().split("/");
  const height = rows.length;
  const width = Math.max(...rows.map((row) => row.length));
  const isWall = (x: number, y: number): boolean => rows[y]?.[x] === "%";
  const path: string[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isWall(x, y)) continue;
      const [cx, cy] = [x + 0.5, y + 0.5];
      // What stands alone is a dot; a line of no length is drawn as one by its round ends.
      const isAlone = !isWall(x - 1, y) && !isWall(x + 1, y) && !isWall(x, y - 1) && !isWall(x, y + 1);
      if (isAlone) path.push(`M${cx} ${cy}h0`);
      if (isWall(x + 1, y)) path.push(`M${cx} ${cy}h1`);
      if (isWall(x, y + 1)) path.push(`M${cx} ${cy}v1`);
      // Thick walls have no holes.
      if (isWall(x + 1, y) && isWall(x, y + 1) && isWall(x + 1, y + 1)) path.push(`M${cx} ${cy}h1v1h-1z`);
    }
  return { width, height, walls: path.join("") };
}
