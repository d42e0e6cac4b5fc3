import { join } from 'node:path'
import { visible } from '../../families/puzzleError.ts'
import { addDays } from '../../feed/calendarDates.ts'
import { isPuzzleEntry } from '../../feed/ledger.ts'
import { seriesPuzzle } from '../../feed/publicPuzzles.ts'
import { lastPublic } from '../../feed/releaseTimes.ts'
import { reviewPage } from '../../feed/reviewPage.ts'
import { writePrivate } from '../../runs/atomicWrite.ts'
import { withLedger } from '../../runs/feed/ledgerFile.ts'
import { dueTasks, type Making, makeTasks } from '../../runs/feed/makeDuePuzzles.ts'
import type { Typed } from '../commandsFromTable.ts'
import { feedIn, making } from './commandHelpers.ts'

const USUAL_AHEAD = 14

/** Makes the puzzles of the next days, and writes a private page of them. Returns the exit code. Throws a PuzzleError. */
export async function review(typed: Typed<'feed review'>): Promise<number> {
  const { folder } = typed
  const feed = feedIn(folder)
  const { schedule, place, words } = feed
  const { asOf: now = Date.now(), ahead = USUAL_AHEAD, out = place('review') } = typed
  const today = lastPublic(now, schedule.times, schedule.ahead)
  const last = today < schedule.start ? addDays(schedule.start, ahead - 1) : addDays(today, ahead)
  const work = (how: Making) =>
    withLedger(feed, async (ledger) => {
      await makeTasks(feed, ledger, dueTasks(schedule, ledger, last), how)
      if (how.signal.aborted) return undefined
      const coming = ledger
        .currents()
        .filter((entry) => entry.date > today && entry.date <= last && isPuzzleEntry(entry))
        .flatMap((entry) => seriesPuzzle(schedule, ledger, entry) ?? [])
      const page = join(out, 'index.html')
      writePrivate(page, reviewPage(coming, { meta: schedule.meta, words, folder }))
      return page
    })
  return making(typed, work, (path) => process.stdout.write(`${visible(path)}\n`))
}
