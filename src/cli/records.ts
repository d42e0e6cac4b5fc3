// Where a run's records go: to standard output, or to a file that a later run with the same command goes on with.

import {
  appendFileSync,
  closeSync,
  createReadStream,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { PuzzleError, quote } from '../families/error.ts'
import type { Read } from '../formats/reader.ts'
import { madeName, type ReadRecord, type Recipe } from '../formats/record.ts'
import { readPuzzles } from '../index.ts'
import { type Key, keyOf } from '../maker/keys.ts'
import { unreadable } from './input.ts'
import { flush, print } from './output.ts'

export interface RecordSink {
  write(line: string): Promise<void>
  end(): Promise<void>
}

/** Nobody should wait longer than this for a record that is made. */
const LONGEST_WAIT = 200
const PIECE = 1 << 16

/** Records on standard output, at the speed of whoever reads them. */
export function toStandardOutput(): RecordSink {
  let length = 0
  return {
    async write(line) {
      print(line)
      length += line.length
      if (length < PIECE) return
      length = 0
      await flush()
    },
    end: flush,
  }
}

/** Appends to a file, whole lines only; after a full disk what does not fit is taken back. Throws a PuzzleError. */
export function appendTo(path: string): RecordSink {
  const file = openToAppend(path)
  let size = fstatSync(file).size
  let pending = ''
  let written = performance.now()

  function write(): void {
    try {
      appendFileSync(file, pending)
      size += Buffer.byteLength(pending)
      pending = ''
      written = performance.now()
    } catch (error) {
      if (fstatSync(file).isFile()) ftruncateSync(file, size)
      throw new PuzzleError('unreadable', `the records cannot be written: ${(error as Error).message}`)
    }
  }

  return {
    async write(line) {
      pending += `${line}\n`
      if (pending.length > PIECE || performance.now() - written > LONGEST_WAIT) write()
    },
    async end() {
      if (pending) write()
      closeSync(file)
    },
  }
}

function openToAppend(path: string): number {
  try {
    return openSync(path, 'a')
  } catch (error) {
    throw unreadable(error)
  }
}

/** What an earlier run with the same command has left: how many numbers are done, how many puzzles there are. */
export interface Earlier {
  readonly next: number
  readonly puzzles: number
}

/**
 * Reads the records of an earlier run out of a file, takes off half a line at its end, and hands over each puzzle's
 * key. Makes the file's folder if there is none. Throws a PuzzleError where the file cannot be gone on with.
 */
export async function readEarlier(
  path: string,
  recipe: Recipe,
  seed: string,
  onKey: (key: Key) => void,
): Promise<Earlier> {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found?.isFile() || found.size === 0) return { next: 0, puzzles: 0 }
    await cutHalfLine(path, found.size)
    let puzzles = 0
    let next = 0
    for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
      puzzles++
      const { record, puzzle } = readOwn(line, puzzles)
      const number = numberOf(record, recipe, seed)
      if (number === undefined || number < next) {
        const message = `${quote(record?.made ?? 'this')} is not of this run: name another --out, or take the file away`
        throw new PuzzleError('conflict', message, { line: puzzles })
      }
      next = number + 1
      onKey(keyOf(recipe.family.canonical(puzzle)))
    }
    return { next, puzzles }
  } catch (error) {
    throw error instanceof PuzzleError ? error : unreadable(error)
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
  const number = /^(\d+)(?:\/\d+)?$/.exec(record.seed.slice(seed.length + 1))
  return number ? Number(number[1]) : undefined
}

/** Takes off what follows the last line end: the beginning of a record that was never finished. */
async function cutHalfLine(path: string, size: number): Promise<void> {
  const file = await open(path, 'r+')
  try {
    const piece = Buffer.alloc(1 << 16)
    for (let end = size; end > 0; ) {
      const start = Math.max(0, end - piece.length)
      await file.read(piece, 0, end - start, start)
      const last = piece.subarray(0, end - start).lastIndexOf('\n')
      if (last >= 0 || start === 0) {
        await file.truncate(last >= 0 ? start + last + 1 : 0)
        return
      }
      end = start
    }
  } finally {
    await file.close()
  }
}
