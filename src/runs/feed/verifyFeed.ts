// Proves a feed: ledger, stock and site, as they are at an instant. What it says of the puzzles it works out anew: each is read, solved
// and compared with all others.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import { addDays } from '../../feed/calendarDates.ts'
import type { Ledger } from '../../feed/ledger/ledger.ts'
import { isPuzzleEntry, type LedgerEntry, ledgerPlace } from '../../feed/ledger/ledgerEntry.ts'
import { makeDrafter } from '../../feed/making/draftPuzzle.ts'
import { type Instant, lastPublic, solutionsAt } from '../../feed/releaseTimes.ts'
import type { SiteEntry } from '../../feed/site/entryMaker.ts'
import { lookAt, pathsBelow } from '../fileSystem.ts'
import { sha256 } from '../sha256.ts'
import { isDatedFile } from './datedFiles.ts'
import type { FeedFolder } from './feedFolder.ts'
import { readSiteIndex } from './siteIndex.ts'
import { takeFromStock } from './stock.ts'
import { markOf, SITE_MARK, stateOfSite } from './writeSite.ts'

/** What is proved. */
interface Proof {
  /** The feed. */
  readonly feed: FeedFolder
  /** What its ledger says. */
  readonly ledger: Ledger
  /** The files that its site should have. */
  readonly entries: readonly SiteEntry[]
  /** Where the site is. */
  readonly site: string
  /** As of when. */
  readonly now: Instant
  /** So many dates are published before they are due. */
  readonly ahead: number
  /** Hears of each line of the ledger and each file that was looked at. */
  readonly onStep: () => void
}

/** What was found. */
export interface Findings {
  /** What is wrong, a sentence each. */
  readonly faults: string[]
  /** What is no fault: a build that is to go on, files of others. */
  readonly notes: string[]
}

/** Proves a feed. */
export function verifyFeed(proof: Proof): Findings {
  const findings: Findings = { faults: [], notes: [] }
  verifyLedger(proof, findings)
  verifyStock(proof, findings)
  verifySite(proof, findings)
  return findings
}

/** Each puzzle has one solution, none came twice, and revisions follow each other. */
function verifyLedger({ ledger, onStep }: Proof, { faults }: Findings): void {
  const draft = makeDrafter({ isGraded: false })
  const seen = new Map<string, LedgerEntry>()
  const revisions = new Map<string, number>()
  for (const entry of ledger.entries) {
    onStep()
    const place = ledgerPlace(entry)
    const due = (revisions.get(place) ?? -1) + 1
    revisions.set(place, entry.revision)
    if (entry.revision !== due)
      faults.push(`ledger: ${place} has revision ${entry.revision} where ${due} is due`)
    if (!isPuzzleEntry(entry)) continue
    const drafted = drafts(draft, entry.id)
    if ('refused' in drafted) {
      faults.push(`ledger: ${place}: ${drafted.refused}`)
      continue
    }
    if (drafted.key !== entry.key) faults.push(`ledger: ${place} has another key than its puzzle`)
    const before = seen.get(drafted.key)
    if (before && entry.rerun === undefined)
      faults.push(`ledger: ${place} is a twin of ${ledgerPlace(before)}`)
    if (before === undefined) seen.set(drafted.key, entry)
  }
}

function drafts(draft: ReturnType<typeof makeDrafter>, id: string) {
  try {
    return draft({ id })
  } catch (error) {
    if (error instanceof PuzzleError) return { refused: error.message }
    throw error
  }
}

/** Every file that the ledger names is there, and is what it was. */
function verifyStock({ ledger, feed, onStep }: Proof, { faults }: Findings): void {
  for (const entry of ledger.entries) {
    for (const [name, sum] of Object.entries(entry.files)) {
      onStep()
      try {
        takeFromStock(feed.place('stock'), sum)
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error
        faults.push(`stock: ${ledgerPlace(entry)} ${name}: ${error.message}`)
      }
    }
  }
}

/** Every file is what it should be, and nothing is there before its time. */
function verifySite(
  { feed, ledger, entries, site, now, ahead, onStep }: Proof,
  { faults, notes }: Findings,
): void {
  const { meta, times, start } = feed.schedule
  const mark = markOf(site)
  if (mark === undefined) {
    notes.push(`site: ${site} was not written yet: puzzlewright feed build writes it`)
    return
  }
  if (mark !== meta.id) {
    faults.push(`site: ${site} is the site of another feed, ${mark}`)
    return
  }
  const { state, files: known } = readSiteIndex(feed.place('index'), site)
  // What came into the ledger since the last build, or went public since, is not there yet.
  const isDone = state === stateOfSite(entries)
  const replaced = replacedFiles(ledger)
  const wanted = new Map(entries.map((entry) => [entry.path, entry]))
  const found = pathsBelow(site)
  let waiting = 0
  for (const entry of entries) {
    onStep()
    const sum = sumOf(join(site, entry.path))
    if (sum === ('sum' in entry ? entry.sum : sha256(entry.make()))) continue
    // A build is due, or has to go on; of what never changes there is what was replaced, or nothing.
    const isOld = sum !== undefined && replaced.get(entry.path)?.includes(sum)
    if (!isDone && ('make' in entry || sum === undefined || isOld)) waiting++
    else faults.push(`site: ${entry.path} is not ${sum === undefined ? 'there' : 'what it should be'}`)
  }
  const last = addDays(lastPublic(now, times), ahead)
  let foreign = 0
  for (const path of found) {
    if (wanted.has(path) || path === SITE_MARK) continue
    const [date, , name = ''] = path.split('/')
    const isDated = /^\d{4}-\d{2}-\d{2}$/.test(date)
    if (isDated && date > last) faults.push(`site: ${path} is of the future`)
    else if (isDated && /^solution\./.test(name) && !((solutionsAt(date, times) ?? Infinity) <= now)) {
      faults.push(`site: ${path} is there before its time`)
    } else if ((isDatedFile(path) && date >= start) || (known.has(path) && !path.startsWith('assets/'))) {
      if (isDone) faults.push(`site: ${path} should be gone`)
      else waiting++
    } else if (!path.startsWith('assets/')) foreign++
  }
  if (waiting > 0) notes.push(`site: the next build has ${count(waiting, 'file')} to write`)
  if (foreign > 0) notes.push(`site: ${count(foreign, 'file')} of others, not looked at`)
}

/** The sum of a file; nothing where there is none. */
function sumOf(path: string): string | undefined {
  return lookAt(path)?.isFile() ? sha256(readFileSync(path)) : undefined
}

/** The sums that files of puzzles had before these were replaced, by their paths. */
function replacedFiles({ entries, current }: Ledger): Map<string, string[]> {
  const sums = new Map<string, string[]>()
  for (const entry of entries) {
    if (current(entry.date, entry.slot) === entry) continue
    for (const [name, sum] of Object.entries(entry.files)) {
      const path = `${ledgerPlace(entry)}/${name}`
      sums.set(path, [...(sums.get(path) ?? []), sum])
    }
  }
  return sums
}
