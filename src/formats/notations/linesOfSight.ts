// The rows and columns of a board as they are seen from its four sides.

/**
 * The cells of each line of sight, the nearest cell first: each column from above, each column from below, each row from the
 * left, and each row from the right. Simon Tatham's Towers and puzz.link write numbers beside a board in this order.
 */
export function linesOfSight(size: number): number[][] {
  const lines = Array.from({ length: size }, (_, line) =>
    Array.from({ length: size }, (__, place) => [line, place]),
  )
  const columns = lines.map((line) => line.map(([column, row]) => row * size + column))
  const rows = lines.map((line) => line.map(([row, column]) => row * size + column))
  return [columns, rows].flatMap((from) => [...from, ...from.map((cells) => cells.toReversed())])
}
