// Recipes of books as YAML, from the fields of a form.

import type { Language } from '../../words/languages.ts'
import { RECORDS_FILE } from './commands.ts'

/** The fields of the form. */
export interface BookForm {
  readonly title: string
  readonly author: string
  readonly seed: string
  readonly trim: string
  readonly puzzlesPerPage: number
  /** Whether the book has the puzzles of the table; otherwise those of the sections are made for it. */
  readonly isOfTable: boolean
  readonly sections: readonly {
    readonly family: string
    readonly shape: string
    readonly count: number
    /** The stars; empty for any. */
    readonly stars: string
  }[]
}

/** Writes the recipe of a form. */
export function bookRecipeText(
  { title, author, seed, trim, puzzlesPerPage, isOfTable, sections }: BookForm,
  language: Language,
): string {
  const lines = [
    `title: ${JSON.stringify(title)}`,
    ...(author === '' ? [] : [`author: ${JSON.stringify(author)}`]),
    `language: ${language}`,
    ...(isOfTable ? [] : [`seed: ${JSON.stringify(seed)}`]),
    `trim: ${trim}`,
    `puzzlesPerPage: ${puzzlesPerPage}`,
    ...(isOfTable ? [`puzzles: [${RECORDS_FILE}]`] : ['sections:', ...sections.map(sectionLine)]),
  ]
  return `${lines.join('\n')}\n`
}

function sectionLine({ family, shape, count, stars }: BookForm['sections'][number]): string {
  const asked = stars === '' ? '' : `, stars: ${stars}`
  return `  - { family: ${family}, shape: ${JSON.stringify(shape)}, count: ${count}${asked} }`
}
