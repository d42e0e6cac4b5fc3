// The list of encodings for external solvers.

import { PuzzleError, quote } from '../../families/puzzleError.ts'
import { asp } from './asp.ts'
import { cnf } from './cnf.ts'
import type { Encoding } from './encoding.ts'
import { minizinc } from './minizinc.ts'
import { sudoku81 } from './sudoku81.ts'
import { xcsp3 } from './xcsp3.ts'

/** All encodings, in the order of the help texts. */
export const ENCODINGS: readonly Encoding[] = [cnf, minizinc, asp, xcsp3, sudoku81]

/** Finds an encoding by name. Throws a PuzzleError that lists the names. */
export function findEncoding(name: string): Encoding {
  const encoding = ENCODINGS.find((one) => one.name === name.toLowerCase())
  if (encoding) return encoding
  const names = ENCODINGS.map((one) => one.name).join(', ')
  throw new PuzzleError('unrecognized', `unknown format ${quote(name)}; choose one of ${names}`)
}
