// The contact sheet of a month, for editors: every puzzle, filled with its solution, and the facts that an editor compares.
//
//   Daily Numbers · January 2027
//   ─────────────────────────────────
//   4 Monday    5 Tuesday   6 Wednesday  …   The dates that have puzzles are divided into strips. Each column of a strip is a
//   ┌───────┐   ┌───────┐   ┌───────┐        date; each row is a slot. The strips are weeks, with a column for each day of the
//   └───────┘   └───────┘   └───────┘        week, unless strips of about the same length take fewer pages. The paper is in
//   Sudoku ★★★  Sudoku ★★☆  Planned          landscape format.

import { heightOf, type Piece, stacked } from '../../print/layoutPieces.ts'
import { CAPITALS, movedRight, ruleItem, textItem } from '../../print/pageItemBuilders.ts'
import type { Item, PageDocument } from '../../render/pageItems.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { type CalendarDate, type CalendarMonth, WEEKDAYS, weekdayOf } from '../calendarDates.ts'
import { monthText } from '../feedWordsAndDateTexts.ts'
import type { SlotTitle } from '../publishedPuzzle.ts'
import { type ContactEntry, contactPieces } from './contactEntry.ts'
import type { PrintLook } from './printParts.ts'

/** The settings of a contact sheet. */
interface ContactOptions extends PrintLook {
  /** The month. */
  readonly month: CalendarMonth
  /** The slots of a day, in order. */
  readonly slots: readonly SlotTitle[]
  /** The size of the paper, in points. */
  readonly paper: { readonly width: number; readonly height: number }
}

const MARGIN = 8 * MILLIMETRE
/** The most columns, the gap between two columns, and the widest column. */
const MOST_COLUMNS = 8
const GUTTER = 3 * MILLIMETRE
const MOST_COLUMN = 58 * MILLIMETRE
const SIZES = { title: 14, date: 10, page: 8 } as const
/** The space below the title, around a date, and between two rows. */
const UNDER_TITLE = 4 * MILLIMETRE
const UNDER_DATE = 1.5 * MILLIMETRE
const BETWEEN_ROWS = 2 * MILLIMETRE

/** Some consecutive dates that have puzzles, by column; undefined in an empty column. */
type Strip = readonly (CalendarDate | undefined)[]

/** A row of the sheet: the puzzles of a slot on the dates of a strip, by column. */
interface Row {
  readonly strip: Strip
  readonly cells: readonly (readonly Piece[])[]
  readonly height: number
}

