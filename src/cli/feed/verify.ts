import { count } from '../../families/gridText.ts'
import { makeLedger } from '../../feed/ledger.ts'
import { halfLine, mendLedger, readLedgerFile } from '../../runs/feed/ledgerFile.ts'
import { verifyFeed } from '../../runs/feed/verifyFeed.ts'
import { withClaim } from '../../runs/fileLock.ts'
import type { Typed } from '../commandsFromTable.ts'
import { EXIT, tell } from '../shared/output.ts'
import { showRun } from '../shared/progress.ts'
import { editionOf } from './commandHelpers.ts'

/** Checks a feed, and prints what is wrong. Returns the exit code. Throws a PuzzleError. */
export async function verify(typed: Typed<'feed verify'>): Promise<number> {
  const edition = editionOf(typed)
  const { mend, json } = typed
  const path = edition.feed.place('ledger')
  let read = readLedgerFile(edition.feed)
  const told: string[] = []
  if (read.half !== '') {
    const where = `${path}:${halfLine(read)}`
    if (!mend) told.push(`${where}: unfinished line; --mend removes it`)
    else {
      await withClaim(path, async (place) => mendLedger(place))
      read = readLedgerFile(edition.feed)
      tell(`${where}: removed an unfinished line`)
    }
  }
  const found = verifyFeed(edition, makeLedger(read.entries), showRun('checks', false))
  const { puzzles, stock, site, notes } = found
  const faults = [...told, ...found.faults]
  const fine = faults.length === 0
  const exit = fine ? EXIT.fine : EXIT.badInput
  if (json) {
    process.stdout.write(`${JSON.stringify({ fine, puzzles, stock, site, faults, notes })}\n`)
    return exit
  }
  for (const line of [...faults, ...notes]) tell(line)
  if (!fine) return exit
  process.stdout.write(
    `fine: ${count(puzzles, 'ledger line')}, ${count(stock, 'stock file')}, ${count(site, 'site file')}\n`,
  )
  return exit
}
