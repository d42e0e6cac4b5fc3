// Reads the files of the studio from this package: its page, its engine, and the player that it uses.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PuzzleError } from '../families/puzzleError.ts'
import { PLAYER_TOOLS } from './readPlayerFiles.ts'
import { unreadable } from './systemErrors.ts'

/** The built folders, and where the files of each lie on the site. The paths are the same from source and built files. */
const FOLDERS = [
  { folder: new URL('../../dist/studio/', import.meta.url), place: '' },
  { folder: new URL('../../dist/player/', import.meta.url), place: 'player' },
] as const

/** The files of a site with the studio, by their paths from the root. Throws a PuzzleError if the package is not built. */
export function readStudioFiles(): Map<string, Uint8Array> {
  try {
    return new Map([
      ...FOLDERS.flatMap(({ folder, place }) => filesOf(fileURLToPath(folder), place)),
      ['letters.woff2', PLAYER_TOOLS.letters()],
    ])
  } catch (error) {
    throw new PuzzleError(
      'unreadable',
      `the studio is not built (${unreadable(error).message}); run "npm run build"`,
    )
  }
}

function filesOf(folder: string, place: string): [path: string, content: Uint8Array][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.d\.ts(?:\.map)?$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [join(place, path.slice(folder.length)).replaceAll('\\', '/'), readFileSync(path)]
    })
}
