// The names of the files of a puzzle, and the resolution of its pictures. A file never changes once it is in the ledger.

/** The files that appear with the puzzle. */
export const PUBLIC_FILES = ['puzzle.json', 'puzzle.svg', 'puzzle.png', 'card.png', 'sheet.pdf'] as const

/** The files that appear with the solution. */
export const SOLUTION_FILES = ['solution.json', 'solution.svg', 'solution.png', 'certificate.txt'] as const

/** The file that only feeds with certificates have. */
export const CERTIFICATE_FILE = 'certificate.txt' satisfies PuzzleFileName

/** The name of a file of a puzzle. */
export type PuzzleFileName = (typeof PUBLIC_FILES)[number] | (typeof SOLUTION_FILES)[number]

/** The pixels per inch of PNG pictures, which are for screens: print uses the other files. */
export const PICTURE_DPI = 200
