// Makes the puzzles of a book on threads, no two alike. Each is written at once to a file beside the book, so that a run
// that was interrupted goes on where it was.

import { existsSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import type { BookOrder } from '../../book/recipe/plan.ts'
import type { AnyFamily } from '../../families/registry.ts'
import {
  type DrawnLine,
  keyOfPuzzle,
  madeName,
  makeLineDraw,
  type PuzzleRecord,
  type Recipe,
} from '../../formats/record.ts'
import { parsePuzzle } from '../../index.ts'
import { type Decided, makeDecider, seedOf } from '../../maker/distinct.ts'
import type { KeySet } from '../../maker/keys.ts'
import { type NotFound, usualAttempts } from '../../maker/maker.ts'
import { unreadable } from '../input.ts'
import { runTasks } from '../pool.ts'
import { appendTo } from '../records.ts'
import { endSentence } from '../run.ts'
import type { BookWorkerData } from './worker.ts'

/** A puzzle that is to be made. */
interface Slot {
  readonly recipe: Recipe
  readonly seed: string
}

export interface Making {
  readonly orders: readonly BookOrder[]
  readonly seed: string
  /** What must not come again, by family. */
  readonly seenOf: (family: AnyFamily) => KeySet
  /** Where the records go meanwhile. */
  readonly part: string
  readonly workers: number
  readonly signal: AbortSignal
  /** Hears how many puzzles are there. */
  readonly onMade: (count: number) => void
}

/** The records that there are, in the order of the orders: all, unless the signal came or one could not be made. */
export interface MadePuzzles {
  readonly lines: readonly string[]
  /** Why the next one could not be made. */
  readonly unmet?: string
}

/** Throws a PuzzleError where the records cannot be kept. */
export async function makePuzzles(making: Making): Promise<MadePuzzles> {
  const { part, workers, signal, onMade } = making
  const slots = slotsOf(making)
  const lines = goOnWith(part, slots, making)
  onMade(lines.length)
  if (lines.length === slots.length) return { lines }
  const names = slots.map(({ recipe, seed }) => madeName(recipe, seed))
  const sink = appendTo(part)
  try {
    for await (const result of runTasks<DrawnLine | NotFound>({
      worker: new URL('./worker.js', import.meta.url),
      data: { names } satisfies BookWorkerData,
      threads: Math.min(workers, slots.length - lines.length),
      from: lines.length,
      to: slots.length,
      signal,
    })) {
      if ('crash' in result) throw new Error(`${names[result.number]}: ${result.crash}`)
      const decided = decide(making, slots[result.number], result.value)
      if ('ended' in decided) return { lines, unmet: `${names[result.number]}: ${endSentence(decided)}` }
      lines.push(decided.drawn.line)
      await sink.write(decided.drawn.line)
      onMade(1)
    }
  } finally {
    await sink.end()
  }
  return { lines }
}

/** Kinds that are ordered twice count on, so that no two puzzles have the same seed. */
function slotsOf({ orders, seed }: Making): Slot[] {
  const next = new Map<string, number>()
  return orders.flatMap(({ recipe, count }) => {
    const kind = madeName(recipe, seed)
    const from = next.get(kind) ?? 0
    next.set(kind, from + count)
    return Array.from({ length: count }, (_, index) => ({ recipe, seed: seedOf(seed, from + index) }))
  })
}

/** Keeps a puzzle that is new, and draws others until one is. */
function decide({ seenOf }: Making, { recipe, seed }: Slot, drawn: DrawnLine | NotFound): Decided<DrawnLine> {
  const draw = makeLineDraw(recipe, { attempts: usualAttempts(recipe.order) })
  return makeDecider(draw, seenOf(recipe.family)).decide(seed, drawn)
}

/** What an interrupted run has left of the same puzzles; what is no part of them is cut off. */
function goOnWith(part: string, slots: readonly Slot[], { seenOf }: Making): string[] {
  if (!existsSync(part)) return []
  let text: string
  try {
    text = readFileSync(part, 'utf8')
  } catch (error) {
    throw unreadable(error)
  }
  const lines = text.split('\n').slice(0, -1)
  const kept: string[] = []
  for (const line of lines.slice(0, slots.length)) {
    if (!isOf(line, slots[kept.length], seenOf)) break
    kept.push(line)
  }
  if (kept.length === 0) rmSync(part)
  else truncateSync(part, Buffer.byteLength(`${kept.join('\n')}\n`))
  return kept
}

/** Whether a line is the record of a slot's puzzle, and new; notes it then. */
function isOf(line: string, { recipe, seed }: Slot, seenOf: Making['seenOf']): boolean {
  try {
    const { id, made, grade } = JSON.parse(line) as Partial<PuzzleRecord>
    const isSlot = made === madeName(recipe, seed) || made?.startsWith(`${runName(recipe, seed)}/`)
    if (!isSlot || !grade || id === undefined) return false
    const { family, puzzle } = parsePuzzle(id)
    return family === recipe.family && seenOf(family).add(keyOfPuzzle(family, puzzle))
  } catch {
    return false
  }
}

/** A made name without the generator's version: what those begin with that were drawn again. */
function runName(recipe: Recipe, seed: string): string {
  return madeName(recipe, seed).replace(/@\d+$/, '')
}
