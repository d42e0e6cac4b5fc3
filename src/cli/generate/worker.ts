// A thread of `generate`: draws the puzzles of the numbers that it is given.

import { seedOf } from '../../maker/distinct.ts'
import { makeLineDraw } from '../../maker/draw.ts'
import { parseMadeName } from '../../maker/madeName.ts'
import { serveTasks } from '../../runs/threads.ts'

export interface WorkerData {
  /** The recipe and the seed of the run, as one name. */
  readonly run: string
  readonly attempts: number
  readonly isGraded: boolean
}

serveTasks(({ run, attempts, isGraded }: WorkerData) => {
  const { seed, ...recipe } = parseMadeName(run)
  const draw = makeLineDraw(recipe, { attempts, isGraded })
  return (number) => draw(seedOf(seed, number))
})
