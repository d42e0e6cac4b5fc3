// The number of terminal columns that a text takes. East Asian characters and emoji take two; accents that
// join the letter before them take none. This is a rule of thumb: terminals differ where Unicode leaves the
// width open.

/** A character with its combining accents. */
interface Cluster {
  /** The character and its accents. */
  readonly text: string
  /** The number of columns. */
  readonly width: 1 | 2
}

/** Characters that join the one before. */
const JOINED = /[\p{Mn}\p{Me}]/u

/** Characters that take two columns. */
const WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u

/** Characters that control a terminal or cannot be part of a line. */
const STEERING = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}]/gu

/** Characters without an appearance of their own: joiners and direction marks. */
const INVISIBLE = /\p{Cf}/gu

/** The text on one line, without terminal control characters and without spaces at its ends. */
export function printable(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(STEERING, ' ').trim()
}

/** Splits a printable text into characters. */
export function clustersOf(text: string): Cluster[] {
  const clusters: Cluster[] = []
  for (const character of text) {
    const last = clusters.at(-1)
    if (!JOINED.test(character)) clusters.push({ text: character, width: WIDE.test(character) ? 2 : 1 })
    // An accent at the beginning joins a space.
    else if (!last) clusters.push({ text: ` ${character}`, width: 1 })
    else clusters[clusters.length - 1] = { ...last, text: last.text + character }
  }
  return clusters
}

/** The number of columns that a printable text takes. */
export function displayWidth(text: string): number {
  return clustersOf(text).reduce((sum, { width }) => sum + width, 0)
}
