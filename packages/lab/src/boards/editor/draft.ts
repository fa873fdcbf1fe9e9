/** A position being edited. */
export interface Draft {
  /** The content of each cell, as the game writes it; "" if empty. */
  readonly cells: readonly string[];
  /** The fields beside the board, by name. */
  readonly fields: Readonly<Record<string, string>>;
}

export function erased(draft: Draft, cell: number): Draft {
  return { ...draft, cells: draft.cells.with(cell, "") };
}

/** Places a piece that can be on the board only once; it leaves its previous cell. */
export function putOnly(draft: Draft, cell: number, piece: string): Draft {
  return { ...draft, cells: draft.cells.map((held) => (held === piece ? "" : held)).with(cell, piece) };
}

export function withField(draft: Draft, name: string, value: string): Draft {
  return { ...draft, fields: { ...draft.fields, [name]: value } };
}

/** Splits a list into rows of `columns` items. */
export function rowsOf<Item>(items: readonly Item[], columns: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) =>
    items.slice(row * columns, (row + 1) * columns),
  );
}
