// clingo for machines without it: the solver as WebAssembly (clingo-wasm, a development dependency), behind the options that
// `bench run` needs. It prints one JSON object, as clingo does with --outf=2, and exits with clingo's exit
// codes.
//
//   node scripts/clingo.mjs [--outf=2] [-n NUMBER] FILE        NUMBER of answer sets, 1 if left out, 0 for all

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/**
 * clasp's exit codes: bits for answer sets found and for a complete search; 65 is an error, 128 wrong usage.
 */
const EXIT = { unknown: 0, satisfiable: 10, exhausted: 20, error: 65, usage: 128 }

function usage(message) {
  process.stderr.write(`${message}\nusage: node scripts/clingo.mjs [--outf=2] [-n NUMBER] FILE\n`)
  process.exit(EXIT.usage)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        outf: { type: 'string', default: '2' },
        models: { type: 'string', short: 'n', default: '1' },
      },
    })
  } catch (error) {
    return usage(error.message)
  }
}

const { values, positionals } = readArguments()
if (positionals.length !== 1) usage('expected one file')
if (values.outf !== '2') usage('--outf must be 2 (JSON)')
if (!/^\d{1,9}$/.test(values.models)) usage('-n must be a number')

let program
try {
  program = readFileSync(positionals[0], 'utf8')
} catch (error) {
  process.stderr.write(`${positionals[0]} cannot be read: ${error.message}\n`)
  process.exit(EXIT.error)
}

// The package prints a line to standard output when it starts.
console.info = () => {}
const { run } = (await import('clingo-wasm')).default
const result = await run(program, Number(values.models))
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
if (result.Result === 'ERROR') {
  process.stderr.write(`${result.Error}\n`)
  process.exitCode = EXIT.error
} else {
  const found = result.Models.Number > 0 ? EXIT.satisfiable : EXIT.unknown
  process.exitCode = found + (result.Models.More === 'no' ? EXIT.exhausted : 0)
}
