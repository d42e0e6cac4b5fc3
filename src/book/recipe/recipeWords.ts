// The words of a book: those of its language with the recipe's own in their places. What has a gap that is not known, or
// lacks one that is needed, is refused; so is a language that lacks words, and a font that lacks signs.

import { type AnyFamily, FAMILIES } from '../../families/registry.ts'
import { type FamilyWords, gapsOf, LANGUAGES } from '../../families/words.ts'
import type { Typeface } from '../../render/typeface.ts'
import {
  BOOK_WORDS,
  type BookWords,
  builtInLanguage,
  familyWordsOf,
  NEEDED_GAPS,
  wordsOf,
} from '../bookWords.ts'
import { wordingFaults } from '../preflight/labelPatterns.ts'
import type { Notebook } from './mistakes.ts'
import type { BookRecipe, RecipeFamilyWords } from './recipe.ts'
import type { Path } from './validateRecipe.ts'

export interface BookWording {
  readonly language: string
  readonly words: BookWords
  /** By the names of the families. */
  readonly familyWords: Readonly<Record<string, FamilyWords>>
}

type Texts = Readonly<Record<string, string>>

/** The words of a book with puzzles of these families. */
export function wordingOf(
  recipe: BookRecipe,
  families: readonly AnyFamily[],
  notebook: Notebook,
): BookWording {
  const { language = LANGUAGES[0], words: own = {}, families: ownOfFamilies = {} } = recipe
  const words = { ...BOOK_WORDS.en, ...wordsOf(language), ...own }
  expectGaps(own, BOOK_WORDS.en, ['words'], notebook, NEEDED_GAPS)
  expectFindable(own, words, notebook)
  const entries = FAMILIES.map((family) => {
    const ofFamily = ownOfFamilies[family.name] ?? {}
    const english = familyWordsOf(family, 'en') as FamilyWords
    const path = ['families', family.name]
    expectGaps(ofFamily.reasons ?? {}, english.reasons, [...path, 'reasons'], notebook)
    expectGaps(ofFamily.notes ?? {}, english.notes ?? {}, [...path, 'notes'], notebook)
    return [family.name, mixed(familyWordsOf(family, language) ?? english, ofFamily)]
  })
  if (!builtInLanguage(language)) {
    const lacking = [
      ...lackingOf(BOOK_WORDS.en, own, 'words'),
      ...families.flatMap((family) => lackingOfFamily(family, ownOfFamilies[family.name] ?? {})),
    ]
    if (lacking.length > 0) notebook.add(['language'], lackingSentence(language, lacking))
  }
  return { language, words, familyWords: Object.fromEntries(entries) }
}

function mixed(words: FamilyWords, own: RecipeFamilyWords): FamilyWords {
  const notes = { ...words.notes, ...own.notes }
  return {
    name: own.name ?? words.name,
    howToPlay: own.howToPlay ?? words.howToPlay,
    reasons: { ...words.reasons, ...own.reasons },
    ...(Object.keys(notes).length > 0 && { notes }),
  }
}

/** Refuses texts with gaps that the English ones do not have, and without those that they need. */
function expectGaps(
  own: Texts,
  english: Texts,
  path: Path,
  notebook: Notebook,
  needed: Readonly<Record<string, readonly string[] | undefined>> = {},
): void {
  for (const [key, text] of Object.entries(own)) {
    const known = gapsOf(english[key])
    const gaps = gapsOf(text)
    const strange = gaps.find((gap) => !known.includes(gap))
    const lacking = needed[key]?.find((gap) => !gaps.includes(gap))
    const has = known.length === 0 ? 'it has none' : `it has ${known.map((gap) => `{${gap}}`).join(', ')}`
    if (strange !== undefined) notebook.add([...path, key], `"${key}" has no gap {${strange}}: ${has}`)
    else if (lacking !== undefined) notebook.add([...path, key], `"${key}" needs the gap {${lacking}}`)
  }
}

