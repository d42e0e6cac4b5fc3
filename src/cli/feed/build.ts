import { count } from '../../families/notationText.ts'
import { addDays } from '../../feed/calendarDates.ts'
import { lastPublic } from '../../feed/releaseTimes.ts'
import { expectSafeSite, secretPath } from '../../runs/feed/feedFolder.ts'
import { expectBegun, withLedger } from '../../runs/feed/openFeed.ts'
import { entriesOf, makePageProof } from '../../runs/feed/siteSources.ts'
import { writeSite } from '../../runs/feed/writeSite.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { tightenHeap } from '../shared/tightHeap.ts'
import { answerStopped, openFolder } from './answering.ts'
import type { FeedOptions } from './feedOptions.ts'
import { type MakeOptions, makeUntil, printUnmet } from './makeAhead.ts'

/** The options of `feed build`. */
export interface BuildOptions extends FeedOptions, MakeOptions {
  readonly ahead?: number
}

/** Makes the missing puzzles, and writes the site. */
export async function build(folder: string, options: BuildOptions): Promise<void> {
  const feed = openFolder(folder)
  if (!feed) return
  const { schedule, place } = feed
  const { asOf: now = Date.now(), ahead = schedule.ahead, out = place('site') } = options
  expectSafeSite(feed, out, secretPath(feed))
  expectBegun(feed, now, ahead)
  // The build goes through the whole archive, which may be years, and leaves much garbage on the heap.
  tightenHeap()
  await interruptible((signal) =>
    withLedger(feed, async (own) => {
      const last = addDays(lastPublic(now, schedule.times), ahead)
      const due = await makeUntil(feed, own, addDays(last, schedule.stock), options, signal)
      printUnmet(due)
      const written = await writeSite(entriesOf(feed, own.ledger, now, ahead), {
        site: out,
        index: place('index'),
        stock: place('stock'),
        feed: schedule.meta.id,
        start: schedule.start,
        prove: makePageProof(),
        signal,
      })
      if (signal.aborted) {
        answerStopped(signal)
        return
      }
      const { files, written: changed, removed } = written
      const gone = removed === 0 ? '' : `, ${removed} removed`
      process.stderr.write(
        `${out} as of ${last}: ${count(due.made, 'new puzzle')}, ${changed} of ${count(files, 'file')} written${gone}\n`,
      )
    }),
  )
}
