// The encodings of puzzles for solvers that others wrote: one line each.

import { PuzzleError, quote } from '../../families/error.ts'
import { asp } from './asp.ts'
import { cnf } from './cnf.ts'
import type { Encoding } from './encoding.ts'
import { minizinc } from './minizinc.ts'
import { xcsp3 } from './xcsp3.ts'

/** All encodings, in the order in which help texts list them. */
export const ENCODINGS: readonly Encoding[] = [cnf, minizinc, asp, xcsp3]

/** The encoding of that name. Throws a PuzzleError that lists the names there are. */
export function findEncoding(name: string): Encoding {
  const encoding = ENCODINGS.find((one) => one.name === name.toLowerCase())
  if (encoding) return encoding
  const names = ENCODINGS.map((one) => one.name).join(', ')
  throw new PuzzleError('unrecognized', `no format is called ${quote(name)}; there are ${names}`)
}

/** Programs that run others: what they run says more. */
const LAUNCHERS = [
  'node',
  'java',
  'env',
  'time',
  'nice',
  'timeout',
  'stdbuf',
  'docker',
  'podman',
  'npx',
  'sh',
]

/**
 * The encoding that a command's program reads, by the name of its file; undefined where no encoding lists the program. The version
 * of a program may follow its name: `glucose4`, `kissat-3.1`.
 */
export function encodingOfCommand(command: string): Encoding | undefined {
  for (const word of command.trim().split(/\s+/)) {
    const base = word.replace(/^["']|["']$/g, '').replace(/^.*[/\\]/, '')
    const name = base.toLowerCase().replace(/\.(?:exe|jar|mjs|js|py|sh)$/, '')
    const encoding = ENCODINGS.find(({ programs }) => programs.some((program) => isVersionOf(program, name)))
    if (encoding) return encoding
    const isBefore = LAUNCHERS.includes(name) || /^(?:-|\w+=|\d+[smh]?$)/.test(word)
    if (!isBefore) return undefined
  }
  return undefined
}

function isVersionOf(program: string, name: string): boolean {
  return name.startsWith(program) && /^(?:$|[-_.\d])/.test(name.slice(program.length))
}
