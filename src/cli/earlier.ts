// What an earlier run has left in a file, for the same command to go on with.

import { createReadStream, statSync, truncateSync } from 'node:fs'
import { PuzzleError, quote } from '../families/error.ts'
import type { Read } from '../formats/reader.ts'
import { keyOfPuzzle, madeName, type ReadRecord, type Recipe } from '../formats/record.ts'
import { readPuzzles } from '../index.ts'
import type { Key } from '../maker/keys.ts'
import { unreadable } from './input.ts'

export interface Earlier {
  /** The number with which the run goes on. */
  readonly next: number
  readonly puzzles: number
  /** Numbers before that whose puzzles are not there: the threads that were to make them crashed. */
  readonly missing: readonly number[]
}

export const NOTHING: Earlier = { next: 0, puzzles: 0, missing: [] }

/**
 * Reads the records of an earlier run and hands over each puzzle's key; takes off half a line at the end. Nothing is
 * changed in a file that holds anything else. Throws a PuzzleError.
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
  let end = 0
  try {
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return NOTHING
    const rest = await eachLine(path, (line) => {
      puzzles++
      end += Buffer.byteLength(line) + 1
      const { record, puzzle } = readOwn(line, puzzles)
      const number = numberOf(record, recipe, seed)
      if (number === undefined || number < next) throw notOurs(record?.made ?? line, puzzles)
      while (next < number) missing.push(next++)
      next++
      onKey(keyOfPuzzle(recipe.family, puzzle))
    })
    if (rest === '') return { next, puzzles, missing }
    if (!isBeginning(rest, recipe)) throw notOurs(rest, puzzles + 1)
    truncateSync(path, end)
    return { next, puzzles, missing }
  } catch (error) {
    throw error instanceof PuzzleError ? error : unreadable(error)
  }
}

/** Calls back with each whole line; returns what follows the last line end. */
async function eachLine(path: string, onLine: (line: string) => void): Promise<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() as string
    for (const line of lines) onLine(line)
  }
  return rest
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
  const number = /^(\d+)(?:\/[1-9]\d*)?$/.exec(record.seed.slice(seed.length + 1))
  return number ? Number(number[1]) : undefined
}

/** Whether a text can be where a record of this run broke off. */
function isBeginning(text: string, { family, shape }: Recipe): boolean {
  const beginning = `{"id":"${family.name}:${shape.text}:`
  return text.startsWith(beginning) || beginning.startsWith(text)
}

function notOurs(text: string, line: number): PuzzleError {
  const message = `${quote(text)} is not of this run: name another --out, or take the file away`
  return new PuzzleError('conflict', message, { line })
}