/** Lays out the puzzles of a month. */
export function contactSheet(entries: readonly ContactEntry[], options: ContactOptions): PageDocument {
  const { month, slots, meta, words, typeface } = options
  const sides = [options.paper.width, options.paper.height]
  const [width, height] = [Math.max(...sides), Math.min(...sides)]
  const inner = width - 2 * MARGIN
  const bottom = height - MARGIN - SIZES.page
  const dates = [...new Set(entries.map(({ date }) => date))].sort()
  const [weeks, strips] = [arranged(weeksOf(dates)), arranged(stripsOf(dates))]
  const { column, step, dealt } = weeks.dealt.length <= strips.dealt.length ? weeks : strips
  const title = `${meta.title} · ${monthText(words, month)}`
  const setting = { typeface }
  const pages = dealt.map((own, page) => {
    const y = MARGIN + CAPITALS * SIZES.title
    const items: Item[] = [
      textItem(setting, title, MARGIN, y, { size: SIZES.title, weight: 'bold', room: inner }),
      textItem(setting, `${page + 1}/${dealt.length}`, width - MARGIN, height - MARGIN, {
        size: SIZES.page,
        align: 'right',
      }),
    ]
    for (const { row, top, hasDates } of own) {
      if (hasDates) items.push(...dateItems(row.strip, top - DATES_HEIGHT))
      row.cells.forEach((pieces, index) => {
        items.push(...stacked(pieces, top).map((item) => movedRight(item, MARGIN + index * step)))
      })
    }
    return { items }
  })
  return {
    width,
    height,
    pages: pages.length > 0 ? pages : [{ items: [] }],
    title,
    language: meta.language,
    isForScreen: true,
  }

  function arranged(strips: readonly Strip[]) {
    const columns = Math.max(1, ...strips.map((strip) => strip.length))
    const column = Math.min(MOST_COLUMN, (inner - (columns - 1) * GUTTER) / columns)
    const step = columns > 1 ? (inner - column) / (columns - 1) : 0
    const look = { typeface, words, meta, column }
    const rows = strips.flatMap((strip) =>
      slots.flatMap((slot): Row[] => {
        const cells = strip.map((date) => {
          const entry = entries.find((one) => one.date === date && one.slot.name === slot.name)
          return entry ? contactPieces(entry, look) : []
        })
        const highest = Math.max(...cells.map((pieces) => heightOf(pieces, true)))
        return highest > 0 ? [{ strip, cells, height: highest }] : []
      }),
    )
    return { column, step, dealt: dealRows(rows, bottom) }
  }

  /** A line across the page, and below the line the days of a strip, in the month and in the week. */
  function dateItems(strip: Strip, top: number): Item[] {
    const y = top + UNDER_DATE + CAPITALS * SIZES.date
    const weekdays = words.weekdays.split(', ')
    return [
      ruleItem(MARGIN, width - MARGIN, top),
      ...strip.flatMap((date, index) => {
        if (date === undefined) return []
        const x = MARGIN + index * step
        const weekday = weekdays[WEEKDAYS.indexOf(weekdayOf(date))]
        return [
          textItem(setting, String(Number(date.slice(-2))), x, y, { size: SIZES.date, weight: 'bold' }),
          textItem(setting, weekday, x + DAY_WIDTH, y, { size: SIZES.date, room: column - DAY_WIDTH }),
        ]
      }),
    ]
  }
}

/** Divides dates into weeks, with a column for each day of the week that has a puzzle in this month. */
function weeksOf(dates: readonly CalendarDate[]): Strip[] {
  const days = WEEKDAYS.filter((day) => dates.some((date) => weekdayOf(date) === day))
  const weeks: (CalendarDate | undefined)[][] = []
  let last = days.length
  for (const date of dates) {
    const column = days.indexOf(weekdayOf(date))
    if (column <= last) weeks.push(days.map(() => undefined))
    weeks[weeks.length - 1][column] = date
    last = column
  }
  return weeks
}

/** Divides dates into as few strips as possible, which are about equally long. */
function stripsOf(dates: readonly CalendarDate[]): Strip[] {
  const count = Math.ceil(dates.length / MOST_COLUMNS)
  return Array.from({ length: count }, (_, index) =>
    dates.slice(Math.round((index * dates.length) / count), Math.round(((index + 1) * dates.length) / count)),
  )
}

/** The height of a line with dates, and the room for the number of a day before its day of the week. */
const DATES_HEIGHT = 3 * UNDER_DATE + CAPITALS * SIZES.date
const DAY_WIDTH = 1.5 * SIZES.date

/**
 * Distributes rows over pages that end at `bottom`. Returns the top of each row's puzzles, and whether dates stand above the
 * row, as they do above the first row of a strip and of a page.
 */
function dealRows(rows: readonly Row[], bottom: number) {
  const pages: { row: Row; top: number; hasDates: boolean }[][] = []
  let y = Infinity
  let strip: Strip | undefined
  for (const row of rows) {
    let hasDates = row.strip !== strip
    if (y + (hasDates ? DATES_HEIGHT : 0) + row.height > bottom) {
      pages.push([])
      y = MARGIN + CAPITALS * SIZES.title + UNDER_TITLE
      hasDates = true
    }
    const top = y + (hasDates ? DATES_HEIGHT : 0)
    pages[pages.length - 1].push({ row, top, hasDates })
    y = top + row.height + BETWEEN_ROWS
    strip = row.strip
  }
  return pages
}
