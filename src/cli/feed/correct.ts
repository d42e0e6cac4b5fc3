import { InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { addDays, type CalendarDate } from '../../feed/calendarDates.ts'
import type { LedgerEntry } from '../../feed/ledger/ledgerEntry.ts'
import type { FeedTask } from '../../feed/making/decideEntries.ts'
import { type Instant, instantText, lastPublic } from '../../feed/releaseTimes.ts'
import type { FeedFolder } from '../../runs/feed/feedFolder.ts'
import { type OwnLedger, withLedger } from '../../runs/feed/openFeed.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { openFolder } from './answering.ts'
import { readDate } from './feedOptions.ts'
import { make, sayUnmet } from './makeAhead.ts'

interface RejectOptions {
  readonly asOf?: Instant
}

/** The options of `feed correct`. */
export interface CorrectOptions extends RejectOptions {
  readonly replace?: boolean
  readonly withdraw?: boolean
  readonly note: string
}

const LONGEST_NOTE = 600

/** Draws another puzzle for a date that is not public. */
export async function reject(
  folder: string,
  day: string,
  slot: string,
  options: RejectOptions,
): Promise<void> {
  const date = readDate(day)
  const feed = openFolder(folder)
  if (!feed) return
  const { asOf: now = Date.now() } = options
  if (date <= lastOf(feed, now)) {
    throw new PuzzleError(
      'value',
      `${date} is public: puzzlewright feed correct ${folder} ${date} ${slot} --replace tells readers too`,
    )
  }
  await withLedger(feed, (own) => draw(feed, own, { date, slot, reason: 'rejected' }))
}

/** Replaces or withdraws a puzzle that is public. */
export async function correct(
  folder: string,
  day: string,
  slot: string,
  options: CorrectOptions,
): Promise<void> {
  const date = readDate(day)
  const { replace, withdraw, note: text, asOf: now = Date.now() } = options
  if (Boolean(replace) === Boolean(withdraw)) {
    throw new InvalidArgumentError('say either --replace or --withdraw')
  }
  const note = text.replaceAll(/\s+/g, ' ').trim()
  if (note === '' || note.length > LONGEST_NOTE) {
    throw new InvalidArgumentError(
      `--note has to be a text of 1 to ${LONGEST_NOTE} characters: readers are told`,
    )
  }
  const feed = openFolder(folder)
  if (!feed) return
  if (date > lastOf(feed, now)) {
    throw new PuzzleError(
      'value',
      `${date} is not public: puzzlewright feed reject ${folder} ${date} ${slot} draws another, and nobody is told`,
    )
  }
  const at = instantText(now)
  await withLedger(feed, async (own) => {
    if (replace) {
      await draw(feed, own, { date, slot, reason: 'replaced', note, at })
      return
    }
    const before = currentOf(own, date, slot)
    if (before.reason === 'withdrawn') throw new PuzzleError('value', `${date} ${slot} is withdrawn already`)
    own.file.add([{ date, slot, revision: before.revision + 1, reason: 'withdrawn', note, at, files: {} }])
    process.stderr.write(`${date} ${slot} is withdrawn; the next build publishes that\n`)
  })
}

function lastOf({ schedule }: FeedFolder, now: Instant): CalendarDate {
  return addDays(lastPublic(now, schedule.times), schedule.ahead)
}

function currentOf({ ledger }: OwnLedger, date: CalendarDate, slot: string): LedgerEntry {
  const entry = ledger.current(date, slot)
  if (entry) return entry
  throw new PuzzleError('value', `there is no puzzle of ${date} in "${slot}" yet`)
}

/** Draws the next revision. */
async function draw(
  feed: FeedFolder,
  own: OwnLedger,
  what: Pick<FeedTask, 'date' | 'slot' | 'reason' | 'note' | 'at'>,
): Promise<void> {
  const { date, slot } = what
  const { schedule } = feed
  const scheduled = schedule.slots.find(({ name }) => name === slot)
  if (!scheduled) {
    const known = schedule.slots.map(({ name }) => name).join(', ')
    throw new PuzzleError('value', `there is no slot "${slot}": there are ${known}`)
  }
  const before = currentOf(own, date, slot)
  const planned = schedule.puzzleOf(date, slot)
  if (!planned) throw new PuzzleError('value', `the plan has no puzzle of ${date} in "${slot}"`)
  const task: FeedTask = { ...what, revision: before.revision + 1, scheduled, planned }
  const drawn = await interruptible((signal) => make(feed, own, [task], { workers: 1, quiet: true }, signal))
  sayUnmet(drawn)
  if (drawn.made > 0)
    process.stderr.write(
      `${date} ${slot} has another puzzle${what.note === undefined ? '' : '; the next build publishes it'}\n`,
    )
}
