// A build of a feed: the puzzles that are due, and then the site.

import { addDays } from '../../feed/calendarDates.ts'
import type { Ledger } from '../../feed/ledger.ts'
import { lastPublic } from '../../feed/releaseTimes.ts'
import { expectSafeSite } from './feedFolder.ts'
import { withLedger } from './ledgerFile.ts'
import { dueTasks, type Making, makeTasks } from './makeDuePuzzles.ts'
import { type Edition, expectBegun } from './siteFilesAtInstant.ts'
import { writeSite } from './writeSite.ts'

/**
 * Makes the missing puzzles of a feed, and writes its site. Returns the last public date and what was made and written;
 * undefined if the signal stopped the work. Throws a PuzzleError.
 */
export async function buildFeed(edition: Edition, making: Making) {
  const { feed, now, ahead, site } = edition
  const { schedule } = feed
  expectSafeSite(feed, site)
  expectBegun(edition)
  const work = async (ledger: Ledger) => {
    const last = lastPublic(now, schedule.times, ahead)
    const due = dueTasks(schedule, ledger, addDays(last, schedule.stock))
    const made = await makeTasks(feed, ledger, due, making)
    const written = await writeSite(edition, ledger, making.signal)
    return making.signal.aborted ? undefined : { last, made, ...written }
  }
  return withLedger(feed, work, site)
}
