// The one star of books, pages, feeds and the studio.

/** The radius of the inner corners, as a share of the outer radius: fuller than a pentagram, so that small stars stay stars. */
const INNER = 0.47

/** The distance from the middle of a star to the line on which it stands, as a share of the outer radius: cos 36°. */
export const FEET = Math.cos(Math.PI / 5)

/** The ten corners of a star around a point, from its tip clockwise; y points down. */
export function starCorners(
  x: number,
  y: number,
  radius: number,
): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5
    const distance = index % 2 === 0 ? radius : radius * INNER
    return [x + distance * Math.sin(angle), y - distance * Math.cos(angle)] as const
  })
}

/**
 * A star of radius 10 as the data of an SVG path: steps from its tip. It is 19 units wide and 18.1 high. The player draws it
 * without computing it.
 */
const STEPS = 'l2.8 6.2 6.7.7-5 4.5 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6-5-4.5 6.7-.7z'

/** The number of stars in a row. */
export const MOST_STARS = 5

/** Stars of a row as the data of an SVG path: from one place, counted from 0, to before another. Each has 22 by 20 units. */
export function starsPath(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, star) => `M${22 * (from + star) + 11} 1${STEPS}`).join('')
}

/** Stars as `★★★☆☆`. */
export function starsText(stars: number): string {
  return '★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars)
}
