// Grades the puzzles of a set while more rows are read: the first in this thread, the others in worker threads.

import type { Read } from '../../formats/readRecord.ts'
import { type Grade, makeGrader } from '../../grader/grade.ts'
import { type Graded, gradeInOrder, type Outcome } from '../../runs/gradeInOrder.ts'
import { makeThreads } from '../../runs/threadExecutor.ts'
import type { Tally } from '../grade/report.ts'
import { flush } from '../shared/output.ts'
import { refusalOf } from '../shared/puzzleTextAndJson.ts'

/** The puzzles that are graded before worker threads are started, which takes longer than grading so few. */
const GRADED_ALONE = 20

/** Makes a grader of rows, which adds each grade to a tally, in the order of the rows. */
export function makeRowGrader(tally: Tally, workers: number) {
  const gradeAlone = makeGrader()
  let alone = 0
  let graders: ReturnType<typeof startGraders> | undefined
  const stopping = new AbortController()

  function count({ family, puzzle }: Read, graded: Graded): void {
    const refusal = refusalOf(graded)
    if (refusal) tally.addError(refusal.error)
    else tally.add(family, puzzle, graded as Grade)
  }

  function startGraders() {
    return gradeInOrder<{ readonly entry: Read; readonly outcome: Outcome }>({
      ...{ executor: makeThreads(workers), options: { trials: undefined }, flush },
      settle: ({ entry, outcome }) => count(entry, outcome.graded as Graded),
      signal: stopping.signal,
    })
  }

  return {
    /** Grades a puzzle, now or later. */
    add(entry: Read): void {
      if (!graders && alone++ < GRADED_ALONE) {
        count(entry, gradeAlone(entry.family, entry.puzzle))
        return
      }
      graders ??= startGraders()
      graders.add({ entry, outcome: {} })
    },
    /** Waits until there is room for more puzzles. */
    room: () => graders?.room() ?? flush(),
    /** Waits until all puzzles are graded. */
    end: async () => graders?.end(),
    /** Ends the worker threads, whatever they grade: a process does not end before them. */
    stop: () => stopping.abort(),
  }
}
