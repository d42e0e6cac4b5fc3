// The scale of Survo puzzles: degrees from 0 up, and the stars, which are Mustonen's bands of the mean number
// of mutations.

/** The stars, from easy to very hard. */
export const STARS = [1, 2, 3, 4, 5] as const
/** The difficulty of a puzzle, from 1 to 5. */
export type Stars = (typeof STARS)[number]

/**
 * The largest whole degree of each star from one to four. Degrees have fractions: a fraction below one half
 * beyond the limit still counts.
 */
export const STAR_LIMITS = [30, 150, 600, 1500] as const

/** The degrees at which a star ends and the next begins. */
export const BORDERS = STAR_LIMITS.map((limit) => limit + 0.5)

export function starsOf(degree: number): Stars {
  return (1 + BORDERS.filter((border) => degree >= border).length) as Stars
}
