#!/usr/bin/env node
// The command line: the only place that knows process, files, clock and terminal.

import { Command, CommanderError } from 'commander'
import { addConvert } from './commands/convert.ts'
import { addFamilies } from './commands/families.ts'
import { addSolve } from './commands/solve.ts'
import { addTour } from './commands/tour.ts'
import { addVerify } from './commands/verify.ts'
import { EXIT, endQuietlyOnClosedPipe } from './output.ts'

export function makeProgram(): Command {
  const program = new Command('puzzlewright')
    .description('Makes number puzzles and says how hard they are.')
    .version('0.1.0')
    .showHelpAfterError('(puzzlewright --help, or COMMAND --help, says more)')
  addSolve(program)
  addVerify(program)
  addConvert(program)
  addFamilies(program)
  addTour(program)
  for (const command of [program, ...program.commands]) {
    command.exitOverride((error) => process.exit(error.exitCode === 0 ? EXIT.fine : EXIT.usage))
  }
  return program
}

endQuietlyOnClosedPipe()
try {
  await makeProgram().parseAsync()
} catch (error) {
  if (!(error instanceof CommanderError)) throw error
  process.stderr.write(`error: ${error.message}\n`)
  process.exitCode = EXIT.usage
}
