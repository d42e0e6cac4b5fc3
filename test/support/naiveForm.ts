// What twins share, found naively: all 128 ways to turn a 4x4 Sudoku and to exchange its lines, each renumbered
// from its first given on.

const LINES = [0, 1].flatMap((swapped) =>
  [0, 1].flatMap((first) =>
    [0, 1].map((second) => {
      const bands = [
        [0, 1],
        [2, 3],
      ].map((band, index) => ([first, second][index] ? band.toReversed() : band))
      return (swapped ? bands.toReversed() : bands).flat()
    }),
  ),
)

/** The least of all twins of a 4x4 Sudoku, as text, from the line of its record. */
export function naiveForm(line: string): string {
  const clues = (JSON.parse(line) as { id: string }).id.split(':')[2]
  const forms = LINES.flatMap((rows) =>
    LINES.flatMap((columns) => {
      const cells = rows.flatMap((row) => columns.map((column) => 4 * row + column))
      const turned = cells.map((cell) => 4 * (cell % 4) + Math.floor(cell / 4))
      return [cells, turned].map((from) => renumbered(from.map((cell) => clues[cell])))
    }),
  )
  return forms.toSorted()[0]
}

function renumbered(clues: readonly string[]): string {
  const order = [...new Set(clues.filter((clue) => clue !== '.'))]
  return clues.map((clue) => (clue === '.' ? '.' : order.indexOf(clue) + 1)).join('')
}
