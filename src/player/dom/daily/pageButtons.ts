// Buttons of a page: one prints it, one copies the text of another element.

import { create } from '../create.ts'
import { partsWith } from './pageParts.ts'

/** Lets the buttons of the page do what they say. */
export function startButtons(): void {
  for (const button of partsWith('data-print')) button.addEventListener('click', () => print())
  for (const button of partsWith('data-copy')) {
    // It has to be there before it says something.
    const told = create('span', { role: 'status' })
    button.after(told)
    button.addEventListener('click', async () => {
      const source = document.getElementById(button.dataset.copy ?? '')
      if (!source) return
      told.textContent = ''
      try {
        await navigator.clipboard.writeText(source.textContent)
        told.textContent = button.dataset.copied ?? '✓'
      } catch {
        // Pages served by plain http may not: the reader can with the text chosen.
        getSelection()?.selectAllChildren(source)
      }
    })
  }
}
