import { existsSync } from 'node:fs'
import { InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/puzzleError.ts'
import { type CalendarDate, datesOfMonth, monthOf, parseMonth, weekdayOf } from '../../feed/calendarDates.ts'
import type { Ledger } from '../../feed/ledger.ts'
import { type PlannedKind, plannedKind, type Schedule } from '../../feed/plan/scheduleTypes.ts'
import type { ContactEntry } from '../../feed/print/contactEntry.ts'
import { contactSheet } from '../../feed/print/contactSheet.ts'
import { seriesPuzzle } from '../../feed/publicPuzzles.ts'
import type { SlotTitle } from '../../feed/publishedPuzzle.ts'
import { dateIn, lastPublic } from '../../feed/releaseTimes.ts'
import { loadTypeface } from '../../render/loadTypeface.ts'
import { parsePaperSize } from '../../render/paperSize.ts'
import { writePdf } from '../../render/pdf.ts'
import { writePrivate } from '../../runs/atomicWrite.ts'
import { lookIntoLedger } from '../../runs/feed/ledgerFile.ts'
import type { Typed } from '../commandsFromTable.ts'
import { asUsage } from '../shared/optionHelpers.ts'
import { tell } from '../shared/output.ts'
import { feedIn } from './commandHelpers.ts'

/**
 * The puzzle of a slot on a date, with its stars; before the puzzle is made, the stars that the plan asks for: `2..3`.
 */
interface CalendarCell extends PlannedKind {
  readonly slot: string
  readonly state: 'public' | 'made' | 'planned' | 'withdrawn'
  /** Why the puzzle was taken from the reserve. */
  readonly reserve?: string | undefined
}

/** Prints the puzzles of a month as a table or as JSON, or writes them into a PDF. Throws a PuzzleError. */
export async function calendar(typed: Typed<'feed calendar'>): Promise<undefined> {
  const { folder, month, asOf: now = Date.now(), json, out, paper = 'A4' } = typed
  if (month === undefined && /^\d{4}-\d{2}$/.test(folder) && !existsSync(folder)) {
    throw new InvalidArgumentError(
      `the folder comes before the month: puzzlewright feed calendar . ${folder}`,
    )
  }
  const feed = feedIn(folder)
  const { schedule, words } = feed
  const { meta, slots, times, start } = schedule
  expectPdf(typed)
  const size = asUsage(() => parsePaperSize(paper))
  const shown = month === undefined ? monthOf(dateIn(times.zone, now)) : parseMonth(month)
  if (shown < monthOf(start)) {
    throw new PuzzleError(
      'value',
      `${shown} is before the first date of the feed, ${start}; name a later month`,
    )
  }
  const ledger = lookIntoLedger(feed)
  const dates = datesOfMonth(shown)
  const entries = dates.flatMap((date) =>
    slots.flatMap((slot) => entryOf(schedule, ledger, date, slot) ?? []),
  )
  if (out !== undefined) {
    const typeface = loadTypeface()
    const document = contactSheet(entries, { month: shown, slots, meta, words, paper: size, typeface })
    writePrivate(out, await writePdf(document, typeface))
    tell(out)
    return
  }
  const last = lastPublic(now, times)
  const days = dates.map((date) => ({
    date,
    cells: entries.filter((entry) => entry.date === date).map((entry) => cellOf(entry, last)),
  }))
  if (json) process.stdout.write(`${JSON.stringify({ month: shown, days })}\n`)
  else printTable(slots, days)
}

/** Refuses options that contradict each other. */
function expectPdf({ json, out, paper }: Typed<'feed calendar'>): void {
  if (out === undefined && paper !== undefined) throw new InvalidArgumentError('--paper needs --out')
  if (out !== undefined && json) throw new InvalidArgumentError('--json cannot be used with --out')
  if (out !== undefined && !/\.pdf$/i.test(out)) {
    throw new InvalidArgumentError(`--out must end in .pdf, not ${out}`)
  }
}

const LEGEND = '★ public   + made, not public yet   ? planned   - withdrawn; the number is the stars'

const RESERVE = '*'

const SIGNS = { public: '★', made: '+', planned: '?', withdrawn: '-' } as const

function printTable(
  slots: readonly SlotTitle[],
  days: readonly { readonly date: CalendarDate; readonly cells: readonly CalendarCell[] }[],
): void {
  const rows = days.map(({ date, cells }) => [
    `${weekdayOf(date)} ${date}`,
    ...slots.map(({ name }) => {
      const cell = cells.find(({ slot }) => slot === name)
      const sign = cell?.reserve === undefined ? '' : RESERVE
      return cell ? `${SIGNS[cell.state]}${cell.stars ?? ''} ${cell.shape ?? ''}`.trimEnd() + sign : ''
    }),
  ])
  const table = [['', ...slots.map(({ name }) => name)], ...rows]
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)))
  const lines = table.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  )
  const hasReserve = days.some(({ cells }) => cells.some(({ reserve }) => reserve !== undefined))
  const legend = hasReserve ? `${LEGEND}\n${RESERVE} from the reserve` : LEGEND
  process.stdout.write(`${lines.join('\n')}\n\n${legend}\n`)
}

function cellOf({ date, slot: { name: slot }, ...entry }: ContactEntry, last: CalendarDate): CalendarCell {
  const { state } = entry
  if (state === 'withdrawn') return { slot, state }
  if (state === 'planned') return { slot, ...entry }
  const { id, grade, reserve } = entry.puzzle.entry
  const [family, shape] = id.split(':')
  const stars = grade && { stars: String(grade.stars) }
  return { slot, state: date <= last ? 'public' : 'made', family, shape, ...stars, reserve }
}

function entryOf(
  schedule: Schedule,
  ledger: Ledger,
  date: CalendarDate,
  slot: SlotTitle,
): ContactEntry | undefined {
  const entry = ledger.current(date, slot.name)
  if (!entry) {
    const planned = schedule.puzzleOf(date, slot.name)
    return planned && { date, slot, state: 'planned', ...plannedKind(planned) }
  }
  const puzzle = seriesPuzzle(schedule, ledger, entry)
  if (entry.reason === 'withdrawn') return { date, slot, state: 'withdrawn', puzzle }
  return puzzle && { date, slot, state: 'made', puzzle }
}
