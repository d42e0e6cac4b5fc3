// The list of encodings for external solvers.

import { PuzzleError, quote } from '../../families/error.ts'
import { asp } from './asp.ts'
import { cnf } from './cnf.ts'
import type { Encoding } from './encoding.ts'
import { minizinc } from './minizinc.ts'
import { xcsp3 } from './xcsp3.ts'

/** All encodings, in the order of the help texts. */
export const ENCODINGS: readonly Encoding[] = [cnf, minizinc, asp, xcsp3]

/** Finds an encoding by name. Throws a PuzzleError that lists the names. */
export function findEncoding(name: string): Encoding {
  const encoding = ENCODINGS.find((one) => one.name === name.toLowerCase())
  if (encoding) return encoding
  const names = ENCODINGS.map((one) => one.name).join(', ')
  throw new PuzzleError('unrecognized', `unknown format ${quote(name)}; known: ${names}`)
}

/** Programs that run other programs. The encoding depends on what they run. */
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
 * Returns the encoding that the program of a command reads, by the program's file name; undefined if no
 * encoding lists it. A version may follow the name: `glucose4`, `kissat-3.1`.
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
