// Symbols in the place of numbers: letters, shapes or pictures, for children above all. Only drawings and sentences
// show symbols; puzzles, ids and records keep their numbers. Symbols suit families whose values are mere signs, which
// nobody adds, compares or counts.
//
//   ┏━━━┯━━━┳━━━┯━━━┓      A family with symbols is a copy of the family whose drawings show symbols and whose
//   ┃ ★ │   ┃ ● │   ┃      sentences name them. Other code that draws or explains puzzles need not know of symbols.
//   ┠───┼───╂───┼───┨

import type { Mark, Picture, PictureContent, Scene, Text } from '../scene.ts'
import { byLanguage, type Language } from '../words/languages.ts'
import type { Family } from './family.ts'
import type { Puzzle } from './puzzle.ts'
import { PuzzleError } from './puzzleError.ts'
import type { BoardSymbol, SymbolSet, SymbolWords } from './symbolSet.ts'
import { namedFacts } from './valueNamesInFacts.ts'
import type { FamilyWords } from './words.ts'

/**
 * Gives a family the symbols that a puzzle needs. Throws a PuzzleError if the puzzle needs numbers, or more symbols
 * than the set has.
 */
export type Dresser = (family: Family, puzzle: Puzzle) => Family

/**
 * Makes a dresser. It returns the same object for all puzzles of a family. The suffix distinguishes the names of
 * families that have different symbols of the same kind.
 */
export function makeDresser(set: SymbolSet, suffix = ''): Dresser {
  const dressed = new Map<string, Family>()
  return (family, puzzle) => {
    expectSymbols(family, puzzle, set)
    const found = dressed.get(family.name) ?? dress(family, set, suffix)
    dressed.set(family.name, found)
    return found
  }
}

/** Throws a PuzzleError if a puzzle needs its numbers, or more symbols than the set has. */
export function expectSymbols(
  { playing, words, title }: Pick<Family, 'playing' | 'words' | 'title'>,
  puzzle: Puzzle,
  { kind, symbols }: SymbolSet,
): void {
  if (!words.en.symbols) {
    throw new PuzzleError(
      'value',
      `${title} needs numbers; ${kind} can replace them only in a Sudoku or a Latin square`,
    )
  }
  const { greatest } = playing.numbers(puzzle)
  if (symbols.length >= greatest) return
  const has = symbols.length === 1 ? `is only 1` : `are only ${symbols.length}`
  throw new PuzzleError(
    'value',
    `a board with the numbers 1 to ${greatest} needs ${greatest} ${kind}; there ${has}`,
  )
}

function dress(family: Family, set: SymbolSet, suffix: string): Family {
  const { drawing, inference, setting, words, name } = family
  const { kind } = set
  const texts = words.en.symbols as SymbolWords
  // A browser has the texts of one language.
  const wording = byLanguage((language) => {
    const own = words[language]
    return own?.symbols && worded(own, own.symbols, set, language)
  })
  const english = toldIn(set, 'en')
  return {
    ...family,
    name: `${name}-${kind}${suffix}`,
    title: texts.names[kind],
    drawing: { ...drawing, scene: (puzzle, values) => symbolScene(drawing.scene(puzzle, values), set) },
    setting: {
      ...setting,
      scene: (shape, clues, values) => symbolScene(setting.scene(shape, clues, values), set),
    },
    inference: {
      ...inference,
      reasons: { ...inference.reasons, ...texts.reasons },
      nameFacts: (facts) => namedFacts(facts, english),
    },
    words: wording as Family['words'],
    symbols: set,
  }
}

function worded(own: FamilyWords, told: SymbolWords, set: SymbolSet, language: Language): FamilyWords {
  const { inShortNoted: _, ...kept } = own
  return {
    ...kept,
    name: told.names[set.kind],
    inShort: told.inShort,
    howToPlay: told.howToPlay,
    reasons: { ...own.reasons, ...told.reasons },
    valueNames: toldIn(set, language),
  }
}

/** The names of the symbols for sentences in a language. */
function toldIn({ symbols }: SymbolSet, language: Language): string[] {
  return symbols.map(({ told }) => told[language])
}

/** The name of the family with numbers, from the name of the family with symbols: `sudoku` from `sudoku-shapes`. */
export function plainName(name: string): string {
  return name.split('-')[0]
}

/** The label of a value outside sentences: its digits, or the name of its symbol. */
export function valueLabel({ symbols }: Pick<Family, 'symbols'>, value: number, language: Language): string {
  return symbols?.symbols[value - 1]?.label[language] ?? String(value)
}

/**
 * The legend of the signs that stand for pictures in a terminal: `A fish, B sun`; undefined if the symbols are not
 * pictures.
 */
export function symbolLegend(
  { symbols: set }: Pick<Family, 'symbols'>,
  language: Language,
): string | undefined {
  if (set?.kind !== 'pictures') return undefined
  return set.symbols.map(({ sign, label }) => `${sign} ${label[language]}`).join(', ')
}

/**
 * The side of a picture, in em of the number that it replaces: as large as fits into a cell without touching its lines.
 */
export const PICTURE_EM = 1.12

/**
 * Shows symbols instead of the numbers of a drawing: in cells, in corners and in pencil marks. Every text that is a
 * number from 1 to the number of symbols counts as a value.
 */
function symbolScene(scene: Scene, { symbols }: SymbolSet): Scene {
  return { ...scene, marks: scene.marks.map((mark) => symbolMark(mark, symbols)) }
}

function symbolMark(mark: Mark, symbols: readonly BoardSymbol[]): Mark {
  if (mark.mark !== 'text' || !/^[1-9]\d*$/.test(mark.text)) return mark
  const symbol = symbols[Number(mark.text) - 1]
  if (!symbol) return mark
  return symbol.pictures ? pictureMark(mark, symbol) : { ...mark, text: symbol.sign }
}

function pictureMark({ anchor, x, y, size, weight }: Text, { pictures, sign }: BoardSymbol): Picture | Text {
  const side = PICTURE_EM * size
  const shift = anchor === 'corner' ? side / 2 : 0
  const content = pictures?.[weight === 'bold' ? 'given' : 'written'] as PictureContent
  return { mark: 'picture', x: x + shift, y: y + shift, size: side, content, sign }
}

/**
 * All symbols in a row of cells, in the order of the values; it is the key to a board, and shows what may be filled in.
 */
export function symbolRow({ symbols }: SymbolSet): Scene {
  const marks = symbols.map((symbol, index): Mark => {
    const text: Text = {
      mark: 'text',
      text: symbol.sign,
      anchor: 'middle',
      x: index + 0.5,
      y: 0.5,
      size: 0.68,
      room: 0.8,
      weight: 'bold',
    }
    return symbol.pictures ? pictureMark(text, symbol) : text
  })
  return { left: 0, top: 0, width: symbols.length, height: 1, marks }
}
