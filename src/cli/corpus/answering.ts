// How the commands of a corpus report errors: a line on standard error, and the exit code.

import { PuzzleError } from '../../families/error.ts'
import { EXIT } from '../shared/output.ts'

/** Does the work of a command, which returns its exit code. A PuzzleError becomes an error message and exit code 1. */
export async function answeringCorpus(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    process.stderr.write(`error: ${error.message}\n`)
    process.exitCode = EXIT.badInput
  }
}
