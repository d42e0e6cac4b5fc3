// Makes the corpus of published puzzles, each with its source and its grade.

import { setImmediate } from 'node:timers/promises'
import { PUBLISHED, publishedRecord } from '../../bench/publishedPuzzles.ts'
import { makeGrader } from '../../grader/grade.ts'
import { startCount } from '../shared/progress.ts'
import { interruptedBy } from '../shared/stopped.ts'
import { type CorpusTarget, publish } from './publishCorpus.ts'

/** Makes the corpus of published puzzles, by this command. Returns the exit code. */
export function makePublished(made: string, target: CorpusTarget): Promise<number> {
  const make = async (signal: AbortSignal) => {
    const grade = makeGrader()
    const progress = startCount('grading', PUBLISHED.length, 0, target.quiet)
    const lines: string[] = []
    try {
      for (const one of PUBLISHED) {
        // Signals are noticed only when the work pauses.
        await setImmediate()
        if (signal.aborted) return { sentence: 'stopped', exit: interruptedBy(signal.reason) }
        lines.push(JSON.stringify(publishedRecord(one, grade)))
        progress.advance(1)
      }
    } finally {
      progress.stop()
    }
    return { lines, named: {} }
  }
  return publish({ made, make }, target)
}
