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

/** What somebody has begun to make a book of. */
export interface BookDraft {
  readonly form: BookForm
  /** The recipe, if it has been changed by hand: then it, and not the form, says what is made. */
  readonly own?: string | undefined
}

/** Reads a draft that was kept, from wherever it comes; fields that it does not have are those of the usual form. */
export function readBookDraft(kept: unknown, usual: BookForm): BookDraft {
  const { form, own } = (kept ?? {}) as Partial<Record<keyof BookDraft, unknown>>
  return { form: likeOf(form, usual), own: typeof own === 'string' ? own : undefined }
}

/** The fields of an object that have the kinds of an example; in place of others, those of the example. */
function likeOf<Fields extends object>(given: unknown, example: Fields): Fields {
  const fields = (given ?? {}) as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(example).map(([name, usual]) => {
      const field = fields[name]
      if (Array.isArray(usual))
        return [
          name,
          Array.isArray(field) && field.length > 0 ? field.map((one) => likeOf(one, usual[0])) : usual,
        ]
      return [name, typeof field === typeof usual ? field : usual]
    }),
  ) as Fields
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
