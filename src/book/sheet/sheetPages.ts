// The pages of sheets.
//
//   Title
//   Name ______________  date ______      The name and the date are on every page, because pages come apart.
//   The rules in a sentence.              The rules are on the same page if the boards stay large, otherwise on a page
//   1 ┌───────┐     2 ┌───────┐           of their own, which becomes the back of the sheet. A note that all puzzles of
//     │       │       │       │           a kind share is above the boards; other notes are beside their boards' numbers.
//     └───────┘       └───────┘   KRP · 1/2

import { symbolRow } from '../../families/familyWithSymbols.ts'
import { ruleInShort } from '../../families/ruleInShort.ts'
import type { SymbolSet } from '../../families/symbolSet.ts'
import { printedName } from '../../families/variantNames.ts'
import { cellInGrid, chunks, placeIn, type Room } from '../../print/boardGrid.ts'
import { puzzleScene } from '../../print/boardScenesAndSizes.ts'
import { heightOf, type Piece, paragraph, stacked } from '../../print/layoutPieces.ts'
import { CAPITALS, movedRight, sceneItem, textItem, textWidth } from '../../print/pageItemBuilders.ts'
import type { Item, Page, PageDocument } from '../../render/pageItems.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { overhang } from '../../render/strokeWidths.ts'
import * as catalogue from '../../words/catalogue.ts'
import { noteOf } from '../bookWords.ts'
import { examplePiece } from '../layout/exampleBoardsAndSteps.ts'
import { isComfortable, type Kind, kindName, kindsOf, type PagePlan, planPages } from './pagePlan.ts'
import {
  MARGIN,
  type PupilSheet,
  SHEET_TITLE,
  type SheetDesign,
  type SheetPuzzle,
  sheetDocument,
} from './sheetModel.ts'

const SIZES = { title: SHEET_TITLE, label: 13, number: 15, note: 11, code: 11 } as const

/** The thickness of the line to write on, and its distance from the line above. */
const WRITING_LINE = 1
const WRITING_ROOM = 9 * MILLIMETRE
/** The share of the width for the name, and the gap before the date and after a label. */
const NAME_SHARE = 0.64
const LABEL_GAP = 2 * MILLIMETRE

/** The space between the head and the boards, and between the boards and the foot. */
const UNDER_HEAD = 8 * MILLIMETRE
const OVER_FOOT = 3 * MILLIMETRE
/** The least gap between two boards. */
const BOARD_GAP = 9 * MILLIMETRE
/** The gap between a number and the board below it. */
const UNDER_NUMBER = 2 * MILLIMETRE

/** The largest side of a cell. */
const MOST_CELL = 30 * MILLIMETRE

/** The plan of all sheets. */
interface SheetPlan extends PagePlan {
  readonly kinds: readonly Kind[]
  readonly room: Room
  /** The note that all puzzles of a kind share, by the name of the kind. */
  readonly notes: ReadonlyMap<string, string>
  /** The notes and, unless they are in `back`, the rules above the boards. */
  readonly rules: readonly Piece[]
  /** The rules on a page of their own; empty if they are above the boards. */
  readonly back: readonly Piece[]
}

/** Lays out the sheets. Throws a PuzzleError if a board does not fit on the paper. */
export function layOutSheets(sheets: readonly PupilSheet[], design: SheetDesign): PageDocument {
  const plan = planSheets(sheets, design)
  return sheetDocument(
    design,
    sheets,
    sheets.flatMap((sheet) => sheetPages(sheet, plan, design)),
  )
}

/**
 * Checks, before puzzles are made, whether sheets with `count` puzzles can be laid out; `samples` has a board of each
 * kind. Throws a PuzzleError if a board does not fit on the paper.
 */
export function expectRoomOnSheets(samples: readonly SheetItem[], count: number, design: SheetDesign): void {
  const notes = textPieces(samples, { ...design, hasRules: false })
  planPages(kindsOf(samples, design), count, roomFor(design, notes, count > 1), design)
}

