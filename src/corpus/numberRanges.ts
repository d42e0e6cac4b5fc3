// Many numbers in few words.

/** So many ranges are listed; the rest is counted. */
const MOST_RANGES = 10

/** Lists ascending numbers as ranges: `3, 7 to 12, 15`. */
export function rangesText(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last.to === number - 1) last.to = number
    else ranges.push({ from: number, to: number })
  }
  const shown = ranges.slice(0, MOST_RANGES)
  const texts = shown.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`))
  const hidden = ranges.slice(MOST_RANGES).reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return texts.join(', ') + (hidden > 0 ? ` and ${hidden} more` : '')
}
