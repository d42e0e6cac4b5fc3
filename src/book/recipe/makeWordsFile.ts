// Writes all words of a book as a part of a recipe, which the author can translate or change. The English text stands
// above each word as a comment; the file is valid before anything is changed.

import type { Family } from '../../families/family.ts'
import { BOOK_WORDS, type BookFamilyWords, familyWordsOf, WORD_KINDS, wordsOf } from '../bookWords.ts'
import type { BookRecipe } from './bookRecipe.ts'

/** The words of a recipe that are already translated. */
type OwnWords = Pick<BookRecipe, 'words' | 'families'>

type Texts = Readonly<Record<string, string>>

/**
 * The words of a book with these families, as YAML: in `language` if it is built in, otherwise in English. The recipe's
 * own words replace them.
 */
export function wordsFile(language: string, families: readonly Family[], own: OwnWords = {}): string {
  const words = { ...BOOK_WORDS.en, ...wordsOf(language), ...own.words }
  return [
    `# The words of a book in "${language}", as a part of its recipe. The comment above a word is the English text. Keep placeholders`,
    '# such as {number}: the program fills them in.',
    `language: ${language}`,
    'words:',
    ...textLines('  ', words, BOOK_WORDS.en),
    'families:',
    ...families.flatMap((family) => familyLines(family, language, own)),
    '',
  ].join('\n')
}

function familyLines(family: Family, language: string, { families = {} }: OwnWords): string[] {
  const english = familyWordsOf(family, 'en') as BookFamilyWords
  const built = familyWordsOf(family, language) ?? english
  const own = families[family.name] ?? {}
  const { name, howToPlay } = { ...built, ...own }
  return [
    `  ${family.name}:`,
    ...textLines('    ', { name }, { name: english.name }),
    '    howToPlay:',
    ...english.howToPlay.map((text) => `      # ${text}`),
    ...howToPlay.map((text) => `      - ${JSON.stringify(text)}`),
    ...WORD_KINDS.flatMap((kind) => {
      const originals = english[kind] ?? {}
      if (Object.keys(originals).length === 0) return []
      return [`    ${kind}:`, ...textLines('      ', { ...built[kind], ...own[kind] }, originals)]
    }),
  ]
}

/**
 * One line for each key and its text, below a comment with the English text. Texts in double quotes are the same in
 * YAML and JSON.
 */
function textLines(indent: string, texts: Texts, english: Texts): string[] {
  return Object.keys(english).flatMap((key) => [
    `${indent}# ${english[key]}`,
    `${indent}${key}: ${JSON.stringify(texts[key] ?? english[key])}`,
  ])
}
