/** A position while it is put together. */
export interface Draft {
  /** What stands in each cell, as its game writes it; "" where nothing does. */
  readonly cells: readonly string[];
  /** The fields beside the board, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

export function erased(draft: Draft, cell: number): Draft {
  return { ...draft, cells: draft.cells.with(cell, "") };
}

/** Sets a piece of which there is one alone: it leaves the place where it stood. */
export function putOnly(draft: Draft, cell: number, piece: string): Draft {
  return { ...draft, cells: draft.cells.map((held) => (held === piece ? "" : held)).with(cell, piece) };
}

export function withField(draft: Draft, name: string, value: string): Draft {
  return { ...draft, fields: { ...draft.fields, [name]: value } };
}

/** A list as rows of so many. */
export function rowsOf<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
}
