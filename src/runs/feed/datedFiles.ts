// Recognises the files of dates and puzzles in a site by their paths, so that a build finds them even if its index was lost.

import { PUBLIC_FILES, SOLUTION_FILES } from '../../feed/puzzleFileNames.ts'

const NAMES: readonly string[] = [...PUBLIC_FILES, ...SOLUTION_FILES, 'index.html', 'embed/index.html']

/** Whether a path belongs to the page of a date or to a puzzle: `2027-01-30/sudoku/puzzle.svg`. */
export function isDatedFile(path: string): boolean {
  const [, name] = /^\d{4}-\d{2}-\d{2}\/(?:[a-z0-9-]+\/)?(.+)$/.exec(path) ?? []
  return name !== undefined && NAMES.includes(name)
}