function planSheets(sheets: readonly PupilSheet[], design: SheetDesign): SheetPlan {
  const puzzles = sheets.flatMap((sheet) => sheet.puzzles)
  const kinds = kindsOf(puzzles, design)
  const count = Math.max(...sheets.map((sheet) => sheet.puzzles.length))
  const notes = sharedNotes(puzzles, design)
  const noted = textPieces(puzzles, { ...design, hasRules: false })
  const plain = roomFor(design, noted, count > 1)
  const without = planPages(kinds, count, plain, design)
  const own = { ...without, kinds, room: plain, notes, rules: noted, back: [] }
  if (!design.hasRules) return own
  const rules = textPieces(puzzles, design)
  const look = { size: SHEET_TITLE, weight: 'bold', room: roomOf(design), isKeptWithNext: true } as const
  const back = [...paragraph(design, catalogue.sheet[design.language].rules, look), ...rules]
  const room = roomFor(design, rules, count > 1)
  if (kinds.some((kind) => cellInGrid(kind, without.grid, room) <= 0)) return { ...own, back }
  const isLarge = isComfortable(kinds, without, room) || !isComfortable(kinds, without, plain)
  if (!isLarge) return { ...own, back }
  try {
    const plan = planPages(kinds, count, room, design)
    if (plan.perPage === without.perPage) return { ...plan, kinds, room, notes, rules, back: [] }
  } catch {
    // The boards fit only without the rules, which get a page of their own.
  }
  return { ...own, back }
}

/** The room for boards on a page with these rules. */
function roomFor(design: SheetDesign, rules: readonly Piece[], hasNumbers: boolean): Room {
  const { width, height } = design.paper
  const top = headBottom(design) + (rules.length > 0 ? UNDER_HEAD + heightOf(rules, true) : 0) + UNDER_HEAD
  const foot = height - MARGIN - CAPITALS * SIZES.code - OVER_FOOT
  const area = { left: MARGIN, top, width: width - 2 * MARGIN, height: foot - top }
  const label = hasNumbers ? CAPITALS * SIZES.number + UNDER_NUMBER : 0
  return { area, gap: BOARD_GAP, label, mostCell: MOST_CELL }
}

/** The pages of one sheet. */
function sheetPages(sheet: PupilSheet, plan: SheetPlan, design: SheetDesign): Page[] {
  const dealt = chunks(sheet.puzzles, plan.perPage)
  const total = dealt.length + (plan.back.length > 0 ? 1 : 0)
  const pages = dealt.map((puzzles, page): Page => {
    const first = page * plan.perPage
    return {
      items: [
        ...headItems(design),
        ...atMargin(stacked(plan.rules, headBottom(design) + UNDER_HEAD)),
        ...puzzles.flatMap((puzzle, index) => boardItems(puzzle, first + index, index, sheet, plan, design)),
        ...footItems(sheet, page, total, design),
      ],
    }
  })
  if (plan.back.length === 0) return pages
  const back = [...atMargin(stacked(plan.back, MARGIN)), ...footItems(sheet, total - 1, total, design)]
  return [...pages, { items: back }]
}

function atMargin(items: readonly Item[]): Item[] {
  return items.map((item) => movedRight(item, MARGIN))
}

/** The title, and the lines for name and date. */
function headItems(design: SheetDesign): Item[] {
  const { title, paper, language } = design
  const words = catalogue.sheet[language]
  const right = paper.width - MARGIN
  const y = headBottom(design)
  const size = SIZES.label
  const nameEnd = MARGIN + NAME_SHARE * (right - MARGIN)
  const dateStart = nameEnd + 3 * LABEL_GAP
  const field = (label: string, from: number, to: number): Item[] => {
    const x1 = from + textWidth(design, label, size) + LABEL_GAP
    const line: Item = { item: 'rule', x1, x2: to, y1: y, y2: y, width: WRITING_LINE }
    return [textItem(design, label, from, y, { size }), line]
  }
  const look = { size: SIZES.title, weight: 'bold', room: right - MARGIN } as const
  const baseline = MARGIN + CAPITALS * SIZES.title
  return [
    ...(title === undefined ? [] : [textItem(design, title, MARGIN, baseline, look)]),
    ...field(words.name, MARGIN, nameEnd),
    ...field(words.date, dateStart, right),
  ]
}

/** The position of the line to write on, where the head of the page ends. */
function headBottom({ title }: SheetDesign): number {
  return MARGIN + (title === undefined ? 0 : CAPITALS * SIZES.title + 3 * MILLIMETRE) + WRITING_ROOM
}

