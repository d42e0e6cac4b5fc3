// Checks the ledger, the stock and the site of a feed as of an instant. Every puzzle is read, solved and compared with all others
// again.

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { count } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { isPuzzleEntry, type Ledger, type LedgerEntry, ledgerPlace } from '../../feed/ledger.ts'
import { makeDrafter } from '../../feed/making/draftPuzzle.ts'
import { SOLUTION_FILES } from '../../feed/puzzleFileNames.ts'
import { lastPublic, solutionsAt } from '../../feed/releaseTimes.ts'
import type { SiteEntry } from '../../feed/site/dayAndSlotFiles.ts'
import { lookAt, pathsBelow } from '../fileSystem.ts'
import type { RunListener } from '../resumableRun.ts'
import { sha256 } from '../sha256.ts'
import { takeFromStock } from './filesByHash.ts'
import { openPlaces } from './protectFiles.ts'
import { type Edition, entriesOf, unpublishedFinder } from './siteFilesAtInstant.ts'
import { isDatedFile, readSiteIndex } from './siteIndex.ts'
import { markOf, SITE_MARK, stateOfSite } from './writeSite.ts'

/** The feed to check, with its ledger and the files of its site. */
interface Proof extends Edition {
  /** The ledger. */
  readonly ledger: Ledger
  /** The files that the site should have. */
  readonly entries: readonly SiteEntry[]
  /** Called after each line of the ledger and each file. */
  readonly onStep: () => void
}

/** The findings of a check. */
interface Findings {
  /** The faults, one sentence each. */
  readonly faults: string[]
  /** Findings that are not faults: a build is due, the site has other files. */
  readonly notes: string[]
}

/**
 * Checks a feed. Returns the findings, and the numbers of lines in the ledger, of files in the stock and of
 * files in the site.
 */
export function verifyFeed(edition: Edition, ledger: Ledger, onEvent: RunListener) {
  const entries = [...entriesOf(edition, ledger)]
  const [puzzles, site] = [ledger.entries.length, entries.length]
  const stock = ledger.entries.reduce((sum, { files }) => sum + Object.keys(files).length, 0)
  const findings: Findings = { faults: [], notes: [] }
  const proof = { ...edition, ledger, entries, onStep: () => onEvent({ event: 'advanced' }) }
  onEvent({ event: 'started', tasks: puzzles + stock + site, done: 0, lines: 0 })
  verifyModes(edition, findings)
  verifyLedger(proof, findings)
  verifyStock(proof, findings)
  verifySite(proof, findings)
  onEvent({ event: 'ended' })
  return { puzzles, stock, site, ...findings }
}

/** Checks that no other user of the machine can read what is private. */
function verifyModes({ feed }: Edition, { faults }: Findings): void {
  for (const { path, command } of openPlaces(feed))
    faults.push(`${path}: other users can read it; protect it with: ${command}`)
}

/** Checks that each puzzle has one solution and appears once, and that the revisions of a puzzle are numbered in order. */
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
      faults.push(
        `ledger: ${place}: expected revision ${due}, got ${entry.revision}; restore the ledger from a backup`,
      )
    if (!isPuzzleEntry(entry)) continue
    const drafted = drafts(draft, entry.id)
    if ('refused' in drafted) {
      faults.push(`ledger: ${place}: ${drafted.refused}`)
      continue
    }
    if (drafted.key !== entry.key)
      faults.push(`ledger: ${place}: the key does not match the puzzle; restore the ledger from a backup`)
    const before = seen.get(drafted.key)
    if (before && entry.rerun === undefined)
      faults.push(
        `ledger: ${place}: is a twin of ${ledgerPlace(before)}; replace it with feed reject or feed correct`,
      )
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

