// What an earlier run has left in a file, for the same command to go on with.

import { appendFileSync, createReadStream, statSync } from 'node:fs'
import { PuzzleError, quote } from '../../families/error.ts'
import type { Read } from '../../formats/reader.ts'
import { readPuzzles } from '../../formats/readPuzzles.ts'
import type { ReadRecord } from '../../formats/readRecord.ts'
import type { Key } from '../../maker/keys.ts'
import { keyOfPuzzle } from '../../maker/keys.ts'
import { madeName } from '../../maker/madeName.ts'
import type { Recipe } from '../../maker/recipe.ts'
import { unreadable } from '../shared/input.ts'

export interface Earlier {
  /** The number with which the run goes on. */
  readonly next: number
  readonly puzzles: number
  /** Numbers before that whose puzzles are not there: the threads that were to make them crashed. */
  readonly missing: readonly number[]
  /** The beginning of a line that was never finished; mostly empty. */
  readonly half: Buffer
}

export const NOTHING: Earlier = { next: 0, puzzles: 0, missing: [], half: Buffer.alloc(0) }

/** More missing puzzles than this are no crashes of threads. */
const MOST_MISSING = 1000

/**
 * Reads the records of an earlier run and hands over each puzzle's key. The file stays as it is. Throws a PuzzleError
 * for a line that is no record of the run.
 */
export async function readEarlier(
  path: string,
  recipe: Recipe,
  seed: string,
  onKey: (key: Key) => void,
): Promise<Earlier> {
  const missing: number[] = []
  let puzzles = 0
  let next = 0
  try {
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return NOTHING
    const half = await eachLine(path, (line) => {
      puzzles++
      const { record, puzzle } = readOwn(line, puzzles)
      const number = numberOf(record, recipe, seed)
      if (number === undefined || number < next || number > next + MOST_MISSING) {
        throw notOurs(record?.made ?? line, puzzles)
      }
      while (next < number) missing.push(next++)
      next++
      onKey(keyOfPuzzle(recipe.family, puzzle))
    })
    return { next, puzzles, missing, half }
  } catch (error) {
    throw error instanceof PuzzleError ? error : unreadable(error)
  }
}

/** Calls back with each whole line; returns what follows the last line end. */
async function eachLine(path: string, onLine: (line: string) => void): Promise<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([rest, chunk])
    let from = 0
    for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', from)) {
      onLine(bytes.toString('utf8', from, end))
      from = end + 1
    }
    rest = bytes.subarray(from)
  }
  return rest
}

/** Writes the rest of the half line at a file's end, if it is the beginning of this one. Throws a PuzzleError if not. */
export function completeLine(path: string, { half, puzzles }: Earlier, line: string | undefined): void {
  const bytes = Buffer.from(line ?? '')
  if (!line || !bytes.subarray(0, half.length).equals(half)) throw notOurs(half.toString('utf8'), puzzles + 1)
  try {
    appendFileSync(path, Buffer.concat([bytes.subarray(half.length), Buffer.from('\n')]))
  } catch (error) {
    throw new PuzzleError('unwritable', `the records cannot be written: ${(error as Error).message}`)
  }
}

/** The puzzle of a line that should be a record. */
function readOwn(text: string, line: number): Read {
  const [entry] = readPuzzles(text)
  if (!('error' in entry)) return entry
  throw new PuzzleError(entry.error.code, entry.error.message, { line })
}

/** The number of a record in the run that the recipe and the seed make; nothing if it is none of it. */
function numberOf(record: ReadRecord | undefined, recipe: Recipe, seed: string): number | undefined {
  if (!record?.seed?.startsWith(`${seed}/`) || record.made !== madeName(recipe, record.seed)) return undefined
  const number = /^(0|[1-9]\d*)(?:\/[1-9]\d*)?$/.exec(record.seed.slice(seed.length + 1))
  return number ? Number(number[1]) : undefined
}

function notOurs(text: string, line: number): PuzzleError {
  const message = `${quote(text)} is not of this run: name another --out, or take the file away`
  return new PuzzleError('conflict', message, { line })
}
