// Numbers the pieces of paths that a player draws.

/** The number of the piece between two cells, on a board with this many cells. */
export function linkOf(cells: number, one: number, other: number): number {
  return Math.min(one, other) * cells + Math.max(one, other)
}

/** The two cells of a piece. */
export function cellsOfLink(cells: number, link: number): readonly [number, number] {
  return [Math.floor(link / cells), link % cells]
}
