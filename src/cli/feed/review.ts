import { join } from 'node:path'
import { addDays } from '../../feed/calendarDates.ts'
import { isPuzzleEntry } from '../../feed/ledger.ts'
import { seriesPuzzle } from '../../feed/publishedPuzzles.ts'
import { type Instant, lastPublic } from '../../feed/releaseTimes.ts'
import { reviewPage } from '../../feed/reviewPage.ts'
import { readFeedFolder } from '../../runs/feed/feedFolder.ts'
import { dueTasks, makeTasks } from '../../runs/feed/makeDue.ts'
import { withLedger } from '../../runs/feed/openFeed.ts'
import { writeWhole } from '../../runs/writeFiles.ts'
import { type MakeOptions, making } from './answering.ts'

interface ReviewOptions extends MakeOptions {
  readonly asOf?: Instant
  readonly ahead?: number
  readonly out?: string
}

const USUAL_AHEAD = 14

/** Makes the puzzles of the next days, and writes a private page of them. */
export async function review(folder: string, options: ReviewOptions): Promise<void> {
  const feed = readFeedFolder(folder)
  const { schedule, place, words } = feed
  const { asOf: now = Date.now(), ahead = USUAL_AHEAD, out = place('review') } = options
  const today = lastPublic(now, schedule.times, schedule.ahead)
  const last = today < schedule.start ? addDays(schedule.start, ahead - 1) : addDays(today, ahead)
  const path = await making(options, (how) =>
    withLedger(feed, async (ledger) => {
      await makeTasks(feed, ledger, dueTasks(schedule, ledger, last), how)
      if (how.signal.aborted) return undefined
      const coming = ledger
        .currents()
        .filter((entry) => entry.date > today && entry.date <= last && isPuzzleEntry(entry))
        .flatMap((entry) => seriesPuzzle(schedule, ledger, entry) ?? [])
      const page = join(out, 'index.html')
      writeWhole(page, reviewPage(coming, { meta: schedule.meta, words, folder }))
      return page
    }),
  )
  if (path !== undefined) process.stdout.write(`${path}\n`)
}
