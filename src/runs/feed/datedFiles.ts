// Which files of a site are those of dates and puzzles: by their paths, whether or not anybody remembers to have written them.

import { PUBLIC_FILES, SOLUTION_FILES } from '../../feed/puzzleFileNames.ts'

const NAMES: readonly string[] = [...PUBLIC_FILES, ...SOLUTION_FILES, 'index.html', 'embed/index.html']

/** Whether a path is that of the page of a date, or of a file of a puzzle: `2027-01-30/sudoku/puzzle.svg`. */
export function isDatedFile(path: string): boolean {
  const [, name] = /^\d{4}-\d{2}-\d{2}\/(?:[a-z0-9-]+\/)?(.+)$/.exec(path) ?? []
  return name !== undefined && NAMES.includes(name)
}
