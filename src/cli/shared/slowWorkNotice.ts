// Estimates how long orders will take before their puzzles are made, and writes the sentence that announces slow work.

import { availableParallelism } from 'node:os'
import { steadySeconds } from '../../corpus/planChunks.ts'
import { count } from '../../families/gridText.ts'
import { expectedSeconds } from '../../maker/expectedSeconds.ts'
import { isGradeOrdered } from '../../maker/orderValues.ts'
import type { CountedRecipe } from '../../maker/puzzleRecipe.ts'
import { type Stretch, timeText } from '../../runs/timeEstimate.ts'

/** Tasks to do, with their expected times. */
export interface Work {
  /** The tasks in their order. */
  readonly stretches: readonly NamedStretch[]
  /** The number of tasks that run at the same time. */
  readonly workers: number
}

/** Puzzles of one kind. */
interface NamedStretch extends Stretch {
  /** The title of the family. */
  readonly title: string
  /** The shape as text. */
  readonly shape: string
}

/** Work that is expected to take longer than this number of seconds is announced. */
const SLOW = 60

/** With at least this many puzzles, each takes as long as in a corpus, because the code has been compiled. */
const LONG_RUN = 1000

/**
 * The time of a puzzle without a grade, as a share of the time with a grade; `npm run bench -- "without grades"`
 * measures it for each family.
 */
const UNGRADED_SHARE = 0.2

/** The expected time for each puzzle of an order, in seconds of one core; undefined if it is unknown. */
function secondsOf({ recipe, count: puzzles, isGraded = true }: WorkOrder): number | undefined {
  const seconds = puzzles < LONG_RUN ? expectedSeconds(recipe) : steadySeconds(recipe)
  if (seconds === undefined || isGraded || isGradeOrdered(recipe.order)) return seconds
  return UNGRADED_SHARE * seconds
}

/** Puzzles to make. */
interface WorkOrder extends CountedRecipe {
  /** Whether the puzzles get grades; true by default. */
  readonly isGraded?: boolean
}

/** The work of making these orders on this many threads. */
export function workOf(orders: readonly WorkOrder[], threads: number): Work {
  const stretches = orders.map(({ recipe, count: tasks, isGraded }) => ({
    tasks,
    seconds: secondsOf({ recipe, count: tasks, ...(isGraded !== undefined && { isGraded }) }),
    title: recipe.family.title,
    shape: recipe.shape.text,
  }))
  const all = stretches.reduce((sum, { tasks }) => sum + tasks, 0)
  return { stretches, workers: Math.max(1, Math.min(threads, availableParallelism(), all)) }
}

/** The remaining puzzles of one family and shape, and the expected time for these, in seconds. */
interface Part {
  readonly title: string
  readonly shape: string
  tasks: number
  seconds: number
}

/**
 * The sentence `30 KenKens (9x9): about 10 min on 2 cores`; undefined if the work is not expected to be slow. The first
 * `done` tasks are already finished.
 */
export function slowSentence({ stretches, workers }: Work, done: number): string | undefined {
  const parts = new Map<string, Part>()
  let isKnown = true
  let before = done
  for (const { tasks, seconds, title, shape } of stretches) {
    const left = Math.max(0, tasks - before)
    before = Math.max(0, before - tasks)
    if (left === 0) continue
    isKnown &&= seconds !== undefined
    const part = parts.get(`${title} ${shape}`) ?? { title, shape, tasks: 0, seconds: 0 }
    part.tasks += left
    part.seconds += (left * (seconds ?? 0)) / workers
    parts.set(`${title} ${shape}`, part)
  }
  const open = [...parts.values()]
  const all = open.reduce((sum, { seconds }) => sum + seconds, 0)
  if (all < SLOW) return undefined
  const time = `${isKnown ? 'about' : 'at least'} ${timeText(all)} on ${count(workers, 'core')}`
  const slowest = open.reduce((most, part) => (part.seconds > most.seconds ? part : most))
  const name = `${count(slowest.tasks, slowest.title)} (${slowest.shape})`
  if (open.length === 1) return `${name}: ${time}`
  const puzzles = open.reduce((sum, { tasks }) => sum + tasks, 0)
  return `${count(puzzles, 'puzzle')}: ${time}, of which ${timeText(slowest.seconds)} for ${name}`
}
