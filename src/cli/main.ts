#!/usr/bin/env node
// The entry point of the command line. Only src/cli/ knows the terminal, arguments and exit codes.

import { runProgram } from './program.ts'
import { endOnClosedOutput } from './shared/output.ts'

/** Exit codes of commands ended by a signal are larger. */
const INTERRUPTED = 128

endOnClosedOutput()
process.exitCode = (await runProgram(process.argv.slice(2))) ?? process.exitCode
// Input that stalls would keep an interrupted command from ending.
if (Number(process.exitCode ?? 0) > INTERRUPTED) process.exit()
