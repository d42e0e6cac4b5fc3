// The folder of a count of open Survos, which is divided into chunks:
//
//   survo-count.json   the shape and the number of chunks; written first
//   000012.json        the count of a chunk; a chunk is done if its file exists
//
// A chunk is the same on every machine, so that folders of several machines are merged by their files.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { PuzzleError } from '../../families/puzzleError.ts'
import { writeOnce } from '../atomicWrite.ts'
import { chunkName } from '../corpora/chunkFiles.ts'
import { lookAt } from '../fileSystem.ts'
import { readRegularFile } from '../readRegularFile.ts'
import { atFile } from '../systemErrors.ts'

/** What is counted, and in how many chunks. */
export interface CountPlan {
  /** The number of rows. */
  readonly rows: number
  /** The number of columns. */
  readonly columns: number
  /** The number of chunks. */
  readonly chunks: number
}

/** The count of a chunk. */
export interface ChunkCount {
  /** The number of the chunk, from 0. */
  readonly chunk: number
  /** The number of lists of column sums. */
  readonly lists: number
  /** The number of puzzles with these sums. */
  readonly puzzles: number
}

const PLAN = 'survo-count.json'
/** The greatest size of a file of the folder in bytes. */
const LARGEST = 1000

const textOf = (content: object) => `${JSON.stringify(content)}\n`

/** Writes a file. Throws a PuzzleError if it exists with another content. */
function writeSame(path: string, content: object): void {
  if (writeOnce(path, textOf(content)) !== 'other') return
  throw new PuzzleError(
    'conflict',
    `${path} has another content; choose another folder, or find out why it differs`,
  )
}

/** Reads a file whose members are whole numbers. Throws a PuzzleError if it has others. */
function readNumbers<Name extends string>(path: string, names: readonly Name[]): Record<Name, number> {
  return atFile(path, () => {
    const text = readRegularFile(path, LARGEST).toString()
    const members = names.map((name) => {
      const [, digits] = new RegExp(`"${name}":(\\d{1,15})[,}]`).exec(text) ?? []
      return [name, Number(digits)] as const
    })
    const content = Object.fromEntries(members) as Record<Name, number>
    if (textOf(content) === text) return content
    throw new PuzzleError('record', 'not a file of a count of Survos')
  })
}

const planPath = (folder: string) => join(folder, PLAN)
const chunkPath = (folder: string, chunk: number) => join(folder, `${chunkName(chunk)}.json`)

/** Reads what is counted in a folder. Throws a PuzzleError. */
export function readPlan(folder: string): CountPlan {
  return readNumbers(planPath(folder), ['rows', 'columns', 'chunks'])
}

/** Reads what is counted in a folder; undefined if no count was begun there. Throws a PuzzleError. */
export function existingPlan(folder: string): CountPlan | undefined {
  return lookAt(planPath(folder)) && readPlan(folder)
}

/** Begins a count in a folder, or checks that the same count was begun there. */
export function beginCount(folder: string, { rows, columns, chunks }: CountPlan): void {
  writeSame(planPath(folder), { rows, columns, chunks })
}

/** Whether a chunk is done. */
export function isCounted(folder: string, chunk: number): boolean {
  return lookAt(chunkPath(folder, chunk)) !== undefined
}

/** Writes the count of a chunk. Throws a PuzzleError if another count is there. */
export function writeCount(folder: string, { chunk, lists, puzzles }: ChunkCount): void {
  writeSame(chunkPath(folder, chunk), { chunk, lists, puzzles })
}

/** Reads the chunks of a folder that are done, by their numbers. Throws a PuzzleError if one is damaged. */
export function readCounts(folder: string, { chunks }: CountPlan): ReadonlyMap<number, ChunkCount> {
  const counts = new Map<number, ChunkCount>()
  for (const name of readdirSync(folder).sort()) {
    const digits = /^(\d{6,})\.json$/.exec(name)?.[1]
    if (digits === undefined) continue
    const path = join(folder, name)
    const count = readNumbers(path, ['chunk', 'lists', 'puzzles'])
    if (count.chunk !== Number(digits) || count.chunk >= chunks) {
      throw new PuzzleError('record', `${path} is not a chunk of this count`)
    }
    counts.set(count.chunk, count)
  }
  return counts
}

/** Copies the chunks of other folders into a folder. Throws a PuzzleError if they count something else, or differ. */
export function mergeCounts(folder: string, others: readonly string[]): void {
  for (const other of others) {
    const plan = readPlan(other)
    beginCount(folder, plan)
    for (const count of readCounts(other, plan).values()) writeCount(folder, count)
  }
}
