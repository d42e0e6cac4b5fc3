import { count } from '../../families/notationText.ts'
import { makeLedger } from '../../feed/ledger.ts'
import { halfLine, mendLedger, readLedgerFile } from '../../runs/feed/openFeed.ts'
import { entriesOf } from '../../runs/feed/siteSources.ts'
import { type Findings, verifyFeed } from '../../runs/feed/verifyFeed.ts'
import { withClaim } from '../../runs/fileLock.ts'
import { EXIT } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { openFolder } from './answering.ts'
import type { FeedOptions } from './feedOptions.ts'

/** The options of `feed verify`. */
export interface VerifyOptions extends FeedOptions {
  readonly ahead?: number
  readonly mend?: boolean
  readonly json?: boolean
}

/** Checks a feed, and prints what is wrong. */
export async function verify(folder: string, options: VerifyOptions): Promise<void> {
  const feed = openFolder(folder)
  if (!feed) return
  const { schedule, place } = feed
  const { asOf: now = Date.now(), ahead = schedule.ahead, out: site = place('site'), mend, json } = options
  const path = place('ledger')
  let read = readLedgerFile(path, schedule.meta)
  const told: string[] = []
  if (read.half !== '') {
    const line = halfLine(read)
    if (!mend) told.push(`${path}:${line}: unfinished line; --mend removes it`)
    else {
      await withClaim(path, async (place) => mendLedger(place))
      read = readLedgerFile(path, schedule.meta)
      process.stderr.write(`${path}:${line}: removed an unfinished line\n`)
    }
  }
  const ledger = makeLedger(read.entries)
  const entries = [...entriesOf(feed, ledger, now, ahead)]
  const files = ledger.entries.reduce((sum, entry) => sum + Object.keys(entry.files).length, 0)
  const progress = startCount('checks', ledger.entries.length + files + entries.length, 0, false)
  const onStep = () => progress.advance(1)
  const { faults, notes } = verifyFeed({ feed, ledger, entries, site, now, ahead, onStep })
  progress.stop()
  const findings: Findings = { faults: [...told, ...faults], notes }
  if (findings.faults.length > 0) process.exitCode = EXIT.badInput
  if (json) {
    const fine = findings.faults.length === 0
    process.stdout.write(
      `${JSON.stringify({ fine, puzzles: ledger.entries.length, stock: files, site: entries.length, ...findings })}\n`,
    )
    return
  }
  for (const line of [...findings.faults, ...notes]) process.stderr.write(`${line}\n`)
  if (findings.faults.length > 0) return
  process.stdout.write(
    `fine: ${count(ledger.entries.length, 'ledger line')}, ${count(files, 'stock file')}, ${count(entries.length, 'site file')}\n`,
  )
}
