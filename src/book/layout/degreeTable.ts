// A table that explains the degree: its factors, and how strongly each counts in the families of the book.
//
//   Factor                          Sudoku  Calcudoku  Survo
//   ────────────────────────────────────────────────────────
//   Scanning: how many open cells      1        1        ·      If there is no room for so many columns, each factor
//   Assuming: how far you have to      1        2        ·      becomes a paragraph, with the families below it.
//   Random moves: how many moves       ·        ·        1

import type { Family } from '../../families/family.ts'
import type { Weights } from '../../families/grading.ts'
import type { Weight } from '../../scene.ts'
import type { BookWords } from '../bookWords.ts'
import type { Setting } from './draftPage.ts'
import { type Alignment, ruleItem, textWidth } from './pageItems.ts'
import { type Piece, paragraph, sideBySide, together } from './textFlow.ts'

/** The factors of a difficulty: their words, and their weight in a family. */
const PARTS: readonly { readonly word: keyof BookWords; readonly weight: (of: Weights) => number }[] = [
  { word: 'degreeScan', weight: ({ effort }) => effort },
  { word: 'degreeAssumption', weight: ({ hardest }) => hardest },
  { word: 'degreeSearch', weight: ({ nodes }) => nodes },
  { word: 'degreeFullSearch', weight: ({ search }) => search ?? 0 },
]

/** Marks a factor that does not count. */
const NOTHING = '·'

/** The least width of the column with the words of the factors, in em. */
const LEAST_LABEL = 9
/** The space beside the words of a column, on both sides together, in em. */
const COLUMN_GAP = 0.8

/** A row of the table: the words of a factor, and its entry in the column of each family. */
interface Row {
  readonly text: string
  readonly values: readonly string[]
}

/** Whether the degree of a family is measured directly, by a trial, so that it has no other factors. */
export function isMeasured({ grading }: Family): boolean {
  return grading.trial !== undefined
}

/** The explanation and the table for some families. */
export function degreeTable(setting: Setting, families: readonly Family[]): Piece[] {
  const { content, type } = setting.geometry
  const { words, familyWords } = setting.design
  const names = families.map(({ name }) => familyWords[name].name)
  const widths = names.map((name) => columnWidth(setting, name))
  const label = content.width - widths.reduce((sum, width) => sum + width, 0)
  const rows = rowsOf(setting, families)
  const look = { size: type.body, room: content.width, space: 1.1 * type.body }
  const told = paragraph(setting, words.degreePowers, look)
  if (label < LEAST_LABEL * type.body) return [...told, ...tableInWords(setting, rows, names)]
  return keptTogether([...told, ...tableInColumns(setting, rows, names, widths)])
}

/** The table with the words of the factors at the left and one column for each family. */
function tableInColumns(
  setting: Setting,
  rows: readonly Row[],
  names: readonly string[],
  widths: readonly number[],
): Piece[] {
  const { content, type } = setting.geometry
  const endOf = (column: number) => widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  const label = content.width - endOf(widths.length)
  const cells = (texts: readonly string[], weight: Weight) =>
    texts.map((text, column) =>
      cellPiece(setting, text, { x: label + endOf(column), room: widths[column], align: 'centre', weight }),
    )
  const room = label - COLUMN_GAP * type.body
  const title = cellPiece(setting, setting.design.words.degreeParts, { room, weight: 'bold' })
  const head = rowPiece([title, ...cells(names, 'bold')], 0.8 * type.body)
  const body = rows.map(({ text, values }) =>
    rowPiece([cellPiece(setting, text, { room }), ...cells(values, 'regular')], 0.5 * type.body),
  )
  return [ruled(setting, head), ...body]
}

function keptTogether(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => ({ ...piece, isKeptWithNext: index < pieces.length - 1 }))
}

/** The factors that count for at least one of these families. */
function rowsOf({ design }: Setting, families: readonly Family[]): Row[] {
  const { words } = design
  const weightText = (weight: number) =>
    weight === 0 ? NOTHING : String(weight).replace('.', words.decimalSign)
  const parts = PARTS.map(({ word, weight }) => ({
    text: words[word],
    values: families.map((family) => weightText(isMeasured(family) ? 0 : weight(family.grading.weights))),
  }))
  const moves = {
    text: words.degreeMoves,
    values: families.map((family) => weightText(Number(isMeasured(family)))),
  }
  return [...parts, moves].filter(({ values }) => values.some((value) => value !== NOTHING))
}

function columnWidth(setting: Setting, name: string): number {
  const { body } = setting.geometry.type
  const words = name.split(/\s+/).map((word) => textWidth(setting, word, setting.geometry.type.small, 'bold'))
  return Math.max(...words) + COLUMN_GAP * body
}

interface CellLook {
  readonly x?: number
  readonly room: number
  readonly align?: Alignment
  readonly weight?: Weight
}

function cellPiece(setting: Setting, text: string, look: CellLook): Piece {
  return together(paragraph(setting, text, { ...look, size: setting.geometry.type.small, leading: 1.22 }), 0)
}

/** Joins cells side by side into a row. */
function rowPiece(cells: readonly Piece[], space: number): Piece {
  return { ...cells.reduce(sideBySide), space }
}

/** A row with a line below it. */
function ruled({ geometry }: Setting, row: Piece): Piece {
  const height = row.height + 0.3 * geometry.type.body
  return {
    ...row,
    height,
    items: (y) => [...row.items(y), ruleItem(0, geometry.content.width, y + height)],
  }
}

/** Each factor as a paragraph, with the families for which it counts below. */
function tableInWords(setting: Setting, rows: readonly Row[], names: readonly string[]): Piece[] {
  const { content, type } = setting.geometry
  const look = { size: type.body, room: content.width }
  const parts = rows.map(({ text, values }) => {
    const counted = names.flatMap((name, index) =>
      values[index] === NOTHING ? [] : `${name} ${values[index]}`,
    )
    return keptTogether([
      ...paragraph(setting, text, { ...look, space: 0.5 * type.body }),
      ...paragraph(setting, counted.join(' · '), look),
    ])
  })
  // Keeps the last factor from standing alone on a page.
  return [...parts.slice(0, -2).flat(), ...keptTogether(parts.slice(-2).flat())]
}
