// The contact sheet of a month, for editors: every puzzle, filled with its solution, and the facts that an editor compares.
//
//   Daily Numbers · January 2027
//   Monday      Tuesday     Wednesday  …      Each column is a day of the week that has puzzles; each row is a slot in a
//   ─────────────────────────────────         week. The paper is in landscape format.
//   4           5           6
//   ┌───────┐   ┌───────┐   ┌───────┐
//   └───────┘   └───────┘   └───────┘
//   Sudoku ★★★  Sudoku ★★☆  Planned

import { heightOf, type Piece, stacked } from '../../print/layoutPieces.ts'
import { CAPITALS, movedRight, ruleItem, textItem } from '../../print/pageItemBuilders.ts'
import type { Item, PageDocument } from '../../render/pageItems.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import {
  addDays,
  type CalendarDate,
  type CalendarMonth,
  datesOfMonth,
  WEEKDAYS,
  weekdayOf,
} from '../calendarDates.ts'
import { dateText, monthText } from '../feedWordsAndDateTexts.ts'
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

const MARGIN = 10 * MILLIMETRE
/** The gap between two columns, and the widest column. */
const GUTTER = 4 * MILLIMETRE
const MOST_COLUMN = 58 * MILLIMETRE
const SIZES = { title: 14, weekday: 9, date: 10, page: 8 } as const
/** The space below the title, below the days of the week, above a date, and between two rows. */
const UNDER_TITLE = 5 * MILLIMETRE
const UNDER_WEEKDAYS = 2.5 * MILLIMETRE
const UNDER_DATE = 2 * MILLIMETRE
const BETWEEN_ROWS = 3 * MILLIMETRE

/** A row of the sheet: the puzzles of a slot in a week, by column. */
interface Row {
  readonly week: CalendarDate
  readonly cells: readonly (readonly Piece[])[]
  readonly height: number
}

/** Lays out the puzzles of a month. */
export function contactSheet(entries: readonly ContactEntry[], options: ContactOptions): PageDocument {
  const { month, slots, meta, words, typeface } = options
  const sides = [options.paper.width, options.paper.height]
  const [width, height] = [Math.max(...sides), Math.min(...sides)]
  const days = WEEKDAYS.filter((day) => entries.some(({ date }) => weekdayOf(date) === day))
  const inner = width - 2 * MARGIN
  const column = Math.min(MOST_COLUMN, (inner - (days.length - 1) * GUTTER) / Math.max(1, days.length))
  const gutter = days.length > 1 ? (inner - days.length * column) / (days.length - 1) : 0
  const lefts = days.map((_, index) => MARGIN + index * (column + gutter))
  const look = { typeface, words, meta, column }
  const weeks = [...new Set(datesOfMonth(month).map(mondayOf))]
  const rows = weeks.flatMap((week) =>
    slots.flatMap((slot): Row[] => {
      const cells = days.map((day) => {
        const date = addDays(week, WEEKDAYS.indexOf(day))
        const entry = entries.find((one) => one.date === date && one.slot.name === slot.name)
        return entry ? contactPieces(entry, look) : []
      })
      const highest = Math.max(...cells.map((pieces) => heightOf(pieces, true)))
      return highest > 0 ? [{ week, cells, height: highest }] : []
    }),
  )
  const bottom = height - MARGIN - SIZES.page
  const dealt = dealRows(rows, bottom)
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
      ...days.map((day, index) =>
        textItem(setting, words.weekdays.split(', ')[WEEKDAYS.indexOf(day)], lefts[index], WEEKDAYS_LINE, {
          size: SIZES.weekday,
          room: column,
        }),
      ),
    ]
    for (const { row, top, hasDates } of own) {
      if (hasDates) items.push(...dateItems(row.week, top - DATE_HEIGHT))
      row.cells.forEach((pieces, index) => {
        items.push(...stacked(pieces, top).map((item) => movedRight(item, lefts[index])))
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

  /** A line across the page, and below the line those dates of a week that are in the month. */
  function dateItems(week: CalendarDate, top: number): Item[] {
    const y = top + UNDER_DATE + CAPITALS * SIZES.date
    return [
      ruleItem(MARGIN, width - MARGIN, top),
      ...days.flatMap((day, index) => {
        const date = addDays(week, WEEKDAYS.indexOf(day))
        if (!date.startsWith(month)) return []
        const text = dateText(words, date)
        return [textItem(setting, text, lefts[index], y, { size: SIZES.date, weight: 'bold', room: column })]
      }),
    ]
  }
}

/** The baseline of the days of the week. */
const WEEKDAYS_LINE = MARGIN + CAPITALS * SIZES.title + UNDER_TITLE + CAPITALS * SIZES.weekday

/** The height of a line with dates. */
const DATE_HEIGHT = 2.5 * UNDER_DATE + CAPITALS * SIZES.date

/**
 * Distributes rows over pages that end at `bottom`. Returns the top of each row's puzzles, and whether dates stand above the
 * row, as they do above the first row of a week and of a page.
 */
function dealRows(rows: readonly Row[], bottom: number) {
  const pages: { row: Row; top: number; hasDates: boolean }[][] = []
  let y = Infinity
  let week: CalendarDate | undefined
  for (const row of rows) {
    let hasDates = row.week !== week
    if (y + (hasDates ? DATE_HEIGHT : 0) + row.height > bottom) {
      pages.push([])
      y = WEEKDAYS_LINE + UNDER_WEEKDAYS
      hasDates = true
    }
    const top = y + (hasDates ? DATE_HEIGHT : 0)
    pages[pages.length - 1].push({ row, top, hasDates })
    y = top + row.height + BETWEEN_ROWS
    week = row.week
  }
  return pages
}

function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -WEEKDAYS.indexOf(weekdayOf(date)))
}
