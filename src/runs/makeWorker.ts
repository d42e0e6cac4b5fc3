// A thread of `book` and of `bench corpus`: draws the puzzles whose names it is given.

import { type DrawnLine, makeLineDraw } from '../maker/draw.ts'
import { parseMadeName } from '../maker/madeName.ts'
import { type NotFound, usualAttempts } from '../maker/maker.ts'
import { serveTasks } from './threads.ts'

export interface MakingWorkerData {
  /** How each puzzle is to be made, by number. */
  readonly names: readonly string[]
}

serveTasks(({ names }: MakingWorkerData) => (number): DrawnLine | NotFound => {
  const { seed, ...recipe } = parseMadeName(names[number])
  return makeLineDraw(recipe, { attempts: usualAttempts(recipe.order) })(seed)
})
