// The pages of the teacher's key: the solutions of all sheets, each under the code of its sheet, in alphabetical
// order.
//
//   Solutions: Sudoku
//   ─────────────────────────────────       A row has the solutions of one sheet, or of several sheets with few puzzles.
//   BHT                                     The cells of solutions are large enough to compare at arm's length.
//   1 ┌────┐ 2 ┌────┐ 3 ┌────┐ 4 ┌────┐
//     └────┘   └────┘   └────┘   └────┘

import { byKey, chunks } from '../../print/boardGrid.ts'
import { boardHeight, cellForType, solutionScene } from '../../print/boardScenesAndSizes.ts'
import { CAPITALS, ruleItem, sceneItem, textItem } from '../../print/pageItemBuilders.ts'
import { SMALLEST_TYPE } from '../../print/trimsAndPrintLimits.ts'
import type { Item, Page, PageDocument } from '../../render/pageItems.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { overhang } from '../../render/strokeWidths.ts'
import * as catalogue from '../../words/catalogue.ts'
import { say } from '../../words/formatMessage.ts'
import { kindName } from './pagePlan.ts'
import {
  MARGIN,
  type PupilSheet,
  type SheetDesign,
  type SheetPuzzle,
  sheetDocument,
  sheetTitle,
} from './sheetModel.ts'

const SIZES = { title: 15, code: 14, number: 9, page: 9 } as const

/** The usual and the largest side of a solution's cells. */
const USUAL_CELL = 3.8 * MILLIMETRE
const MOST_CELL = 6 * MILLIMETRE
/** The gap between two solutions, and between the sheets of a row. */
const GAP = 5 * MILLIMETRE
/** The gap between a number and the board below it. */
const UNDER_NUMBER = 1.2 * MILLIMETRE
/** The space above the line that separates a sheet from the one before, and from this line to the sheet's code. */
const OVER_RULE = 4 * MILLIMETRE
const UNDER_RULE = 2.5 * MILLIMETRE
const UNDER_CODE = 2.5 * MILLIMETRE
const UNDER_TITLE = 2 * MILLIMETRE

/** The most solutions side by side. */
const MOST_ACROSS = 8

/** The number of solutions in a row of the key, and the sizes of columns and cells. */
type KeyPlan = ReturnType<typeof planKey>

/** Sheets side by side, and the height that they take. */
interface KeyRow {
  readonly sheets: readonly PupilSheet[]
  readonly height: number
}

