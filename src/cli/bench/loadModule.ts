// Loads users' modules, which may do anything while they load: throw, write to our standard output, never finish, or end
// the program.

import { writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PuzzleError } from '../../families/error.ts'
import { EXIT } from '../shared/output.ts'

/** The longest time that a module may take to load. */
const LONGEST_MILLISECONDS = 10_000

const STANDARD_ERROR = 2

/**
 * Loads a module. Every fault of a module is bad input: throws a PuzzleError, or reports it if the module ends the program.
 */
export async function loadModule(file: string): Promise<unknown> {
  const write = process.stdout.write
  // Standard output is for results. While a module waits forever, Node may find nothing left to do and end the program.
  process.stdout.write = process.stderr.write.bind(process.stderr)
  const ended = () => {
    writeSync(
      STANDARD_ERROR,
      `error: ${file}: the module ended the program while it was loaded, or never finished loading\n`,
    )
    process.exitCode = EXIT.usage
  }
  process.once('exit', ended)
  // Work that the module has started could keep the program from ending.
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
