// The words of a book. Gaps in texts, such as {number}, are filled in later; a recipe may replace any text.

import { notesText } from '../families/drawing.ts'
import type { Family } from '../families/family.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { allSentences, rulesFor } from '../families/teaching.ts'
import { printedName } from '../families/variantNames.ts'
import type { FamilyWords } from '../families/words.ts'
import type { Catalogue } from '../words/catalogue.ts'
import * as catalogue from '../words/catalogue.ts'
import { say } from '../words/formatMessage.ts'
import { byLanguage, languageOf } from '../words/languages.ts'

/** The words of a book, by key. */
export type BookWords = Catalogue['book'] & Catalogue['stars']

/** The words of a book in each language, in the order of the files that `book --words` writes. */
export const BOOK_WORDS = byLanguage((language): BookWords => {
  const { number, numbers, volume, ...others } = catalogue.book[language]
  return { number, numbers, volume, ...catalogue.stars[language], ...others }
})

/** Gaps that a text must have, because readers and preflight need their contents to find puzzles and solutions. */
export const NEEDED_GAPS: Readonly<Partial<Record<keyof BookWords, readonly string[]>>> = {
  number: ['number'],
  solutionOn: ['page'],
  cell: ['row', 'column'],
  techniqueCell: ['row', 'column'],
  exampleStep: ['value', 'letter'],
  exampleStepNumber: ['number'],
}

/** All words of a book in a built-in language; undefined for other languages. */
export function wordsOf(code: string): BookWords | undefined {
  const language = languageOf(code)
  return language && BOOK_WORDS[language]
}

const STAR_KEYS = ['oneStar', 'twoStars', 'threeStars', 'fourStars', 'fiveStars'] as const

/** The word that a book prints beside this number of stars. */
export function starWord(words: BookWords, stars: number): string {
  return words[STAR_KEYS[stars - 1]]
}

const MEANING_KEYS = [
  'oneStarMeans',
  'twoStarsMean',
  'threeStarsMean',
  'fourStarsMean',
  'fiveStarsMean',
] as const

/** The text that explains what this number of stars demands of a solver. */
export function starMeaning(words: BookWords, stars: number): string {
  return words[MEANING_KEYS[stars - 1]]
}

/** The kinds of reasons in worked examples: those of placements that are found by looking at the board, without notes. */
export function exampleKinds({ inference }: Pick<Family, 'inference'>): string[] {
  return inference.techniques.filter(({ tier }) => tier === 'singles').map(({ name }) => name)
}

/** The words that books use for a family. Books print the long rules, so the short rules are left out. */
export type BookFamilyWords = Pick<
  FamilyWords,
  'name' | 'variantNames' | 'howToPlay' | 'rules' | 'reasons' | 'groups' | 'notes' | 'valueNames'
>

/** The kinds of texts that books use from a family's words, besides its name and rules. */
export const WORD_KINDS = ['reasons', 'groups', 'notes'] as const

/**
 * The words of a family in a language, with the reasons of worked examples only; undefined if the family has
 * no words in the language.
 */
export function familyWordsOf(family: Family, code: string): BookFamilyWords | undefined {
  const language = languageOf(code)
  const own = language && family.words[language]
  if (!own) return undefined
  const { name, howToPlay, groups, notes, valueNames } = own
  const reasons = Object.fromEntries(exampleKinds(family).map((kind) => [kind, own.reasons[kind]]))
  return { name, howToPlay, reasons, groups, ...(notes && { notes }), ...(valueNames && { valueNames }) }
}

/**
 * The rules of a family for a book with these puzzles, as paragraphs: those that all puzzles have in common, then those of
 * each variant.
 */
export function rulesOf(
  words: BookFamilyWords,
  family: Pick<Family, 'teaching' | 'drawing'>,
  puzzles: readonly Puzzle[],
): readonly string[] {
  const { howToPlay, rules } = words
  const { teaching, drawing } = family
  if (!rules || !teaching || puzzles.length === 0) return howToPlay
  const facts = teaching.facts(puzzles)
  const shapes = new Map(puzzles.map((puzzle) => [puzzle.shape.text, puzzle]))
  const ofVariants = [...shapes.values()].flatMap((puzzle) => {
    const name = printedName(words, [puzzle.shape])
    const further = (drawing.notes?.(puzzle) ?? []).filter(({ kind }) => !facts[kind])
    return name === words.name || further.length === 0 ? [] : `${name}. ${notesText(further, words.notes)}`
  })
  return [...rulesFor(rules, facts), ...new Set(ofVariants)]
}

/** All sentences that the rules of a family can have, as paragraphs. */
export function allRules({ howToPlay, rules }: BookFamilyWords): readonly string[] {
  return rules ? allSentences(rules) : howToPlay
}

/** The notes printed beside a puzzle as one text, in the words of its family; empty if the puzzle needs none. */
export function noteOf({ notes }: Pick<FamilyWords, 'notes'>, family: Family, puzzle: Puzzle): string {
  return notesText(family.drawing.notes?.(puzzle) ?? [], notes)
}

/** The size of a board: `4×4`. */
export function boardSizeText({ rows, columns }: Pick<Shape, 'rows' | 'columns'>): string {
  return `${rows}×${columns}`
}

/**
 * The sizes of these boards, each once, the smallest first: `4×4 and 6×6`. If there are more than two, only the smallest
 * and the largest are named.
 */
export function sizesText(words: BookWords, shapes: readonly Shape[]): string {
  const cellsIn = ({ rows, columns }: Shape) => rows * columns
  const rising = shapes.toSorted((one, other) => cellsIn(one) - cellsIn(other) || one.rows - other.rows)
  const sizes = [...new Set(rising.map(boardSizeText))]
  const [first, last] = [sizes[0], sizes[sizes.length - 1]]
  if (sizes.length === 1) return first
  return say(sizes.length === 2 ? words.twoSizes : words.manySizes, { first, last })
}
