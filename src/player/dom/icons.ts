// Icons and stars as elements. What they mean is said in words by the elements around them.

import { MOST_STARS, starsPath } from '../../design/star.ts'
import { createSvg } from './createElement.ts'

/** An icon of an outline of `design/icons.ts`. */
export function icon(outline: string): SVGElement {
  const attributes = { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }
  return createSvg('svg', attributes, createSvg('path', { d: outline }))
}

/** A row of five stars, of which some are filled; screen readers hear the label. */
export function starsPicture(stars: number, label: string): SVGElement {
  return createSvg(
    'svg',
    { viewBox: '0 0 110 20', class: 'stars', role: 'img', 'aria-label': label },
    createSvg('path', { d: starsPath(0, stars), class: 'full' }),
    createSvg('path', { d: starsPath(stars, MOST_STARS) }),
  )
}
