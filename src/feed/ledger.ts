// The ledger of a feed: one line of JSON for each decision about a date and slot, in the order of the decisions. Lines are
// added and never changed.
//
//   {"ledger":1,"series":"daily-numbers","feed":"6f1c2a52-...","start":"2027-01-01"}
//   {"date":"2027-01-01","slot":"sudoku","revision":0,"id":"sudoku:9x9:...","key":"...","files":{"puzzle.json":"..."}, ...}

import { TIERS, type Tier } from '../families/inference.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import { type ReadGrade, readGrade } from '../formats/readRecord.ts'
import { jsonOf } from '../formats/tryParseJson.ts'
import { byDate, type CalendarDate, parseDate } from './calendarDates.ts'

/** The version of the ledger's format. */
export const LEDGER_VERSION = 1

/** The first line: the feed that the ledger belongs to. */
export interface LedgerHead {
  /** The version of the format. */
  readonly ledger: number
  /** The name (`slug`) of the feed. */
  readonly series: string
  /** The UUID of the feed. */
  readonly feed: string
  /** The first date of the feed; undefined in ledgers of earlier versions. */
  readonly start?: CalendarDate | undefined
}

/** The reasons for a new revision of a date and slot. */
const REASONS = ['rejected', 'replaced', 'withdrawn'] as const

/**
 * One of `REASONS`: `rejected` means replaced before it was public; `replaced` means replaced when public, with a note for
 * readers.
 */
type RevisionReason = (typeof REASONS)[number]

/** The grade of a puzzle, with the facts that editors see. */
export interface LedgerGrade extends ReadGrade {
  /** The tier of its reasoning. */
  readonly tier?: Tier | undefined
  /** The hardest technique that the puzzle requires. */
  readonly technique?: string | undefined
}

/** The facts about a puzzle in the ledger. */
export interface LedgerPuzzle {
  /** Its id. */
  readonly id: string
  /** A key of 16 hexadecimal digits, the same for all its twins. */
  readonly key: string
  /** The generator version; undefined for a puzzle from elsewhere. */
  readonly generator?: number | undefined
  /** Its made name, seed included. */
  readonly made?: string | undefined
  /** Its grade. */
  readonly grade?: LedgerGrade | undefined
  /** The earlier date of which it is a rerun. */
  readonly rerun?: CalendarDate | undefined
  /** Why it was taken from the editor's reserve; undefined if it was not taken from there. */
  readonly reserve?: string | undefined
}

/** A line of the ledger: the puzzle of a slot on a date, in one revision. */
export interface LedgerEntry extends Partial<LedgerPuzzle> {
  /** The date. */
  readonly date: CalendarDate
  /** The name of the slot. */
  readonly slot: string
  /** The number of the revision; 0 is the first. */
  readonly revision: number
  /** The reason for the revision; undefined for the first. */
  readonly reason?: RevisionReason | undefined
  /** The note for readers. */
  readonly note?: string | undefined
  /** The time of the change, if readers are told about it: an instant of RFC 3339. */
  readonly at?: string | undefined
  /** The SHA-256 of each of its files; empty for a withdrawal. */
  readonly files: Readonly<Record<string, string>>
}

/** An entry that has a puzzle: any except a withdrawal. */
export type PuzzleEntry = LedgerEntry & LedgerPuzzle

/** Whether an entry has a puzzle. */
export function isPuzzleEntry(entry: LedgerEntry): entry is PuzzleEntry {
  return entry.id !== undefined && entry.key !== undefined
}

/** The date and slot of an entry: `2027-01-30/sudoku`. */
export function ledgerPlace({ date, slot }: Pick<LedgerEntry, 'date' | 'slot'>): string {
  return `${date}/${slot}`
}

/**
 * A line for the editor that begins with `reserve`, the key in the plan, and says why a puzzle was taken from the reserve;
 * empty if it was not.
 */
export function reserveFact({ reserve }: LedgerEntry): string[] {
  return reserve === undefined ? [] : [`reserve: ${reserve}`]
}

// Answers questions about a ledger: the latest revision for each date and slot, and the puzzles that must not appear again.

/** A ledger in memory. */
export interface Ledger {
  /** All entries, in the order in which they were added. */
  readonly entries: readonly LedgerEntry[]
  /** The latest revision for a date and slot. */
  current(date: CalendarDate, slot: string): LedgerEntry | undefined
  /** All revisions for a date and slot, in order. */
  revisions(date: CalendarDate, slot: string): readonly LedgerEntry[]
  /** The latest puzzle for a date and slot; after a withdrawal, the puzzle that was withdrawn. */
  puzzleOf(date: CalendarDate, slot: string): PuzzleEntry | undefined
  /**
   * The latest revision for each date and slot, in order of date; revisions of one date stay in the order in which they were
   * first added.
   */
  currents(): LedgerEntry[]
  /** The entries whose puzzle has this key: a puzzle and its twins. */
  withKey(key: string): readonly PuzzleEntry[]
  /** The entries of a slot that have a puzzle, in the order in which they were added. */
  ofSlot(slot: string): readonly PuzzleEntry[]
  /** Adds an entry. */
  add(entry: LedgerEntry): void
}

