// A worker that makes the puzzles of a run: for each number the first puzzle of its seed.

import { makeNumberDraw } from '../maker/puzzlesOfOrders.ts'
import { serveTasks } from './serveTasksInThread.ts'

serveTasks(makeNumberDraw)
