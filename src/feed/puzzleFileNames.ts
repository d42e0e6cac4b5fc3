// The files of a puzzle, which never change once they are in the ledger.

/** What appears with the puzzle. */
export const PUBLIC_FILES = ['puzzle.json', 'puzzle.svg', 'puzzle.png', 'card.png', 'sheet.pdf'] as const

/** What appears when the solution does. */
export const SOLUTION_FILES = ['solution.json', 'solution.svg', 'solution.png'] as const

/** A file of a puzzle. */
export type PuzzleFileName = (typeof PUBLIC_FILES)[number] | (typeof SOLUTION_FILES)[number]
