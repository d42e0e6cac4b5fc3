// Finds the words of a book: the words of its language, some of which the recipe may replace. Reports unknown and
// missing placeholders, words that a language lacks, and characters that a font lacks.

import type { Family } from '../../families/family.ts'
import { FAMILIES } from '../../families/registry.ts'
import type { Notebook } from '../../formats/yaml/mistakeCollector.ts'
import type { FieldPath } from '../../formats/yaml/schemaValidator.ts'
import type { Typeface } from '../../render/typeface.ts'
import { gapsOf } from '../../words/formatMessage.ts'
import { LANGUAGES, languageOf } from '../../words/languages.ts'
import {
  allRules,
  BOOK_WORDS,
  type BookFamilyWords,
  type BookWords,
  familyWordsOf,
  NEEDED_GAPS,
  WORD_KINDS,
  wordsOf,
} from '../bookWords.ts'
import { readsLikeLabel, wordingFaults } from '../preflight/matchPuzzleLabels.ts'
import type { BookRecipe, RecipeFamilyWords } from './bookRecipe.ts'

/** All words of a book. */
export interface BookWording {
  /** The language code, such as `en` or `de-AT`. */
  readonly language: string
  /** The words of the book itself. */
  readonly words: BookWords
  /** The words of each family, by the name of the family. */
  readonly familyWords: Readonly<Record<string, BookFamilyWords>>
}

type Texts = Readonly<Record<string, string>>

/**
 * Finds the words of a book with puzzles of these families. `known` lists all families; those without words
 * in the book's language, built in or from the recipe, are left out.
 */
export function wordingOf(
  recipe: BookRecipe,
  families: readonly Family[],
  notebook: Notebook,
  known: readonly Family[] = FAMILIES,
): BookWording {
  const { language = LANGUAGES[0], words: own = {}, families: ownOfFamilies = {} } = recipe
  const words = { ...BOOK_WORDS.en, ...wordsOf(language), ...own }
  expectGaps(own, BOOK_WORDS.en, ['words'], notebook, NEEDED_GAPS)
  expectFindable(own, words, notebook)
  const familyWords: Record<string, BookFamilyWords> = {}
  for (const family of known) {
    const ofFamily = ownOfFamilies[family.name] ?? {}
    const english = familyWordsOf(family, 'en') as BookFamilyWords
    const path = ['families', family.name]
    for (const kind of WORD_KINDS) {
      expectGaps(ofFamily[kind] ?? {}, english[kind] ?? {}, [...path, kind], notebook)
    }
    if (ofFamily.name !== undefined && readsLikeLabel(words, ofFamily.name)) {
      notebook.add(
        [...path, 'name'],
        `"name" must not read like the number of a puzzle or the page of its solution`,
      )
    }
    if (lackingOfFamily(family, ofFamily, language).length > 0) continue
    const builtIn = languageOf(language)
    const { rules, variantNames } = (builtIn && family.words[builtIn]) ?? {}
    const { name, howToPlay, ...texts } = familyWordsOf(family, language) ?? english
    const notes = { ...texts.notes, ...ofFamily.notes }
    familyWords[family.name] = {
      name: ofFamily.name ?? name,
      // A name that the recipe gives to a family applies to all its variants.
      ...(variantNames && ofFamily.name === undefined && { variantNames }),
      howToPlay: ofFamily.howToPlay ?? howToPlay,
      reasons: { ...texts.reasons, ...ofFamily.reasons },
      groups: { ...texts.groups, ...ofFamily.groups },
      ...(Object.keys(notes).length > 0 && { notes }),
      // If the recipe has rules of its own, they are printed instead of the built-in ones.
      ...(rules && !ofFamily.howToPlay && { rules }),
    }
  }
  expectAllWords(recipe, language, families, notebook)
  return { language, words, familyWords }
}

/** Reports the language if it lacks words of the book or of a family in the book. */
function expectAllWords(
  { words = {}, families: own = {}, sections }: BookRecipe,
  language: string,
  families: readonly Family[],
  notebook: Notebook,
): void {
  const ofFamilies = families.map((family) => ({
    family,
    lacking: lackingOfFamily(family, own[family.name] ?? {}, language),
  }))
  if (!languageOf(language)) {
    const lacking = [...lackingOf(BOOK_WORDS.en, words, 'words'), ...ofFamilies.flatMap((one) => one.lacking)]
    if (lacking.length > 0) notebook.add(['language'], languageSentence(language, lacking))
    return
  }
  // If the puzzles come from files, their families become known only when the files are read.
  if (!sections) return
  for (const { family, lacking } of ofFamilies) {
    if (lacking.length > 0) notebook.add(['language'], familySentence(family, language, firstOf(lacking)))
  }
}

