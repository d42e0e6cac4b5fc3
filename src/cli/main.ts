#!/usr/bin/env node
// The command line: the only place that knows terminal, arguments and exit codes.

import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { addBench } from './bench/bench.ts'
import { addBook } from './book/book.ts'
import { addConvert } from './convert/convert.ts'
import { addExplain } from './explain/explain.ts'
import { addFamilies } from './families/families.ts'
import { addFeed } from './feed/feed.ts'
import { addGenerate } from './generate/generate.ts'
import { addGrade } from './grade/grade.ts'
import { addPage } from './page/page.ts'
import { addPlay } from './play/play.ts'
import { addPreflight } from './preflight/preflight.ts'
import { addRender } from './render/render.ts'
import { EXIT, endOnClosedOutput } from './shared/output.ts'
import { addSolve } from './solve/solve.ts'
import { addVerify } from './verify/verify.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

function makeProgram(): Command {
  const program = new Command('puzzlewright')
    .description(
      'Makes number puzzles of several families, each with exactly one solution; says how hard they are; prints books of them; compares what solves them.',
    )
    .version(version)
    .showHelpAfterError('(puzzlewright --help, or COMMAND --help, says more)')
  addGenerate(program)
  addSolve(program)
  addVerify(program)
  addGrade(program)
  addExplain(program)
  addConvert(program)
  addPlay(program)
  addPage(program)
  addBook(program)
  addFeed(program)
  addFamilies(program)
  addPreflight(program)
  addRender(program)
  addBench(program)
  answerUsage(program)
  return program
}

/** Wrong usage of a command, or of one below it, has an exit code of its own. */
function answerUsage(command: Command): void {
  command.exitOverride((error) => process.exit(error.exitCode === 0 ? EXIT.fine : EXIT.usage))
  command.commands.forEach(answerUsage)
}

/** Exit codes of commands that a signal has ended are larger. */
const INTERRUPTED = 128

endOnClosedOutput()
try {
  await makeProgram().parseAsync()
  // Input that stalls would keep a command that was interrupted from its end.
  if (Number(process.exitCode ?? 0) > INTERRUPTED) process.exit()
} catch (error) {
  if (!(error instanceof CommanderError)) throw error
  process.stderr.write(`error: ${error.message}\n`)
  process.exitCode = EXIT.usage
}