/** Makes a ledger with some entries. */
export function makeLedger(first: readonly LedgerEntry[]): Ledger {
  const entries: LedgerEntry[] = []
  const revisions = new Map<string, LedgerEntry[]>()
  const byKey = new Map<string, PuzzleEntry[]>()
  const bySlot = new Map<string, PuzzleEntry[]>()
  const ledger: Ledger = {
    entries,
    current: (date, slot) => revisions.get(ledgerPlace({ date, slot }))?.at(-1),
    revisions: (date, slot) => revisions.get(ledgerPlace({ date, slot })) ?? [],
    puzzleOf: (date, slot) => revisions.get(ledgerPlace({ date, slot }))?.findLast(isPuzzleEntry),
    currents: () => Array.from(revisions.values(), (all) => all[all.length - 1]).toSorted(byDate),
    withKey: (key) => byKey.get(key) ?? [],
    ofSlot: (slot) => bySlot.get(slot) ?? [],
    add(entry) {
      entries.push(entry)
      append(revisions, ledgerPlace(entry), entry)
      if (!isPuzzleEntry(entry)) return
      append(byKey, entry.key, entry)
      append(bySlot, entry.slot, entry)
    },
  }
  for (const entry of first) ledger.add(entry)
  return ledger
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

// Reads a ledger. If the program is killed while it writes, the last line can be unfinished: that is not damage, and the line
// can be removed.

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

/** Throws a PuzzleError if a ledger belongs to another feed, or if its feed has another first date than the plan. */
export function expectOwnLedger(
  head: LedgerHead,
  { slug, id, start }: { readonly slug: string; readonly id: string; readonly start: CalendarDate },
): void {
  if (head.series !== slug || head.feed !== id) {
    const owner = head.series === slug ? `another feed, ${head.feed}` : `the feed "${head.series}"`
    const plan = `the plan has the slug "${slug}" and the id ${id}`
    const remedy = 'correct "slug" and "id" in the plan, or choose another folder'
    throw new PuzzleError('conflict', `the ledger belongs to ${owner}, but ${plan}; ${remedy}`, { line: 1 })
  }
  if (head.start === undefined || head.start === start) return
  const remedy = `write "start: ${head.start}" in the plan, or start a new feed in another folder`
  const message = `the feed starts on ${head.start}, but the plan has the start ${start}; ${remedy}`
  throw new PuzzleError('conflict', message, { line: 1 })
}

function readHead(line: string): LedgerHead {
  const { ledger, series, feed, start } = objectOf(line, 1)
  if (typeof ledger !== 'number' || typeof series !== 'string' || typeof feed !== 'string') {
    throw damaged(
      1,
      'not the first line of a ledger: expected the keys "ledger", "series" and "feed"; restore the ledger from a backup',
    )
  }
  if (start !== undefined && typeof start !== 'string')
    throw damaged(1, '"start" must be a date; restore the ledger from a backup')
  if (ledger !== LEDGER_VERSION) {
    throw damaged(
      1,
      `the ledger has format ${ledger}; this version reads format ${LEDGER_VERSION}; use the version of Puzzlewright that wrote the file`,
    )
  }
  return { ledger, series, feed, start }
}

function readEntry(text: string, line: number): LedgerEntry {
  const value = objectOf(text, line)
  const { date, slot, revision, files, reason, id, key } = value
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
  const isWithdrawn = reason === 'withdrawn'
  if (!isWithdrawn && !(typeof id === 'string' && typeof key === 'string' && /^[0-9a-f]{16}$/.test(key)))
    throw damaged(line, 'the line has no puzzle; restore the ledger from a backup')
  const grade = gradeOf(value.grade)
  return {
    date: readDate(date, line),
    slot,
    revision: Number(revision),
    ...(reason !== undefined && { reason: reason as RevisionReason }),
    ...picked(value, 'string', 'note', 'at', ...(isWithdrawn ? [] : ['id', 'key'])),
    ...picked(value, 'number', 'generator'),
    ...picked(value, 'string', 'made', 'reserve'),
    ...(grade && { grade }),
    ...(typeof value.rerun === 'string' && { rerun: readDate(value.rerun, line) }),
    files: files as Record<string, string>,
  }
}

/** The entries of `value` under some keys, without those whose value is not of the type. */
function picked(value: Record<string, unknown>, type: 'string' | 'number', ...keys: string[]): object {
  return Object.fromEntries(keys.flatMap((key) => (typeof value[key] === type ? [[key, value[key]]] : [])))
}

function gradeOf(value: unknown): LedgerGrade | undefined {
  const { grade } = readGrade(value)
  const { tier, technique } = (value ?? {}) as Partial<Record<keyof LedgerGrade, unknown>>
  return (
    grade && {
      ...grade,
      ...(TIERS.includes(tier as Tier) && { tier: tier as Tier }),
      ...(typeof technique === 'string' && { technique }),
    }
  )
}

function readDate(date: string, line: number): CalendarDate {
  try {
    return parseDate(date)
  } catch (error) {
    throw damaged(line, (error as Error).message)
  }
}

function objectOf(text: string, line: number): Record<string, unknown> {
  const value = jsonOf(text)
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  throw damaged(line, DAMAGED)
}

const DAMAGED = 'not a line of a ledger; restore the ledger from a backup'

function damaged(line: number, message: string): PuzzleError {
  return new PuzzleError('record', message, { line })
}
