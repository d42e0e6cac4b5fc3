// Links to the previous and the next page.

import { type Html, html } from '../../page/html.ts'
import type { FeedWords } from '../feedWords.ts'

/** A link. */
interface Way {
  readonly address: string
  readonly text: string
}

/** The links to the previous and the next page. A missing link leaves its place empty. */
export function wayNav(before: Way | undefined, after: Way | undefined, words: FeedWords): Html {
  const link = (way: Way | undefined, rel: string, before: string, after: string) =>
    way ? html`<a rel="${rel}" href="${way.address}">${before}${way.text}${after}</a>` : html`<span></span>`
  return html`<nav class="way" aria-label="${words.earlier}, ${words.later}">${link(before, 'prev', '‹ ', '')} ${link(after, 'next', '', ' ›')}</nav>`
}
