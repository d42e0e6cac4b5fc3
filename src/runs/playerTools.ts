// The files of the player in this package, as pages take them.

import { readFileSync } from 'node:fs'
import { PuzzleError } from '../families/error.ts'
import { sha256 } from './sha256.ts'
import { unreadable } from './systemErrors.ts'

/** Where the player is, from the source as from the build. */
const PLAYER_FOLDER = new URL('../../dist/player/', import.meta.url)

const SHORT_HASH = 10

/** The player's files and short hashes. Reading throws a PuzzleError where the package was not built. */
export const PLAYER_TOOLS = {
  read(name: string): string {
    try {
      return readFileSync(new URL(name, PLAYER_FOLDER), 'utf8')
    } catch (error) {
      throw new PuzzleError(
        'unreadable',
        `the player is not there, "npm run build" makes it: ${unreadable(error).message}`,
      )
    }
  },
  hash: (text: string) => sha256(text).slice(0, SHORT_HASH),
}
