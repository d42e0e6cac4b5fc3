// The reader's choice between light and dark, for all pages of a site. Without a choice, the system decides.

import { openStore } from './storageSlotOfTab.ts'

/** The themes that a reader can choose besides the system's. */
export const THEMES = ['light', 'dark'] as const

/** A theme. */
type Theme = (typeof THEMES)[number]

/** The key under which the choice is stored. */
const THEME_KEY = 'puzzlewright:theme'

/** The stored choice; undefined if the system decides. */
export function chosenTheme(): Theme | undefined {
  try {
    const stored = openStore()?.getItem(THEME_KEY)
    return THEMES.find((theme) => theme === stored)
  } catch {
    return undefined
  }
}

/** Stores a choice, and shows it. */
export function chooseTheme(theme: Theme | undefined): void {
  try {
    openStore()?.setItem(THEME_KEY, theme ?? '')
  } catch {
    // If storage is full, the choice lasts as long as the page is open.
  }
  showTheme(theme)
}

/** Shows a theme, by default the stored one, on the page and on its boards. */
export function showTheme(theme = chosenTheme()): void {
  const { style } = document.documentElement
  style.colorScheme = theme ?? ''
  style.setProperty('--puzzle-theme', theme ?? '')
  if (!theme) style.removeProperty('--puzzle-theme')
}
