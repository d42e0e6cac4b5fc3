// Stars of difficulty and icons in pages.

import { MOST_STARS, starsPath } from '../design/star.ts'
import { type Html, html } from './html.ts'

/** A row of five stars, of which some are filled; screen readers hear the label. */
export function starRow(stars: number, label: string): Html {
  return html`<svg class="stars" viewBox="0 0 110 20" role="img" aria-label="${label}"><path class="full" d="${starsPath(0, stars)}"/><path d="${starsPath(stars, MOST_STARS)}"/></svg>`
}

/** An icon of an outline of `design/icons.ts`; what it means is said by the element around it. */
export function iconOf(outline: string): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${outline}"/></svg>`
}
