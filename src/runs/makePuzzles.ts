// Makes the puzzles of a book or of a corpus on threads, no two alike. Each is written at once to a file beside it, so that a
// run that was interrupted goes on where it was.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { reasonOf } from '../cli/shared/input.ts'
import { PuzzleError } from '../families/error.ts'
import type { Family } from '../families/family.ts'
import { count } from '../families/text.ts'
import { parsePuzzle } from '../formats/readPuzzles.ts'
import { CALIBRATION_VERSION } from '../grader/calibrations.ts'
import { type Decided, type End, makeDecider, seedOf } from '../maker/distinct.ts'
import { type DrawnLine, makeLineDraw } from '../maker/draw.ts'
import { type Key, type KeySet, keyOf, keyOfPuzzle } from '../maker/keys.ts'
import { madeName, parseMadeName } from '../maker/madeName.ts'
import { type NotFound, usualAttempts } from '../maker/maker.ts'
import type { CountedRecipe, Recipe } from '../maker/recipe.ts'
import type { PuzzleRecord } from '../maker/record.ts'
import type { MakingWorkerData } from './makeWorker.ts'
import { appendTo } from './recordSink.ts'
import { runTasks } from './threads.ts'

/** A puzzle that is to be made. */
interface Slot {
  readonly recipe: Recipe
  readonly seed: string
}

export interface Making {
  readonly orders: readonly CountedRecipe[]
  readonly seed: string
  /** What must not come again, by family. */
  readonly seenOf: (family: Family) => KeySet
  /** What must not come, as `seenOf` has it already. */
  readonly unwanted: readonly Key[]
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
  const lines = goOnWith(making, slots)
  onMade(lines.length)
  if (lines.length === slots.length) return { lines }
  const names = slots.map(({ recipe, seed }) => madeName(recipe, seed))
  const sink = appendTo(part)
  try {
    for await (const result of runTasks<DrawnLine | NotFound>({
      worker: new URL('./makeWorker.js', import.meta.url),
      data: { names } satisfies MakingWorkerData,
      threads: Math.min(workers, slots.length - lines.length),
      from: lines.length,
      to: slots.length,
      signal,
    })) {
      if ('crash' in result) throw new Error(`${names[result.number]}: ${result.crash}`)
      const decided = decide(making, slots[result.number], result.value)
      if ('ended' in decided) return { lines, unmet: `${names[result.number]}: ${unmetSentence(decided)}` }
      lines.push(decided.drawn.line)
      await sink.write(decided.drawn.line)
      onMade(1)
    }
  } finally {
    await sink.end()
  }
  return { lines }
}

/**
 * The numbers of a family's puzzles count on from order to order: with one seed the same full board would lose more and
 * more clues for each number of stars, and who has solved one had solved them all.
 */
function slotsOf({ orders, seed }: Making): Slot[] {
  const next = new Map<Family, number>()
  return orders.flatMap(({ recipe, count: puzzles }) => {
    const from = next.get(recipe.family) ?? 0
    next.set(recipe.family, from + puzzles)
    return Array.from({ length: puzzles }, (_, index) => ({ recipe, seed: seedOf(seed, from + index) }))
  })
}

/** Keeps a puzzle that is new, and draws others until one is. */
function decide({ seenOf }: Making, { recipe, seed }: Slot, drawn: DrawnLine | NotFound): Decided<DrawnLine> {
  const draw = makeLineDraw(recipe, { attempts: usualAttempts(recipe.order) })
  return makeDecider(draw, seenOf(recipe.family)).decide(seed, drawn)
}

function unmetSentence(end: End): string {
  if (end.ended === 'no-more') return 'there are hardly any more of these: ask for fewer'
  return `not found after ${count(end.attempts, 'attempt')}: ask for other stars, or another shape`
}

/**
 * What an interrupted run has left of the same puzzles: its first line says which they were to be, and what must not be
 * among them. What is not the same, and half a line, is cut off.
 */
function goOnWith(making: Making, slots: readonly Slot[]): string[] {
  const { part, seenOf } = making
  const head = headOf(making, slots)
  try {
    const lines = existsSync(part) ? readFileSync(part, 'utf8').split('\n').slice(0, -1) : []
    const kept: string[] = []
    for (const line of lines[0] === head ? lines.slice(1, 1 + slots.length) : []) {
      if (!isOf(line, slots[kept.length], seenOf)) break
      kept.push(line)
    }
    writeFileSync(part, `${[head, ...kept].join('\n')}\n`)
    return kept
  } catch (error) {
    throw new PuzzleError('unwritable', `${part} cannot be kept: ${reasonOf(error)}`)
  }
}

/** The puzzles that are to be made, and those that they must not be, in a line. */
function headOf({ unwanted }: Making, slots: readonly Slot[]): string {
  const names = slots.map(({ recipe, seed }) => madeName(recipe, seed))
  const keys = [...unwanted].map((key) => key.join())
  return JSON.stringify({
    puzzles: keyOf(names.join('\n')),
    unwanted: keyOf(keys.join('\n')),
    calibration: CALIBRATION_VERSION,
  })
}

/** Whether a line is the record of a slot's puzzle, and new; notes it then. */
function isOf(line: string, { recipe, seed }: Slot, seenOf: Making['seenOf']): boolean {
  try {
    const { id, made } = JSON.parse(line) as PuzzleRecord
    const again = parseMadeName(made)
    const isSlot = again.seed === seed || again.seed.startsWith(`${seed}/`)
    if (!isSlot || made !== madeName(recipe, again.seed)) return false
    const { family, puzzle } = parsePuzzle(id)
    return family === recipe.family && seenOf(family).add(keyOfPuzzle(family, puzzle))
  } catch {
    return false
  }
}
