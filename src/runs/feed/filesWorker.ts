// A thread that makes the files of puzzles, proves them, and puts them into the stock.

import type { DecidedPuzzle } from '../../feed/making/decideEntries.ts'
import { serveTasks } from '../serveTasks.ts'
import { makePuzzleFiles, type PressData } from './stock.ts'

serveTasks((data: PressData) => {
  const make = makePuzzleFiles(data)
  return (_number, decided: DecidedPuzzle) => make(decided)
})
