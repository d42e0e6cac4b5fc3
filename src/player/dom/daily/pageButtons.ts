// Buttons of a page: one prints the page, one copies the text of another element.

import { create } from '../create.ts'
import { partsWith } from './pageParts.ts'

/** Activates the buttons of the page. */
export function startButtons(): void {
  for (const button of partsWith('data-print')) button.addEventListener('click', () => print())
  for (const button of partsWith('data-copy')) {
    // Screen readers announce a status only if it is on the page before its text.
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
        // Pages served by plain http may not copy. The text is selected, so that the reader can copy it.
        getSelection()?.selectAllChildren(source)
      }
    })
  }
}
