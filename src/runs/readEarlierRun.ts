// Reads the file of an earlier run, without changing it.

import { constants, lstatSync } from 'node:fs'
import { PuzzleError, quote } from '../families/puzzleError.ts'
import { lineBlocks, lineEnd, NEWLINE } from './lineBlocks.ts'
import type { FileEnd } from './recordSink.ts'
import { unreadable } from './systemErrors.ts'

/** How a run recognises its lines. */
export interface Lines {
  /** The first line, if single lines do not identify their run. */
  readonly head?: Head | undefined
  /**
   * Returns the number of the task of an earlier line: `due`, or a later number if lines are missing;
   * undefined if the line is not from this run. Called for each line in order. May throw a PuzzleError with
   * more detail.
   */
  recognize(line: string, due: number): number | undefined
}

/** The first line of a file. */
export interface Head {
  /** The line as this run writes it. */
  readonly line: string
  /**
   * The beginning of the first line, if its rest may differ between runs that may resume from the file: an unfinished
   * line that begins with it is written again.
   */
  readonly stable?: string
  /** Throws a PuzzleError if a first line is not the one of this run. */
  expectSame(line: string): void
  /** Whether a first line is from another run whose lines nobody needs: the file is then started again. */
  isAbandoned?(line: string): boolean
}

/** The work of an earlier run. */
export interface Earlier extends FileEnd {
  /** The number of lines of tasks. */
  readonly lines: number
  /** The number of the next task. */
  readonly next: number
  /** Earlier numbers without a line, because their tasks crashed. */
  readonly missing: readonly number[]
  /** Whether the file has the head. */
  readonly hasHead: boolean
}

/** The state before the first run. */
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

/** The maximum number of bytes of a line. The records of the largest puzzles are far shorter. */
const LONGEST_LINE = 1 << 20

/** Symbolic links are not followed. */
const READ_FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW

/** Reads the file. Throws a PuzzleError for a line that is not from this run. */
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

  function take(line: string, bytes: number): void {
    wholeBytes += bytes
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
    const tooLong = () => {
      const message = `the line is longer than ${longest} bytes, so it is not from a run; write to another file`
      return new PuzzleError('conflict', message, { line: lines + (hasHead ? 2 : 1) })
    }
    let rest: Buffer = Buffer.alloc(0)
    for await (const block of lineBlocks(path, { signal, flags: READ_FLAGS, longest, tooLong })) {
      for (let from = 0, end: number; from < block.length; from = end) {
        end = lineEnd(block, from)
        if (block[end - 1] !== NEWLINE) {
          rest = block.subarray(from)
          continue
        }
        const line = block.toString('utf8', from, end - 1)
        if (!hasHead && head?.isAbandoned?.(line)) return { ...NOTHING, half: block, cutsHalf: true }
        take(line, end - from)
      }
    }
    const begun = head && !hasHead && rest.length > 0
    const isBegun = begun && isHalfOf(head, rest)
    if (begun && !isBegun) head.expectSame(rest.toString())
    const foreign = () => notOurs(rest.toString(), lines + (head ? 2 : 1))
    // Below the right head, an incomplete line is certainly from this run.
    const cutsHalf = hasHead || (isBegun === true && head?.stable !== undefined)
    return { lines, next, missing, hasHead, wholeBytes, half: rest, cutsHalf, foreign }
  } catch (error) {
    throw error instanceof PuzzleError ? error : unreadable(error)
  }
}

/** Whether an unfinished first line may become this head. */
function isHalfOf({ line, stable }: Head, half: Buffer): boolean {
  const begins = (whole: Buffer, part: Buffer) => whole.subarray(0, part.length).equals(part)
  return begins(Buffer.from(line), half) || (stable !== undefined && begins(half, Buffer.from(stable)))
}

/** Whether there is a file with earlier lines; a device has none. Throws a PuzzleError for anything else. */
function isFile(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found && !found.isFile() && !found.isCharacterDevice()) {
    throw new PuzzleError('conflict', 'is not a file; remove it, or write to another file')
  }
  return found?.isFile() ?? false
}

/** Adds the line number to an error. */
function placed<T>(line: number, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    throw new PuzzleError(error.code, error.message, { line })
  }
}

function notOurs(text: string, line: number): PuzzleError {
  const message = `${quote(text)} is not from this run; write to another file, or remove this one`
  return new PuzzleError('conflict', message, { line })
}
