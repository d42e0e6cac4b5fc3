#!/usr/bin/env node
// The entry point of the command line. Only src/cli/ knows the terminal, arguments and exit codes.

import { runProgram } from './program.ts'
import { endOnClosedOutput } from './shared/output.ts'

/** The exit code of a command that a signal ended is greater than this. */
const INTERRUPTED = 128

endOnClosedOutput()
process.exitCode = (await runProgram(process.argv.slice(2))) ?? process.exitCode
// Otherwise an interrupted command would go on waiting for input that stalls.
if (Number(process.exitCode ?? 0) > INTERRUPTED) process.exit()
