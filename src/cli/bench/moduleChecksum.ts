// The checksum of a user's module with the files that it imports, so that a run does not resume with other code.
//
// Imports are found in the text: import, export from, import() and require of a file that is named by a path.
// Packages and paths that are computed are not followed. A path in a comment at worst adds a file.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sha256 } from '../../runs/sha256.ts'

const IMPORT = /\b(?:from|import|(?<asked>require))\s*\(?\s*(["'])(?<path>\.{1,2}\/[^"'\n]+)\2/g

/**
 * The SHA-256 of a file that imports no other; else that of the list of the SHA-256 of all files, the module first, each
 * in a line.
 */
export function moduleChecksum(file: string): string {
  const known = new Set([resolve(file)])
  const sums: string[] = []
  // Files are added while the loop runs.
  for (const path of known) {
    const code = codeOf(path)
    if (code === undefined) continue
    sums.push(sha256(code))
    for (const found of importsOf(code.toString(), path)) known.add(found)
  }
  return sums.length === 1 ? sums[0] : sha256(sums.map((sum) => `${sum}\n`).join(''))
}

/** What a path does not lead to was in a comment: the module has been loaded. */
function codeOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

function importsOf(code: string, from: string): string[] {
  return Array.from(code.matchAll(IMPORT)).flatMap(({ groups: { asked, path } = {} }) => {
    try {
      return asked ? createRequire(from).resolve(path) : fileURLToPath(new URL(path, pathToFileURL(from)))
    } catch {
      return []
    }
  })
}
