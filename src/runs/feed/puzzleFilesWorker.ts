// A thread that makes the files of puzzles, proves them, and puts them into the stock.

import { serveTasks } from '../serveTasksInThread.ts'
import { makePuzzleFiles } from './makePuzzleFiles.ts'

serveTasks((data: Parameters<typeof makePuzzleFiles>[0]) => {
  const make = makePuzzleFiles(data)
  return (_number, decided: Parameters<typeof make>[0]) => make(decided)
})
