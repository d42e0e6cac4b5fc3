// Icons and stars as elements. What they mean is said in words by the elements around them.

import { STAR_STEPS } from '../../design/star.ts'
import { createSvg } from './createElement.ts'

/** An icon of an outline of `design/icons.ts`. */
export function icon(outline: string): SVGElement {
  const attributes = { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }
  return createSvg('svg', attributes, createSvg('path', { d: outline }))
}

const MOST_STARS = 5

/** A row of five stars, of which some are filled; screen readers hear the label. */
export function starsPicture(stars: number, label: string): SVGElement {
  const drawn = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, star) => `M${22 * (from + star) + 11} 1${STAR_STEPS}`).join('')
  return createSvg(
    'svg',
    { viewBox: '0 0 110 20', class: 'stars', role: 'img', 'aria-label': label },
    createSvg('path', { d: drawn(0, stars), class: 'full' }),
    createSvg('path', { d: drawn(stars, MOST_STARS) }),
  )
}
