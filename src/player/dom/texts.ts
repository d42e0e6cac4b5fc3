// Formats times and stars.

/** Seconds as `1:02:03` or `4:05`. */
export function clockText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${rest}` : `${minutes}:${rest}`
}

const MOST_STARS = 5

/** Stars as `★★★☆☆`. */
export function starsText(stars: number): string {
  return '★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars)
}