/** Reports placeholders that the English texts do not have, and required placeholders that are missing. */
function expectGaps(
  own: Texts,
  english: Texts,
  path: FieldPath,
  notebook: Notebook,
  needed: Readonly<Record<string, readonly string[] | undefined>> = {},
): void {
  for (const [key, text] of Object.entries(own)) {
    const known = gapsOf(english[key])
    const gaps = gapsOf(text)
    const strange = gaps.find((gap) => !known.includes(gap))
    const lacking = needed[key]?.find((gap) => !gaps.includes(gap))
    const has =
      known.length === 0 ? 'it has no placeholders' : `it has ${known.map((gap) => `{${gap}}`).join(', ')}`
    if (strange !== undefined)
      notebook.add([...path, key], `"${key}" has no placeholder {${strange}}; ${has}`)
    else if (lacking !== undefined)
      notebook.add([...path, key], `"${key}" needs the placeholder {${lacking}}`)
  }
}

/** Reports words by which neither readers nor preflight would find puzzles and solutions. */
function expectFindable(own: Texts, words: BookWords, notebook: Notebook): void {
  if (own.number === undefined && own.solutionOn === undefined) return
  for (const { key, message } of wordingFaults(words)) {
    const needed = NEEDED_GAPS[key] ?? []
    // Missing placeholders have already been reported.
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

/** The words of a family that neither the language nor the recipe has. */
function lackingOfFamily(family: Family, own: RecipeFamilyWords, language: string): string[] {
  if (familyWordsOf(family, language)) return []
  const { name, howToPlay, ...texts } = familyWordsOf(family, 'en') as BookFamilyWords
  const prefix = `families.${family.name}`
  return [
    ...lackingOf({ name, howToPlay }, own, prefix),
    ...WORD_KINDS.flatMap((kind) => lackingOf(texts[kind] ?? {}, own[kind] ?? {}, `${prefix}.${kind}`)),
  ]
}

/** The number of missing words that a message lists. */
const MOST_LISTED = 5

/** Explains how to get a file with all words, to translate them into a language that is not built in. */
export function wordsHint(language: string): string {
  return `"book --words FILE --language ${language}" writes a file with all of them, to translate`
}

function languageSentence(language: string, lacking: readonly string[]): string {
  return `books come in ${LANGUAGES.join(', ')}; for "${language}" the recipe must give all words; missing: ${firstOf(lacking)}; ${wordsHint(language)}`
}

/**
 * The message for a family without words in this language; `missing` names the keys that the recipe must
 * give.
 */
export function familySentence(
  family: Family,
  language: string,
  missing = `families.${family.name}`,
): string {
  return `${family.title} has no words in "${language}"; give them in the recipe as ${missing}`
}

function firstOf(lacking: readonly string[]): string {
  const first = lacking.slice(0, MOST_LISTED).join(', ')
  const others = lacking.length - MOST_LISTED
  return others > 0 ? `${first} and ${others} more` : first
}

/** Characters that every book contains: figures, operators, roman page numbers. */
const SIGNS = '0123456789×÷−+·–ivxlcdm'

/** The keys of a recipe whose texts are printed. */
const SIGNED = [
  'title',
  'subtitle',
  'author',
  'publisher',
  'place',
  'isbn',
  'copyright',
  'backText',
  'seed',
] as const

/** Reports a font that lacks characters of the book's texts. */
export function expectSigns(
  recipe: BookRecipe,
  { words, familyWords }: BookWording,
  families: readonly Family[],
  typeface: Typeface,
  notebook: Notebook,
): void {
  const given = SIGNED.map((key) => [key, [recipe[key] ?? ''].flat()] as const)
  const ofFamilies = families.flatMap(({ name }) => (familyWords[name] ? textsOf(familyWords[name]) : []))
  const others = [
    ['words', Object.values(words)],
    ['families', ofFamilies],
    ['font', [SIGNS]],
  ] as const
  for (const [key, texts] of [...given, ...others]) {
    const signs = [...new Set(texts.join(' ').replaceAll(/\{\w+\}|\s/g, ' '))].join('')
    const missing = [...new Set([...typeface.regular.missing(signs), ...typeface.bold.missing(signs)])]
    if (missing.length === 0) continue
    const lacking = missing.slice(0, MOST_SIGNS).map(signText).join(' ')
    const message = `the font ${typeface.name} has no ${lacking}, which ${key === 'font' ? 'every book needs' : `"${key}" needs`}; choose others with "font"`
    notebook.add([Object.hasOwn(recipe, key) ? key : recipe.font ? 'font' : 'language'], message)
  }
}

function textsOf(words: BookFamilyWords): string[] {
  return [words.name, ...allRules(words), ...WORD_KINDS.flatMap((kind) => Object.values(words[kind] ?? {}))]
}

const MOST_SIGNS = 12

/** A character, or its code if it is not visible. */
function signText(sign: string): string {
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(sign)) return sign
  return `U+${(sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`
}
