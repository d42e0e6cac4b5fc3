// Recipes of books as YAML: from the fields of a form, and for puzzles that are there.

import type { Language } from '../../words/languages.ts'
import { RECORDS_FILE } from './commands.ts'

/** The fields of the form. */
export interface BookForm {
  readonly title: string
  readonly author: string
  readonly seed: string
  readonly trim: string
  readonly puzzlesPerPage: number
  readonly sections: readonly {
    readonly family: string
    readonly shape: string
    readonly count: number
    /** The stars; empty for any. */
    readonly stars: string
  }[]
}

/** The recipe of a book of the puzzles in the file of records. */
export function recordsRecipeText(title: string, language: Language): string {
  return `title: ${JSON.stringify(title)}\nlanguage: ${language}\npuzzles: [${RECORDS_FILE}]\n`
}

/** Writes the recipe of a form. */
export function bookRecipeText(
  { title, author, seed, trim, puzzlesPerPage, sections }: BookForm,
  language: Language,
): string {
  const lines = [
    `title: ${JSON.stringify(title)}`,
    ...(author === '' ? [] : [`author: ${JSON.stringify(author)}`]),
    `language: ${language}`,
    `seed: ${JSON.stringify(seed)}`,
    `trim: ${trim}`,
    `puzzlesPerPage: ${puzzlesPerPage}`,
    'sections:',
    ...sections.map(({ family, shape, count, stars }) => {
      const asked = stars === '' ? '' : `, stars: ${stars}`
      return `  - { family: ${family}, shape: ${JSON.stringify(shape)}, count: ${count}${asked} }`
    }),
  ]
  return `${lines.join('\n')}\n`
}
