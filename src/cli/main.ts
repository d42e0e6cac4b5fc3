#!/usr/bin/env node
// The entry point of the command line. Only src/cli/ knows the terminal, arguments and exit codes.

import { runProgram } from './program.ts'
import { endOnClosedOutput } from './shared/output.ts'

/** Exit codes above this number mean that a signal ended the command. */
const INTERRUPTED = 128

endOnClosedOutput()
process.exitCode = (await runProgram(process.argv.slice(2))) ?? process.exitCode
// Ends the process at once, because an interrupted command may still be waiting for stalled input.
if (Number(process.exitCode ?? 0) > INTERRUPTED) process.exit()
