import { PuzzleError } from '../../families/error.ts'
import { addDays } from '../../feed/calendarDates.ts'
import { lastPublic } from '../../feed/releaseTimes.ts'
import { expectBegun, lookIntoLedger } from '../../runs/feed/openFeed.ts'
import { entriesOf } from '../../runs/feed/siteSources.ts'
import { contentOf } from '../../runs/feed/writeSite.ts'
import { hearInterrupts } from '../../runs/interrupt.ts'
import { servePort } from '../shared/servePort.ts'
import { openFolder } from './answering.ts'
import type { FeedOptions } from './feedOptions.ts'

/** The options of `feed serve`. */
export interface ServeOptions extends FeedOptions {
  readonly ahead?: number
  readonly port?: number
  readonly host: string
}

/** The port after that of `play`, so that both can run at once. */
const USUAL_PORT = 7342

/** Serves a site as of an instant. */
export async function serve(folder: string, options: ServeOptions): Promise<void> {
  const feed = openFolder(folder)
  if (!feed) return
  const { schedule, place } = feed
  const { asOf: now = Date.now(), ahead = schedule.ahead, port, host } = options
  const ledger = lookIntoLedger(feed)
  const last = addDays(lastPublic(now, schedule.times), ahead)
  const made = ledger.entries
    .filter(({ date }) => date <= last)
    .reduce((newest, { date }) => (date > newest ? date : newest), '')
  if (made === '') {
    expectBegun(feed, now, ahead)
    throw new PuzzleError(
      'value',
      `there are no puzzles until ${last}; make them with: puzzlewright feed build ${folder}`,
    )
  }
  if (made < last)
    process.stderr.write(
      `the puzzles after ${made} are not made yet; make them with: puzzlewright feed build ${folder}\n`,
    )
  const entries = new Map(Array.from(entriesOf(feed, ledger, now, ahead), (entry) => [entry.path, entry]))
  const files = {
    get(path: string) {
      const entry = entries.get(path)
      return entry && contentOf(entry, place('stock'))
    },
  }
  const interrupt = hearInterrupts()
  try {
    const server = await servePort(files, { port, usual: USUAL_PORT, host }, {})
    process.stdout.write(`${server.address}\n`)
    await new Promise<void>((resolve) => {
      if (interrupt.signal.aborted) resolve()
      interrupt.signal.addEventListener('abort', () => resolve())
    })
    await server.close()
  } finally {
    interrupt.release()
  }
}
