// A twin of a Sudoku that looks different.

/** The name of a Sudoku with its first two rows exchanged. */
export function permutedCopy(id: string): string {
  const [name, shape, clues] = id.split(':')
  const size = Number.parseInt(shape, 10)
  return [name, shape, clues.slice(size, 2 * size) + clues.slice(0, size) + clues.slice(2 * size)].join(':')
}
