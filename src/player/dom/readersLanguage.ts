// The language that a reader has chosen for all boards of a site. A page is written in one language and loads its words alone; the
// words of the others are loaded for readers who want them. Pages in one file have no others.

import { others } from 'puzzlewright:languages'
import { openStore } from './storageSlotOfTab.ts'

/** The key under which the choice is stored. */
const LANGUAGE_KEY = 'puzzlewright:language'

/** The choice of this page, which lasts if the browser stores nothing. */
let chosen: string | undefined

/** The chosen language; undefined if each page has its own. */
export function chosenLanguage(): string | undefined {
  try {
    return chosen ?? (openStore()?.getItem(LANGUAGE_KEY) || undefined)
  } catch {
    return chosen
  }
}

/** Stores a choice, and shows all boards of the page in this language; an empty text stands for the page's own. */
export function chooseLanguage(language: string): void {
  chosen = language
  try {
    openStore()?.setItem(LANGUAGE_KEY, language)
  } catch {
    // If storage is full, the choice lasts as long as the page is open.
  }
  for (const board of document.querySelectorAll('number-puzzle')) {
    const { record } = board
    board.record = record
  }
}

/** The words of boards of a family in all languages; undefined if there are none, or if they cannot be loaded. */
export async function allTexts(family: string) {
  return (await others?.().catch(() => undefined))?.TEXTS[family]
}
