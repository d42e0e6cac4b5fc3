// The reader's choice between light and dark, for all pages of a site. Without a choice, the system decides.

import { openStore } from './storageSlotOfTab.ts'

/** The themes that a reader can choose besides the system's. */
export const THEMES = ['light', 'dark'] as const

/** A theme. */
type Theme = (typeof THEMES)[number]

/** The key under which the choice is stored. */
const THEME_KEY = 'puzzlewright:theme'

/** The property of the page that gives the theme to its boards. It keeps the choice if the browser stores nothing. */
const THEME_PROPERTY = '--puzzle-theme'

/** The reader's choice; undefined if the system decides. */
export function chosenTheme(): Theme | undefined {
  const name = storedTheme() ?? document.documentElement.style.getPropertyValue(THEME_PROPERTY)
  return THEMES.find((theme) => theme === name)
}

function storedTheme(): string | null | undefined {
  try {
    return openStore()?.getItem(THEME_KEY)
  } catch {
    return undefined
  }
}

/** Stores a choice, and shows it. */
export function chooseTheme(theme: Theme | undefined): void {
  const store = openStore()
  try {
    store?.setItem(THEME_KEY, theme ?? '')
  } catch {
    // If storage is full, the choice lasts as long as the page is open.
    store?.removeItem(THEME_KEY)
  }
  showTheme(theme)
}

/** Shows a theme, by default the reader's choice, on the page and on its boards. */
export function showTheme(theme = chosenTheme()): void {
  const { style } = document.documentElement
  style.colorScheme = theme ?? ''
  style.setProperty(THEME_PROPERTY, theme ?? '')
  if (!theme) style.removeProperty(THEME_PROPERTY)
}