/** Checks that every file of the ledger exists and is unchanged. */
function verifyStock({ ledger, feed, onStep }: Proof, { faults }: Findings): void {
  for (const entry of ledger.entries) {
    for (const [name, sum] of Object.entries(entry.files)) {
      onStep()
      try {
        takeFromStock(feed.place('stock'), sum)
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error
        faults.push(`stock: ${ledgerPlace(entry)}/${name}: ${error.message}`)
      }
    }
  }
}

/** Checks that every file of the site has the right content, and that nothing is published early. */
function verifySite(proof: Proof, { faults, notes }: Findings): void {
  const { feed, ledger, entries, site, now, ahead, onStep } = proof
  const { meta, times, start } = feed.schedule
  const mark = markOf(site)
  if (mark === undefined) {
    notes.push(`site: ${site}: not written yet; write it with: puzzlewright feed build`)
    return
  }
  if (mark !== meta.id) {
    faults.push(`site: ${site}: belongs to another feed, ${mark}; choose another folder with --out`)
    return
  }
  const { state, files: known } = readSiteIndex(feed.place('index'), site)
  // New entries of the ledger, and dates that went public since the last build, are not in the site yet.
  const isDone = state === stateOfSite(entries)
  const replaced = replacedFiles(ledger)
  const wanted = new Map(entries.map((entry) => [entry.path, entry]))
  const found = pathsBelow(site)
  let waiting = 0
  for (const entry of entries) {
    onStep()
    const sum = sumOf(join(site, entry.path))
    if (sum === ('sum' in entry ? entry.sum : sha256(entry.make()))) continue
    // A build is due or was interrupted: pages may be old, and files of puzzles may be missing or replaced.
    const isOld = sum !== undefined && replaced.get(entry.path)?.includes(sum)
    if (!isDone && ('make' in entry || sum === undefined || isOld)) waiting++
    else
      faults.push(
        `site: ${entry.path}: ${sum === undefined ? 'missing' : 'wrong content'}; write it again with: puzzlewright feed build`,
      )
  }
  const last = lastPublic(now, times, ahead)
  const unpublished = unpublishedFinder(proof, ledger)
  let foreign = 0
  for (const path of found) {
    const early = unpublished(searchable(join(site, path)))
    if (early !== undefined) faults.push(`site: ${path}: publishes ${early}; remove it from the file`)
    if (wanted.has(path) || path === SITE_MARK) continue
    const [date, , name = ''] = path.split('/')
    const isDated = /^\d{4}-\d{2}-\d{2}$/.test(date)
    if (isDated && date > last) faults.push(`site: ${path}: not public yet; remove it`)
    else if (isDated && isOfSolution(name) && !((solutionsAt(date, times) ?? Infinity) <= now)) {
      faults.push(`site: ${path}: solution not public yet; remove it`)
    } else if (
      (isDatedFile(path) && date >= start) ||
      (known.get(path) !== undefined && !path.startsWith('assets/'))
    ) {
      if (isDone) faults.push(`site: ${path}: the build should have removed this file; remove it`)
      else waiting++
    } else if (!path.startsWith('assets/')) foreign++
  }
  if (waiting > 0) notes.push(`site: the next build has ${count(waiting, 'file')} to update`)
  if (foreign > 0) notes.push(`site: ignored ${count(foreign, 'file')} that no build wrote`)
}

/** Whether a file of a puzzle reveals its solution. */
const isOfSolution = (name: string) =>
  /^solution\./.test(name) || (SOLUTION_FILES as readonly string[]).includes(name)

/** A feed makes no larger files. */
const MOST_SEARCHED = 1 << 29

/** The content of a file, also of one that a link leads to; empty for anything else. */
function searchable(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false })
  return found?.isFile() && found.size <= MOST_SEARCHED ? readFileSync(path) : Buffer.alloc(0)
}

/** The SHA-256 of a file; undefined where there is none. */
function sumOf(path: string): string | undefined {
  return lookAt(path)?.isFile() ? sha256(readFileSync(path)) : undefined
}

/** The SHA-256 of replaced files of puzzles, by path. */
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