/** Refuses words by which neither readers nor preflight would find puzzles and solutions. */
function expectFindable(own: Texts, words: BookWords, notebook: Notebook): void {
  if (own.number === undefined && own.solutionOn === undefined) return
  for (const { key, message } of wordingFaults(words)) {
    const needed = NEEDED_GAPS[key] ?? []
    // What lacks its gap is refused for that already.
    if (!needed.every((gap) => gapsOf(words[key]).includes(gap))) continue
    notebook.add(['words', own[key] === undefined ? otherOf(key) : key], message)
  }
}

const otherOf = (key: 'number' | 'solutionOn') => (key === 'number' ? 'solutionOn' : 'number')

function lackingOf(english: object, own: object, prefix: string): string[] {
  return Object.keys(english)
    .filter((key) => !Object.hasOwn(own, key))
    .map((key) => `${prefix}.${key}`)
}

function lackingOfFamily(family: AnyFamily, own: RecipeFamilyWords): string[] {
  const { reasons, notes = {}, ...others } = familyWordsOf(family, 'en') as FamilyWords
  const prefix = `families.${family.name}`
  return [
    ...lackingOf(others, own, prefix),
    ...lackingOf(reasons, own.reasons ?? {}, `${prefix}.reasons`),
    ...lackingOf(notes, own.notes ?? {}, `${prefix}.notes`),
  ]
}

/** What a sentence lists of what is lacking. */
const MOST_LISTED = 5

function lackingSentence(language: string, lacking: readonly string[]): string {
  const first = lacking.slice(0, MOST_LISTED).join(', ')
  const others = lacking.length - MOST_LISTED
  const all = others > 0 ? `${first} and ${others} more` : first
  return `books come in ${LANGUAGES.join(' and ')}; in "${language}" all words have to be given, and these are not: ${all}`
}

/** Signs that stand in a book whatever it says: figures, operators, page numbers before the first. */
const SIGNS = '0123456789×÷−+·–ivxlcdm'

/** Refuses a font that lacks signs of what the book says. */
export function expectSigns(
  recipe: BookRecipe,
  { words, familyWords }: BookWording,
  families: readonly AnyFamily[],
  typeface: Typeface,
  notebook: Notebook,
): void {
  const { title, subtitle = '', author = '', publisher = '', isbn = '', copyright = [], seed = '' } = recipe
  const given: readonly [string, readonly string[]][] = [
    ['title', [title]],
    ['subtitle', [subtitle]],
    ['author', [author]],
    ['publisher', [publisher]],
    ['isbn', [isbn]],
    ['copyright', copyright],
    ['seed', [seed]],
  ]
  const ofFamilies = families.flatMap(({ name }) => textsOf(familyWords[name]))
  const others: readonly [string, readonly string[]][] = [
    ['words', Object.values(words)],
    ['families', ofFamilies],
    ['font', [SIGNS]],
  ]
  for (const [key, texts] of [...given, ...others]) {
    const signs = [...new Set(texts.join(' ').replaceAll(/\{\w+\}|\s/g, ' '))].join('')
    const missing = [...new Set([...typeface.regular.missing(signs), ...typeface.bold.missing(signs)])]
    if (missing.length === 0) continue
    const lacking = missing.slice(0, MOST_SIGNS).map(signText).join(' ')
    const message = `the font ${typeface.name} has no ${lacking}, which ${key === 'font' ? 'every book needs' : `"${key}" needs`}: "font" can name others`
    notebook.add([Object.hasOwn(recipe, key) ? key : recipe.font ? 'font' : 'language'], message)
  }
}

function textsOf({ name, howToPlay, reasons, notes = {} }: FamilyWords): string[] {
  return [name, ...howToPlay, ...Object.values(reasons), ...Object.values(notes)]
}

const MOST_SIGNS = 12

/** A sign as it is, or its code where it cannot be seen. */
function signText(sign: string): string {
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(sign)) return sign
  return `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`
}
