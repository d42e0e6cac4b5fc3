// What an earlier run has left in its file. Reading changes nothing.

import { lstatSync } from 'node:fs'
import { PuzzleError, quote } from '../families/error.ts'
import { readLines } from './readLines.ts'
import type { FileEnd } from './recordSink.ts'
import { unreadable } from './systemErrors.ts'

/** How the lines of a run are known. */
export interface Lines {
  /** The first line, where not each line says by itself of which run it is. */
  readonly head?: Head | undefined
  /**
   * The number of the task that a line of an earlier run belongs to: `due`, or a later one where those between are missing;
   * nothing if it belongs to none. Called for each line, in their order. May throw a PuzzleError that says more.
   */
  recognize(line: string, due: number): number | undefined
}

/** The first line of a file. */
export interface Head {
  /** As this run writes it. */
  readonly line: string
  /** Throws a PuzzleError where a first line is not that of this run. */
  expectSame(line: string): void
}

/** What there is already. */
export interface Earlier extends FileEnd {
  /** Lines of tasks. */
  readonly lines: number
  /** The number with which the run goes on. */
  readonly next: number
  /** Numbers before that whose lines are not there: their tasks crashed. */
  readonly missing: readonly number[]
  /** Whether the head is there. */
  readonly hasHead: boolean
}

/** What there is where no run has been. */
export const NOTHING: Earlier = {
  lines: 0,
  next: 0,
  missing: [],
  hasHead: false,
  wholeBytes: 0,
  half: Buffer.alloc(0),
  cutsHalf: false,
  foreign: () => notOurs('', 1),
}

/** Bytes of a line, at most; the records of the largest puzzles stay far below. */
const LONGEST_LINE = 1 << 20

/** Reads what there is. Throws a PuzzleError for a line that is not of this run. */
export async function readEarlier(
  path: string,
  { head, recognize }: Lines,
  signal: AbortSignal,
): Promise<Earlier> {
  const missing: number[] = []
  let lines = 0
  let next = 0
  let hasHead = false
  let wholeBytes = 0

  function take(line: string, end: number): void {
    wholeBytes = end
    if (head && !hasHead) {
      head.expectSame(line)
      hasHead = true
      return
    }
    const place = ++lines + (head ? 1 : 0)
    const number = placed(place, () => recognize(line, next))
    if (number === undefined) throw notOurs(line, place)
    while (next < number) missing.push(next++)
    next++
  }

  try {
    if (!isFile(path)) return NOTHING
    const longest = Math.max(LONGEST_LINE, Buffer.byteLength(head?.line ?? ''))
    const rest = await readLines(path, { longest, signal }, take)
    const begun = head && !hasHead && rest.length > 0
    if (begun && !Buffer.from(head.line).subarray(0, rest.length).equals(rest))
      head.expectSame(rest.toString())
    const foreign = () => notOurs(rest.toString(), lines + (head ? 2 : 1))
    // Below a head half a line is nobody else's.
    return { lines, next, missing, hasHead, wholeBytes, half: rest, cutsHalf: hasHead, foreign }
  } catch (error) {
    throw error instanceof PuzzleError ? error : unreadable(error)
  }
}

/** Whether there is a file; a device has nothing to go on with. Throws a PuzzleError for what is neither. */
function isFile(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found && !found.isFile() && !found.isCharacterDevice()) {
    throw new PuzzleError('conflict', 'this is not a file: remove it, or write to another file')
  }
  return found?.isFile() ?? false
}

/** Gives an error that tells no line this one. */
function placed<T>(line: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    throw new PuzzleError(error.code, error.message, { line })
  }
}

function notOurs(text: string, line: number): PuzzleError {
  const message = `${quote(text)} does not belong to this run: write to another file, or remove this one`
  return new PuzzleError('conflict', message, { line })
}
