import { join } from 'node:path'
import { addDays } from '../../feed/calendarDates.ts'
import { isPuzzleEntry } from '../../feed/ledger.ts'
import { seriesPuzzle } from '../../feed/publishedPuzzles.ts'
import { type Instant, lastPublic } from '../../feed/releaseTimes.ts'
import { reviewPage } from '../../feed/reviewPage.ts'
import { withLedger } from '../../runs/feed/openFeed.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { writeWhole } from '../../runs/writeFiles.ts'
import { makeSolver } from '../../solver/solve.ts'
import { answerStopped, openFolder } from './answering.ts'
import { type MakeOptions, makeUntil, printUnmet } from './makeAhead.ts'

interface ReviewOptions extends MakeOptions {
  readonly asOf?: Instant
  readonly ahead?: number
  readonly out?: string
}

const USUAL_AHEAD = 14

/** Makes the puzzles of the next days, and writes a private page of them. */
export async function review(folder: string, options: ReviewOptions): Promise<void> {
  const feed = openFolder(folder)
  if (!feed) return
  const { schedule, place, words } = feed
  const { asOf: now = Date.now(), ahead = USUAL_AHEAD, out = place('review') } = options
  const today = addDays(lastPublic(now, schedule.times), schedule.ahead)
  const last = today < schedule.start ? addDays(schedule.start, ahead - 1) : addDays(today, ahead)
  await interruptible((signal) =>
    withLedger(feed, async (own) => {
      printUnmet(await makeUntil(feed, own, last, options, signal))
      if (signal.aborted) {
        answerStopped(signal)
        return
      }
      const solver = makeSolver()
      const coming = own.ledger
        .currents()
        .filter((entry) => entry.date > today && entry.date <= last && isPuzzleEntry(entry))
        .flatMap((entry) => seriesPuzzle(schedule, own.ledger, entry) ?? [])
        .map((puzzle) => ({ puzzle, solution: solver(puzzle.family, puzzle.puzzle).solutions[0] }))
      const path = join(out, 'index.html')
      writeWhole(path, reviewPage(coming, { meta: schedule.meta, words, folder }))
      process.stdout.write(`${path}\n`)
    }),
  )
}