function boardItems(
  one: SheetPuzzle,
  number: number,
  index: number,
  { puzzles }: PupilSheet,
  { kinds, grid, room, notes }: SheetPlan,
  design: SheetDesign,
): Item[] {
  const sized = kinds.map((kind) => ({ kind, cell: cellInGrid(kind, grid, room) }))
  const extent = (side: 'width' | 'height') =>
    Math.max(...sized.map(({ kind, cell }) => kind[side] * cell + 2 * overhang(cell)))
  const { kind, cell } = sized.find(({ kind }) => kind.name === kindName(one)) as (typeof sized)[number]
  const widest = extent('width')
  const place = placeIn(grid, index, { width: widest, height: extent('height') }, room)
  const edge = overhang(cell)
  const x = place.x + (widest - kind.width * cell) / 2
  const note = notes.get(kindName(one)) === '' ? ownNote(one, design) : ''
  const labelY = place.y - UNDER_NUMBER
  const left = x - edge
  const label = String(number + 1)
  const isNumbered = puzzles.length > 1
  const after = isNumbered ? textWidth(design, label, SIZES.number, 'bold') + LABEL_GAP : 0
  const beside = { size: SIZES.note, room: kind.width * cell + 2 * edge - after }
  return [
    ...(isNumbered ? [textItem(design, label, left, labelY, { size: SIZES.number, weight: 'bold' })] : []),
    ...(note ? [textItem(design, note, left + after, labelY, beside)] : []),
    sceneItem(() => puzzleScene(one), x, place.y + edge, cell),
  ]
}

/** The code and the page, at the right of the foot. */
function footItems({ code }: PupilSheet, page: number, total: number, design: SheetDesign): Item[] {
  const { paper } = design
  const parts = [code, total > 1 ? `${page + 1}/${total}` : undefined].filter((part) => part !== undefined)
  if (parts.length === 0) return []
  const [x, y] = [paper.width - MARGIN, paper.height - MARGIN]
  return [textItem(design, parts.join(' · '), x, y, { size: SIZES.code, align: 'right' })]
}

/** The size of the rules, in points. */
const RULE_SIZE = 12

/** The side of a symbol's cell in the row of symbols, and the space above this row, in points. */
const SYMBOL_CELL = 10 * MILLIMETRE
const OVER_SYMBOLS = 1 * MILLIMETRE

/**
 * For each kind of puzzle, the rules in a sentence if the design asks for them, and the note that the puzzles of the
 * kind share. If there are several kinds, the name of the kind comes first.
 */
function textPieces(puzzles: readonly SheetItem[], design: SheetDesign): Piece[] {
  const { language, hasRules } = design
  const texts = new Map<string, { readonly name: string; readonly symbols: SymbolSet | undefined }>()
  const notes = sharedNotes(puzzles, design)
  for (const one of puzzles) {
    const { family, puzzle } = one
    const words = family.words[language] ?? family.words.en
    const note = notes.get(kindName(one)) ?? ''
    const short = ruleInShort(words, family, puzzle)
    const parts = hasRules ? [short.rule, note && short.note] : [note]
    const text = parts.filter((part) => part !== '').join(' ')
    if (text !== '')
      texts.set(text, {
        name: printedName(words, [puzzle.shape]),
        symbols: hasRules ? family.symbols : undefined,
      })
  }
  const room = roomOf(design)
  const size = RULE_SIZE
  return Array.from(texts).flatMap(([text, { name, symbols }], index) => {
    const look = { size, weight: 'bold', room, space: index === 0 ? 0 : size, isKeptWithNext: true } as const
    return [
      ...(texts.size > 1 ? paragraph(design, name, look) : []),
      ...paragraph(design, text, { size, room, isKeptWithNext: symbols !== undefined }),
      ...(symbols ? [symbolPiece(symbols, room)] : []),
    ]
  })
}

/** A puzzle on a sheet, or a sample of one. */
type SheetItem = Pick<SheetPuzzle, 'family' | 'puzzle'>

/** The note of a puzzle; empty if it needs none. */
function ownNote({ family, puzzle }: SheetItem, { language }: SheetDesign): string {
  return noteOf(family.words[language] ?? family.words.en, family, puzzle)
}

/** The note that all puzzles of a kind have, by the name of the kind; empty if their notes differ. */
function sharedNotes(puzzles: readonly SheetItem[], design: SheetDesign): ReadonlyMap<string, string> {
  const shared = new Map<string, string>()
  for (const one of puzzles) {
    const note = ownNote(one, design)
    shared.set(kindName(one), (shared.get(kindName(one)) ?? note) === note ? note : '')
  }
  return shared
}

/** All symbols in a row, so that a pupil knows which symbols may be filled in. */
function symbolPiece(symbols: SymbolSet, room: number): Piece {
  const row = symbolRow(symbols)
  return examplePiece(row, 0, Math.min(SYMBOL_CELL, room / row.width), OVER_SYMBOLS)
}

function roomOf({ paper }: SheetDesign): number {
  return paper.width - 2 * MARGIN
}
