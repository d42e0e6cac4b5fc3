// Writes the contact sheet of a feed's month.

import { findFamily, isFamilyName } from '../../families/registry.ts'
import { type CalendarDate, type CalendarMonth, datesOfMonth } from '../../feed/calendarDates.ts'
import type { Ledger } from '../../feed/ledger.ts'
import type { Schedule } from '../../feed/plan/schedule.ts'
import type { ContactEntry } from '../../feed/print/contactEntry.ts'
import { contactSheet } from '../../feed/print/contactSheet.ts'
import type { SlotTitle } from '../../feed/publishedPuzzle.ts'
import { seriesPuzzle } from '../../feed/publishedPuzzles.ts'
import { formatRange } from '../../maker/puzzleRequest.ts'
import { loadTypeface } from '../../render/fonts.ts'
import { parsePaperSize } from '../../render/paperSize.ts'
import { writePdf } from '../../render/pdf.ts'
import type { FeedFolder } from '../../runs/feed/feedFolder.ts'
import { writeWhole } from '../../runs/writeFiles.ts'
import { makeSolver, type Solver } from '../../solver/solve.ts'
import { asUsage } from '../shared/options.ts'

/** Writes the puzzles of a month into a PDF. */
export async function printMonth(
  { schedule, words }: FeedFolder,
  ledger: Ledger,
  month: CalendarMonth,
  { out, paper = 'A4' }: { readonly out: string; readonly paper?: string },
): Promise<void> {
  const size = asUsage(() => parsePaperSize(paper))
  const { meta, slots } = schedule
  const solver = makeSolver()
  const entries = datesOfMonth(month).flatMap((date) =>
    slots.flatMap((slot) => entryOf(schedule, ledger, date, slot, solver) ?? []),
  )
  const typeface = loadTypeface()
  const document = contactSheet(entries, { month, slots, meta, words, paper: size, typeface })
  writeWhole(out, await writePdf(document, typeface))
  process.stderr.write(`${out}\n`)
}

function entryOf(
  schedule: Schedule,
  ledger: Ledger,
  date: CalendarDate,
  slot: SlotTitle,
  solver: Solver,
): ContactEntry | undefined {
  const entry = ledger.current(date, slot.name)
  if (!entry) return plannedOf(schedule, date, slot)
  const puzzle = seriesPuzzle(schedule, ledger, entry)
  if (entry.reason === 'withdrawn') return { date, slot, state: 'withdrawn', puzzle }
  if (!puzzle) return undefined
  const [solution] = solver(puzzle.family, puzzle.puzzle).solutions
  return { date, slot, state: 'made', puzzle, solution }
}

function plannedOf(schedule: Schedule, date: CalendarDate, slot: SlotTitle): ContactEntry | undefined {
  const planned = schedule.puzzleOf(date, slot.name)
  if (!planned) return undefined
  const common = { date, slot, state: 'planned' } as const
  if (planned.kind === 'own') return common
  if (planned.kind === 'named') {
    const [name, shape] = planned.id.split(':')
    return { ...common, shape, family: isFamilyName(name) ? findFamily(name) : undefined }
  }
  const { family, shape, order } = planned.recipe
  return { ...common, family, shape: shape.text, ...(order.stars && { stars: formatRange(order.stars) }) }
}
