// Runs a command line as the program does, but in the process of the test.

import { runProgram } from '../../src/cli/program.ts'
import { EXIT } from '../../src/cli/shared/output.ts'
import { capture } from './command.ts'

/** Runs a command line with a text as its standard input; `run` may be the program as it was built. */
export function runWords(words: readonly string[], input = '', run: typeof runProgram = runProgram) {
  return capture(async () => {
    const { exitCode } = process
    process.exitCode = undefined
    try {
      return (await run(words)) ?? process.exitCode ?? EXIT.fine
    } finally {
      process.exitCode = exitCode
    }
  }, input)
}

/** Words as a person types them; quotation marks keep words together. */
export function wordsOf(line: string): string[] {
  return Array.from(line.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, word]) => quoted ?? word)
}