/** Lays out the key of the sheets. */
export function layOutKey(sheets: readonly PupilSheet[], design: SheetDesign): PageDocument {
  const ordered = sheets.toSorted((one, other) => compare(one.code ?? '', other.code ?? ''))
  const { plan, pages: dealt } = fewestPages(ordered, design)
  const title = say(catalogue.sheet[design.language].solutions, { title: sheetTitle(design, sheets) })
  const pages = dealt.map((own, page) => keyPage(own, plan, design, title, `${page + 1}/${dealt.length}`))
  return sheetDocument(design, sheets, pages)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** The smallest scale of solutions, and the steps in which the scale is reduced. */
const LEAST_SCALE = 0.7
const SCALE_STEP = 0.05

/** Finds the plan with the fewest pages; among plans with equally many pages, the one with the largest solutions. */
function fewestPages(sheets: readonly PupilSheet[], design: SheetDesign) {
  const bottom = design.paper.height - MARGIN - SIZES.page - OVER_RULE
  const usual = planKey(sheets, design)
  let best: { plan: KeyPlan; pages: KeyRow[][] } | undefined
  for (let scale = 1; scale >= LEAST_SCALE; scale -= SCALE_STEP) {
    const scaled = (cell: number, least: number) => Math.min(cell, Math.max(least, cell * scale))
    const plan = {
      ...usual,
      cells: usual.cells.map((one) => ({ ...one, cell: scaled(one.cell, one.least) })),
    }
    const rows = chunks(sheets, Math.max(1, Math.floor(plan.across / plan.perSheet))).map((row) => ({
      sheets: row,
      height: Math.max(...row.map((sheet) => sheetHeight(sheet, plan))),
    }))
    const pages = dealtRows(rows, bottom)
    if (!best || pages.length < best.pages.length) best = { plan, pages }
  }
  return best as NonNullable<typeof best>
}

/**
 * Puts as many solutions side by side as can be read easily, and keeps the solutions of a sheet together if possible.
 */
function planKey(sheets: readonly PupilSheet[], design: SheetDesign) {
  const { paper, typeface } = design
  const alike = byKey(
    sheets.flatMap(({ puzzles }) => puzzles),
    kindName,
  )
  const kinds = Array.from(alike, ([name, [first]]) => {
    const scene = solutionScene(first)
    const least = Math.max(USUAL_CELL, cellForType(scene, typeface, SMALLEST_TYPE))
    return { name, width: scene.width, height: scene.height, least }
  })
  const most = Math.max(...sheets.map(({ puzzles }) => puzzles.length))
  const room = paper.width - 2 * MARGIN
  const columnOf = (across: number) => (room - (across - 1) * GAP) / across
  const cellInGrid = ({ width }: { width: number }, column: number) => {
    const cell = Math.min(MOST_CELL, column / width)
    return Math.min(MOST_CELL, (column - 2 * overhang(cell)) / width)
  }
  let across = 1
  for (let number = 2; number <= MOST_ACROSS; number++) {
    if (kinds.every((kind) => cellInGrid(kind, columnOf(number)) >= kind.least)) across = number
  }
  // A sheet fills whole rows, or shares a row with other sheets, each in equally many columns.
  const perSheet = Math.min(across, most)
  const rows = Math.ceil(most / across)
  const even = rows > 1 ? Math.ceil(most / rows) : perSheet
  const inRow = rows > 1 ? even : perSheet * Math.max(1, Math.floor(across / perSheet))
  const column = columnOf(inRow)
  return {
    /** The number of solutions in a row, and the number of columns that each sheet takes. */
    across: inRow,
    perSheet: rows > 1 ? even : perSheet,
    /** The width of a column. */
    column,
    /** The side of the cells for each kind of puzzle, and the smallest side that is easy to read. */
    cells: kinds.map((kind) => ({ ...kind, cell: cellInGrid(kind, column) })),
  }
}

/** The side of a solution's cells. */
function cellOf({ cells }: KeyPlan, one: SheetPuzzle): number {
  return cells.find(({ name }) => name === kindName(one))?.cell as number
}

/** The height of a row of solutions: number and board. */
function rowHeight(puzzles: readonly SheetPuzzle[], plan: KeyPlan): number {
  const heights = puzzles.map((one) => boardHeight({ scene: solutionScene(one), cell: cellOf(plan, one) }))
  return CAPITALS * SIZES.number + UNDER_NUMBER + Math.max(...heights)
}

function headHeight({ code }: PupilSheet): number {
  return UNDER_RULE + (code === undefined ? 0 : CAPITALS * SIZES.code + UNDER_CODE)
}

function sheetHeight(sheet: PupilSheet, plan: KeyPlan): number {
  const rows = chunks(sheet.puzzles, plan.perSheet)
  return (
    headHeight(sheet) + rows.reduce((sum, row) => sum + rowHeight(row, plan), 0) + (rows.length - 1) * GAP
  )
}

/** The position of the first row of a page. */
const TOP = MARGIN + CAPITALS * SIZES.title + UNDER_TITLE

/** Deals rows over pages that end at `bottom`. */
function dealtRows(rows: readonly KeyRow[], bottom: number): KeyRow[][] {
  const pages: KeyRow[][] = [[]]
  let y = TOP
  for (const row of rows) {
    y += OVER_RULE + row.height
    const last = pages[pages.length - 1]
    if (y > bottom && last.length > 0) {
      pages.push([row])
      y = TOP + OVER_RULE + row.height
    } else last.push(row)
  }
  return pages
}

function keyPage(
  rows: readonly KeyRow[],
  plan: KeyPlan,
  design: SheetDesign,
  title: string,
  pageNumber: string,
): Page {
  const { width, height } = design.paper
  const right = width - MARGIN
  const look = { size: SIZES.title, weight: 'bold', room: right - MARGIN } as const
  const items: Item[] = [
    textItem(design, title, MARGIN, MARGIN + CAPITALS * SIZES.title, look),
    textItem(design, pageNumber, right, height - MARGIN, { size: SIZES.page, align: 'right' }),
  ]
  let y = TOP
  for (const row of rows) {
    y += OVER_RULE
    items.push(ruleItem(MARGIN, right, y))
    row.sheets.forEach((sheet, place) => {
      const left = MARGIN + place * plan.perSheet * (plan.column + GAP)
      items.push(...sheetItems(sheet, plan, design, left, y))
    })
    y += row.height
  }
  return { items }
}

/** The code and the solutions of a sheet, below a line at `top`. */
function sheetItems(
  sheet: PupilSheet,
  plan: KeyPlan,
  design: SheetDesign,
  left: number,
  top: number,
): Item[] {
  const { code, puzzles } = sheet
  const items: Item[] = []
  if (code !== undefined) {
    const y = top + UNDER_RULE + CAPITALS * SIZES.code
    items.push(textItem(design, code, left, y, { size: SIZES.code, weight: 'bold' }))
  }
  let y = top + headHeight(sheet)
  chunks(puzzles, plan.perSheet).forEach((row, rowIndex) => {
    row.forEach((one, index) => {
      const x = left + index * (plan.column + GAP)
      const cell = cellOf(plan, one)
      const number = rowIndex * plan.perSheet + index + 1
      const boardTop = y + CAPITALS * SIZES.number + UNDER_NUMBER
      if (puzzles.length > 1) {
        const baseline = y + CAPITALS * SIZES.number
        items.push(textItem(design, String(number), x, baseline, { size: SIZES.number, weight: 'bold' }))
      }
      items.push(sceneItem(() => solutionScene(one), x + overhang(cell), boardTop + overhang(cell), cell))
    })
    y += rowHeight(row, plan) + GAP
  })
  return items
}
