// Loads users' modules, which may do anything while they load: throw, write to our standard output, never finish, or end
// the program.

import { readFileSync, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { PuzzleError } from '../../families/puzzleError.ts'
import { sha256 } from '../../runs/sha256.ts'
import { EXIT } from '../shared/output.ts'

/** The longest time that a module may take to load. */
const LONGEST_MILLISECONDS = 10_000

const STANDARD_ERROR = 2

/**
 * Loads a module. Every fault of a module is bad input: throws a PuzzleError, or reports it if the module ends the program.
 */
export async function loadModule(file: string): Promise<unknown> {
  const write = process.stdout.write
  // Standard output is for results, so what a module prints while it loads goes to standard error. If a module waits
  // forever, Node may find nothing left to do and end the program.
  process.stdout.write = process.stderr.write.bind(process.stderr)
  const ended = () => {
    writeSync(
      STANDARD_ERROR,
      `error: ${file}: the module ended the program while it was loaded, or never finished loading; remove whatever ends the program or waits forever\n`,
    )
    process.exitCode = EXIT.usage
  }
  process.once('exit', ended)
  // Work that the module has started could keep the program running, so a timer ends it.
  const timer = setTimeout(() => process.exit(EXIT.usage), LONGEST_MILLISECONDS).unref()
  try {
    return await import(pathToFileURL(resolve(file)).href)
  } catch (error) {
    const [line] = String(error).split('\n', 1)
    throw new PuzzleError('unreadable', `the module cannot be loaded:  ${line}`)
  } finally {
    clearTimeout(timer)
    process.off('exit', ended)
    process.stdout.write = write
  }
}

// Computes the checksum of a user's module and the files that it imports, so that a run does not resume after a change
// of code.
//
// Imports are found in the text: import, export from, import() and require of a file that is named by a path. Packages
// and computed paths are not followed. A path in a comment does little harm: at worst it adds a file.

const IMPORT = /\b(?:from|import|(?<asked>require))\s*\(?\s*(["'])(?<path>\.{1,2}\/[^"'\n]+)\2/g

/**
 * The SHA-256 of the file if it imports no other; otherwise the SHA-256 of a list that has the SHA-256 of each file on
 * a line, that of the module first.
 */
export function moduleChecksum(file: string): string {
  const known = new Set([resolve(file)])
  const sums: string[] = []
  // The loop also visits the files that are added to `known` while it runs.
  for (const path of known) {
    const code = codeOf(path)
    if (code === undefined) continue
    sums.push(sha256(code))
    for (const found of importsOf(code.toString(), path)) known.add(found)
  }
  return sums.length === 1 ? sums[0] : sha256(sums.map((sum) => `${sum}\n`).join(''))
}

/**
 * The code at a path; undefined if the file does not exist. Then the path was in a comment, since the module could be
 * loaded.
 */
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
