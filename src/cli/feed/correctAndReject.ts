import { InvalidArgumentError } from 'commander'
import { nearestOf } from '../../families/nearestName.ts'
import { PuzzleError, quote } from '../../families/puzzleError.ts'
import type { CalendarDate } from '../../feed/calendarDates.ts'
import type { Ledger, LedgerEntry } from '../../feed/ledger.ts'
import type { FeedTask } from '../../feed/making/choosePuzzles.ts'
import type { ScheduledSlot } from '../../feed/plan/scheduleTypes.ts'
import { type Instant, instantText, lastPublic } from '../../feed/releaseTimes.ts'
import { shellWord } from '../../formats/shellWord.ts'
import type { FeedFolder } from '../../runs/feed/feedFolder.ts'
import { withLedger } from '../../runs/feed/ledgerFile.ts'
import { makeTasks } from '../../runs/feed/makeDuePuzzles.ts'
import type { Typed } from '../commandsFromTable.ts'
import { EXIT, tell } from '../shared/output.ts'
import { feedIn, making } from './commandHelpers.ts'

const LONGEST_NOTE = 600

/** Makes another puzzle for a date that is not public yet. Returns the exit code. Throws a PuzzleError. */
export async function reject({ folder, date, slot, asOf }: Typed<'feed reject'>): Promise<number> {
  const feed = feedIn(folder)
  const { start } = feed.schedule
  scheduledSlot(feed, slot)
  if (date < start) throw new PuzzleError('value', `${date} is before the first date of the feed, ${start}`)
  if (isPublic(feed, date, asOf)) {
    throw new PuzzleError(
      'value',
      `${date} is already public; to replace the puzzle, run: puzzlewright feed correct ${shellWord(folder)} ${date} ${shellWord(slot)} --replace --note TEXT`,
    )
  }
  return withLedger(feed, (ledger) => makeRevision(feed, ledger, { date, slot, reason: 'rejected' }))
}

/** Replaces or withdraws a public puzzle. Returns the exit code. Throws a PuzzleError. */
export async function correct(typed: Typed<'feed correct'>): Promise<number> {
  const { folder, date, slot, replace, withdraw, note: text, asOf: now = Date.now() } = typed
  if (Boolean(replace) === Boolean(withdraw)) {
    throw new InvalidArgumentError('give either --replace or --withdraw')
  }
  const note = text.replaceAll(/\s+/g, ' ').trim()
  if (note === '' || note.length > LONGEST_NOTE) {
    throw new InvalidArgumentError(`--note must be a text of 1 to ${LONGEST_NOTE} characters: readers see it`)
  }
  const feed = feedIn(folder)
  if (!isPublic(feed, date, now)) {
    scheduledSlot(feed, slot)
    throw new PuzzleError(
      'value',
      `${date} is not public yet; to replace the puzzle, run: puzzlewright feed reject ${shellWord(folder)} ${date} ${shellWord(slot)}`,
    )
  }
  const at = instantText(now)
  return withLedger(feed, async (ledger) => {
    if (replace) return makeRevision(feed, ledger, { date, slot, reason: 'replaced', note, at })
    const { reason, revision } = currentOf(ledger, date, slot)
    if (reason === 'withdrawn') throw new PuzzleError('value', `${date} ${slot} is already withdrawn`)
    ledger.add({ date, slot, revision: revision + 1, reason: 'withdrawn', note, at, files: {} })
    tell(`${date} ${slot} is withdrawn; the next build publishes this`)
    return EXIT.fine
  })
}

function isPublic({ schedule }: FeedFolder, date: CalendarDate, now: Instant = Date.now()): boolean {
  return date <= lastPublic(now, schedule.times, schedule.ahead)
}

/** The slot of the plan with this name. */
function scheduledSlot({ schedule }: FeedFolder, name: string): ScheduledSlot {
  const scheduled = schedule.slots.find((slot) => slot.name === name)
  if (scheduled) return scheduled
  const known = schedule.slots.map((slot) => slot.name)
  const nearest = nearestOf(name, known)
  const remedy = nearest ? `did you mean "${nearest}"?` : `the plan has ${known.join(', ')}`
  throw new PuzzleError('value', `unknown slot ${quote(name)}; ${remedy}`)
}

function currentOf(ledger: Ledger, date: CalendarDate, slot: string): LedgerEntry {
  const entry = ledger.current(date, slot)
  if (entry) return entry
  throw new PuzzleError(
    'value',
    `${date}: "${slot}" has no puzzle yet; "feed calendar" shows the dates that have one`,
  )
}

/** Makes the next revision of a puzzle. Returns the exit code. */
async function makeRevision(
  feed: FeedFolder,
  ledger: Ledger,
  what: Pick<FeedTask, 'date' | 'slot' | 'reason' | 'note' | 'at'>,
): Promise<number> {
  const { date, slot } = what
  const scheduled = scheduledSlot(feed, slot)
  const revision = currentOf(ledger, date, slot).revision + 1
  const planned = feed.schedule.puzzleOf(date, slot)
  if (!planned) throw new PuzzleError('value', `${date}: the plan has no puzzle in "${slot}"`)
  const task: FeedTask = { ...what, revision, scheduled, planned }
  return making(
    { workers: 1, quiet: true },
    async (how) => (await makeTasks(feed, ledger, [task], how)) || undefined,
    () => {
      const next = what.note === undefined ? '' : '; the next build publishes it'
      tell(`${date} ${slot} has a new puzzle${next}`)
    },
  )
}
