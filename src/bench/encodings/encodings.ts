// The formats there are: one line each.

import { PuzzleError, quote } from '../../families/error.ts'
import { asp } from './asp.ts'
import { cnf } from './cnf.ts'
import type { Format } from './encoding.ts'
import { minizinc } from './minizinc.ts'
import { xcsp3 } from './xcsp3.ts'

export const FORMATS: readonly Format[] = [cnf, minizinc, asp, xcsp3]

/** The format of that name. Throws a PuzzleError that lists the names there are. */
export function findFormat(name: string): Format {
  const format = FORMATS.find((one) => one.name === name.toLowerCase())
  if (format) return format
  const names = FORMATS.map((one) => one.name).join(', ')
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
 * The format that a command's program reads, by the name of its file; nothing where no format knows it. The version
 * of a program may follow its name: `glucose4`, `kissat-3.1`.
 */
export function formatOfCommand(command: string): Format | undefined {
  for (const word of command.trim().split(/\s+/)) {
    const base = word.replace(/^["']|["']$/g, '').replace(/^.*[/\\]/, '')
    const name = base.toLowerCase().replace(/\.(?:exe|jar|mjs|js|py|sh)$/, '')
    const format = FORMATS.find(({ programs }) => programs.some((program) => isVersionOf(program, name)))
    if (format) return format
    const isBefore = LAUNCHERS.includes(name) || /^(?:-|\w+=|\d+[smh]?$)/.test(word)
    if (!isBefore) return undefined
  }
  return undefined
}

function isVersionOf(program: string, name: string): boolean {
  return name.startsWith(program) && /^(?:$|[-_.\d])/.test(name.slice(program.length))
}
