// Reads the player's files from this package, for pages that include them.

import { readFileSync } from 'node:fs'
import { PuzzleError } from '../families/puzzleError.ts'
import { sha256 } from './sha256.ts'
import { unreadable } from './systemErrors.ts'

/** The folder of the built player. The relative path is the same from the source file and from the built file. */
const PLAYER_FOLDER = new URL('../../dist/player/', import.meta.url)

/** The letters of screens. */
const LETTERS = new URL('../../fonts/PuzzlewrightSans.woff2', import.meta.url)

const SHORT_HASH = 10

/**
 * Reads the player's files, and makes short hashes of texts. Reading throws a PuzzleError if the package is
 * not built.
 */
export const PLAYER_TOOLS = {
  read(name: string): string {
    try {
      return readFileSync(new URL(name, PLAYER_FOLDER), 'utf8')
    } catch (error) {
      throw new PuzzleError(
        'unreadable',
        `the player is not built (${unreadable(error).message}); run "npm run build"`,
      )
    }
  },
  /** The letters of screens, as a WOFF2 file. */
  letters(): Uint8Array {
    return readFileSync(LETTERS)
  },
  hash: (text: string) => sha256(text).slice(0, SHORT_HASH),
}
