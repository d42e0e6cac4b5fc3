import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { count } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { addDays, type CalendarDate, datesOfMonth, parseDate, parseMonth } from '../../feed/calendarDates.ts'
import type { Ledger } from '../../feed/ledger.ts'
import { printBlock } from '../../feed/print/newspaperBlock.ts'
import { type SeriesPuzzle, seriesPuzzle } from '../../feed/publicPuzzles.ts'
import { shellWord } from '../../formats/shellWord.ts'
import { loadTypeface } from '../../render/loadTypeface.ts'
import type { Panel } from '../../render/pageItems.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { writePdf } from '../../render/pdf.ts'
import { pngOf } from '../../render/png.ts'
import { pageSvg } from '../../render/svg.ts'
import type { EmbeddableTypeface } from '../../render/typeface.ts'
import { writePrivate } from '../../runs/atomicWrite.ts'
import type { FeedFolder } from '../../runs/feed/feedFolder.ts'
import { lookIntoLedger } from '../../runs/feed/ledgerFile.ts'
import type { Typed } from '../commandsFromTable.ts'
import { tell } from '../shared/output.ts'
import { feedIn } from './commandHelpers.ts'

const LEAST_WIDTH = 20
const MOST_WIDTH = 420

/** Writes the puzzles of a date or a month as blocks for print. Throws a PuzzleError. */
export async function sheet(typed: Typed<'feed sheet'>): Promise<undefined> {
  const { folder, when, slot, out, format } = typed
  const width = widthOf(typed.width)
  const feed = feedIn(folder)
  const ledger = lookIntoLedger(feed)
  const dates = /^\d{4}-\d{2}$/.test(when) ? datesOfMonth(parseMonth(when)) : [parseDate(when)]
  const names = feed.schedule.slots.map(({ name }) => name)
  const slots = slot === undefined ? names : names.filter((name) => name === slot)
  if (slots.length === 0) {
    throw new PuzzleError('value', `unknown slot "${slot}"; the plan has ${names.join(', ')}`)
  }
  const typeface = loadTypeface()
  const block = makeBlocks(feed, ledger, width, typeface)
  let written = 0
  for (const date of dates) {
    for (const name of slots) {
      const puzzle = puzzleAt(feed, ledger, date, name)
      if (!puzzle) continue
      const path = join(out, `${date}-${name}.${format}`)
      const title = `${puzzle.slot.title}, ${date}`
      const { language } = feed.schedule.meta
      writePrivate(path, await paint({ ...block(puzzle), title, language }, typeface, typed))
      written++
    }
  }
  if (written === 0) {
    throw new PuzzleError(
      'value',
      `${when} has no puzzles yet; make them with: puzzlewright feed review ${shellWord(folder)} --ahead DAYS`,
    )
  }
  tell(`${count(written, 'block')} in ${out}`)
}

/**
 * Returns a function that makes the block of a puzzle. The block also has the solution of the puzzle that the same slot
 * had on the day before.
 */
function makeBlocks(feed: FeedFolder, ledger: Ledger, width: number, typeface: EmbeddableTypeface) {
  const { words, schedule } = feed
  const look = { meta: schedule.meta, words, typeface }
  const numbers = new Map<string, number>()
  for (const { date, slot } of ledger.currents()) {
    const number = (numbers.get(slot) ?? 0) + 1
    numbers.set(slot, number).set(`${date}/${slot}`, number)
  }
  return (puzzle: SeriesPuzzle): Panel => {
    const { date, slot } = puzzle
    const before = puzzleAt(feed, ledger, addDays(date, -1), slot.name)
    return printBlock(puzzle, look, { width, before, number: numbers.get(`${date}/${slot.name}`) })
  }
}

/** The puzzle of a date and slot, unless it was withdrawn. */
function puzzleAt(
  { schedule }: FeedFolder,
  ledger: Ledger,
  date: CalendarDate,
  slot: string,
): SeriesPuzzle | undefined {
  const entry = ledger.current(date, slot)
  if (!entry || entry.reason === 'withdrawn') return undefined
  return seriesPuzzle(schedule, ledger, entry)
}

async function paint(
  panel: Panel & { readonly title: string; readonly language: string },
  typeface: EmbeddableTypeface,
  { format, dpi }: Typed<'feed sheet'>,
): Promise<string | Uint8Array> {
  if (format === 'pdf') {
    const { items, ...page } = panel
    return writePdf({ ...page, pages: [{ items }] }, typeface)
  }
  const svg = pageSvg(panel, typeface)
  return format === 'svg' ? svg : pngOf(svg, { dpi })
}

/** Reads `84mm` or `84`. */
function widthOf(text: string): number {
  const millimetres = Number(/^(\d+(?:\.\d+)?)(?:mm)?$/.exec(text)?.[1])
  if (millimetres >= LEAST_WIDTH && millimetres <= MOST_WIDTH) return millimetres * MILLIMETRE
  throw new InvalidArgumentError(
    `--width must be from ${LEAST_WIDTH}mm to ${MOST_WIDTH}mm, such as 84mm, not ${text}`,
  )
}
