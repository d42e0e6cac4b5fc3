// Modules of others, which may do anything while they are loaded: throw, write to our standard output, never come to an end, or
// end the program.

import { writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PuzzleError } from '../../families/error.ts'
import { EXIT } from '../shared/output.ts'

/** Nobody's orders take longer to load. */
const LONGEST_MILLISECONDS = 10_000

const STANDARD_ERROR = 2

/** Loads a module. Whatever is wrong with it is bad input: throws a PuzzleError, or says it where the module ends the program. */
export async function loadModule(file: string): Promise<unknown> {
  const write = process.stdout.write
  // Standard output is for results. A module whose loading never ends lets the program end, too, with nothing left to do.
  process.stdout.write = process.stderr.write.bind(process.stderr)
  const ended = () => {
    writeSync(
      STANDARD_ERROR,
      `error: ${file}: this module ended the program while it was loaded, or waits for ever\n`,
    )
    process.exitCode = EXIT.usage
  }
  process.once('exit', ended)
  // What it has begun may keep the program from its end.
  const timer = setTimeout(() => process.exit(EXIT.usage), LONGEST_MILLISECONDS).unref()
  try {
    return await import(pathToFileURL(resolve(file)).href)
  } catch (error) {
    const [line] = String(error).split('\n', 1)
    throw new PuzzleError('unreadable', `this module cannot be loaded: ${line}`)
  } finally {
    clearTimeout(timer)
    process.off('exit', ended)
    process.stdout.write = write
  }
}
