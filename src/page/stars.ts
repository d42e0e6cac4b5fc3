// Stars of difficulty and icons in pages.

import { STAR_STEPS } from '../design/star.ts'
import { type Html, html } from './html.ts'

const MOST_STARS = 5

/** A row of five stars, of which some are filled; screen readers hear the label. */
export function starRow(stars: number, label: string): Html {
  const drawn = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, star) => `M${22 * (from + star) + 11} 1${STAR_STEPS}`).join('')
  return html`<svg class="stars" viewBox="0 0 110 20" role="img" aria-label="${label}"><path class="full" d="${drawn(0, stars)}"/><path d="${drawn(stars, MOST_STARS)}"/></svg>`
}

/** An icon of an outline of `design/icons.ts`; what it means is said by the element around it. */
export function iconOf(outline: string): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${outline}"/></svg>`
}
