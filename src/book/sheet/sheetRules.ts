// The rules of a sheet: a sentence for each kind of puzzle and, on boards with symbols, the symbols in a row.

import { ruleInShort } from '../../families/ruleInShort.ts'
import type { SymbolSet } from '../../families/symbolSet.ts'
import { symbolRow } from '../../families/symbols.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import * as catalogue from '../../words/catalogue.ts'
import { examplePiece } from '../layout/exampleBoards.ts'
import { type Piece, paragraph } from '../layout/textFlow.ts'
import { MARGIN, SHEET_TITLE, type SheetDesign, type SheetPuzzle } from './sheetContents.ts'

/** The size of the rules, in points. */
const RULE_SIZE = 12

/** The side of a symbol's place in the row, and the space above the row, in points. */
const SYMBOL_CELL = 10 * MILLIMETRE
const OVER_SYMBOLS = 1 * MILLIMETRE

/** The heading of rules on a page of their own. */
export function sheetRulesHeading(design: SheetDesign): Piece[] {
  return paragraph(design, catalogue.sheet[design.language].rules, {
    size: SHEET_TITLE,
    weight: 'bold',
    room: roomOf(design),
    isKeptWithNext: true,
  })
}

/** The rules of each kind of puzzle in a sentence; with several kinds, after the name of the family. */
export function sheetRulePieces(puzzles: readonly SheetPuzzle[], design: SheetDesign): Piece[] {
  const { language } = design
  const rules = new Map<string, { readonly name: string; readonly symbols: SymbolSet | undefined }>()
  for (const { family, puzzle } of puzzles) {
    const words = family.words[language] ?? family.words.en
    // A note beside the board says what differs from puzzle to puzzle.
    rules.set(ruleInShort(words, family, puzzle).rule, { name: words.name, symbols: family.symbols })
  }
  const room = roomOf(design)
  const size = RULE_SIZE
  return Array.from(rules).flatMap(([rule, { name, symbols }], index) => [
    ...(rules.size > 1
      ? paragraph(design, name, {
          size,
          weight: 'bold',
          room,
          space: index === 0 ? 0 : size,
          isKeptWithNext: true,
        })
      : []),
    ...paragraph(design, rule, { size, room, isKeptWithNext: symbols !== undefined }),
    ...(symbols ? [symbolPiece(symbols, room)] : []),
  ])
}

/** All symbols in a row, so that a pupil knows what to choose from. */
function symbolPiece(symbols: SymbolSet, room: number): Piece {
  const row = symbolRow(symbols)
  return examplePiece(row, 0, Math.min(SYMBOL_CELL, room / row.width), OVER_SYMBOLS)
}

function roomOf({ paper }: SheetDesign): number {
  return paper.width - 2 * MARGIN
}
