// How many columns of a terminal a text takes. Signs of East Asian scripts and emoji take two, accents that join the
// letter before them none. A rule of thumb: what Unicode leaves open, terminals decide in ways of their own.

/** A character with the accents that join it. */
interface Cluster {
  /** The character and its accents. */
  readonly text: string
  /** The columns that it takes. */
  readonly width: 1 | 2
}

/** What joins the character before it. */
const JOINED = /[\p{Mn}\p{Me}]/u

/** What takes two columns. */
const WIDE =
  /[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u

/** What steers a terminal, or has no place in a line. */
const STEERING = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Zl}\p{Zp}]/gu

/** What has no look of its own: joiners, marks of direction. */
const INVISIBLE = /\p{Cf}/gu

/** The text in one line, with nothing in it that steers a terminal, and without blanks at its ends. */
export function printable(text: string): string {
  return text.replaceAll(INVISIBLE, '').replaceAll(STEERING, ' ').trim()
}

/** A printable text, character by character. */
export function clustersOf(text: string): Cluster[] {
  const clusters: Cluster[] = []
  for (const character of text) {
    const last = clusters.at(-1)
    if (!JOINED.test(character)) clusters.push({ text: character, width: WIDE.test(character) ? 2 : 1 })
    // An accent that follows nothing joins a blank.
    else if (!last) clusters.push({ text: ` ${character}`, width: 1 })
    else clusters[clusters.length - 1] = { ...last, text: last.text + character }
  }
  return clusters
}

/** The columns that a printable text takes. */
export function displayWidth(text: string): number {
  return clustersOf(text).reduce((sum, { width }) => sum + width, 0)
}
