// Reads a ledger. A kill can leave an unfinished last line, which is not damage and can be removed.

import { PuzzleError } from '../../families/error.ts'
import { TIERS, type Tier } from '../../families/inference.ts'
import { STARS, type Stars } from '../../grader/stars.ts'
import { type CalendarDate, parseDate } from '../calendarDates.ts'
import {
  LEDGER_VERSION,
  type LedgerEntry,
  type LedgerGrade,
  type LedgerHead,
  REASONS,
  type RevisionReason,
} from './ledgerEntry.ts'

/** The content of a ledger's file. */
export interface LedgerText {
  /** The first line; undefined for an empty file. */
  readonly head?: LedgerHead | undefined
  /** Its entries, in order. */
  readonly entries: readonly LedgerEntry[]
  /** An unfinished last line; usually empty. */
  readonly half: string
}

/** Reads a ledger. Throws a PuzzleError with the number of a damaged line. */
export function readLedger(text: string): LedgerText {
  const wholeLength = text.lastIndexOf('\n') + 1
  const half = text.slice(wholeLength)
  const [first, ...rest] = text.slice(0, wholeLength).split('\n').slice(0, -1)
  if (first === undefined) return { entries: [], half }
  const head = readHead(first)
  const entries = rest.map((line, index) => readEntry(line, index + 2))
  return { head, entries, half }
}

/** Throws a PuzzleError if a ledger belongs to another feed. */
export function expectOwnLedger(head: LedgerHead, series: string, feed: string): void {
  if (head.series === series && head.feed === feed) return
  const owner = head.series === series ? `another feed, ${head.feed}` : `the feed "${head.series}"`
  throw new PuzzleError('conflict', `the ledger belongs to ${owner}; the plan is for "${series}", ${feed}`, {
    line: 1,
  })
}

function readHead(line: string): LedgerHead {
  const { ledger, series, feed } = objectOf(line, 1)
  if (typeof ledger !== 'number' || typeof series !== 'string' || typeof feed !== 'string') {
    throw damaged(1, 'not the first line of a ledger: expected the keys "ledger", "series" and "feed"')
  }
  if (ledger !== LEDGER_VERSION) {
    throw damaged(
      1,
      `the ledger has format ${ledger}; this version of Puzzlewright reads format ${LEDGER_VERSION}`,
    )
  }
  return { ledger, series, feed }
}

function readEntry(text: string, line: number): LedgerEntry {
  const value = objectOf(text, line)
  const { date, slot, revision, files, reason } = value
  const isSound =
    typeof date === 'string' &&
    typeof slot === 'string' &&
    /^[a-z0-9-]+$/.test(slot) &&
    Number.isInteger(revision) &&
    Number(revision) >= 0 &&
    typeof files === 'object' &&
    files !== null &&
    !Array.isArray(files) &&
    Object.values(files).every((sum) => typeof sum === 'string' && /^[0-9a-f]{64}$/.test(sum)) &&
    (reason === undefined || (REASONS as readonly unknown[]).includes(reason))
  if (!isSound) throw damaged(line, DAMAGED)
  const at = textOf(value.at)
  const made = textOf(value.made)
  const note = textOf(value.note)
  const grade = gradeOf(value.grade)
  const puzzle = puzzleOf(value, line)
  return {
    date: readDate(date, line),
    slot,
    revision: Number(revision),
    ...(reason !== undefined && { reason: reason as RevisionReason }),
    ...(note !== undefined && { note }),
    ...(at !== undefined && { at }),
    ...puzzle,
    ...(typeof value.generator === 'number' && { generator: value.generator }),
    ...(made !== undefined && { made }),
    ...(grade && { grade }),
    ...(typeof value.rerun === 'string' && { rerun: readDate(value.rerun, line) }),
    files: files as Record<string, string>,
  }
}

function puzzleOf({ id, key, reason }: Record<string, unknown>, line: number) {
  if (reason === 'withdrawn') return {}
  if (typeof id === 'string' && typeof key === 'string' && /^[0-9a-f]{16}$/.test(key)) return { id, key }
  throw damaged(line, 'the line has no puzzle; restore the ledger from a backup')
}

function gradeOf(value: unknown): LedgerGrade | undefined {
  const { degree, stars, version, tier, technique } = (value ?? {}) as Partial<
    Record<keyof LedgerGrade, unknown>
  >
  if (typeof degree !== 'number' || !STARS.includes(stars as Stars) || typeof version !== 'number')
    return undefined
  const known = TIERS.includes(tier as Tier)
  return {
    degree,
    stars: stars as Stars,
    version,
    ...(known && { tier: tier as Tier }),
    ...(typeof technique === 'string' && { technique }),
  }
}

function readDate(date: string, line: number): CalendarDate {
  try {
    return parseDate(date)
  } catch (error) {
    throw damaged(line, (error as Error).message)
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function objectOf(text: string, line: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // The line is damaged.
  }
  throw damaged(line, DAMAGED)
}

const DAMAGED = 'not a line of a ledger; restore the ledger from a backup'

function damaged(line: number, message: string): PuzzleError {
  return new PuzzleError('record', message, { line })
}
