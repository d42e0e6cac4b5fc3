// The words of sheets and keys.

import type { Language } from '../../families/words.ts'

const ENGLISH = {
  /** Before the line on which a pupil writes. */
  name: 'Name',
  date: 'Date',
  /** The heading of rules on a page of their own. */
  rules: 'Rules',
  /** The heading of the key. */
  solutions: 'Solutions: {title}',
}

/** The words of sheets, by key. */
type SheetWords = Readonly<Record<keyof typeof ENGLISH, string>>

/** The words of sheets in each language. */
export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = {
  en: ENGLISH,
  de: { name: 'Name', date: 'Datum', rules: 'Spielregeln', solutions: 'Lösungen: {title}' },
}
