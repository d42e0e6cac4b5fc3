// Saves a text as a file of the reader.

import { create } from './createElement.ts'

/** Lets the browser save a text under this name. */
export function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  create('a', { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
