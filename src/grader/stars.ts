// The scale of Survo puzzles: degrees from 0 up, and the stars, which are Mustonen's bands of the mean number
// of mutations.

/** The stars, from easy to very hard. */
export const STARS = [1, 2, 3, 4, 5] as const
/** The difficulty of a puzzle, from 1 to 5. */
export type Stars = (typeof STARS)[number]

/**
 * The largest whole degree of each number of stars from one to four. Since degrees have fractions, a degree less than one half
 * above the limit still has these stars.
 */
export const STAR_LIMITS = [30, 150, 600, 1500] as const

/** The degrees at which each next number of stars begins. */
export const BORDERS = STAR_LIMITS.map((limit) => limit + 0.5)

/** The degrees that divide the range of each number of stars in two. The range of five stars has no upper end. */
const HALVES = [15.5, 90.5, 375.5, 1050.5, 3000.5]

/** The degrees at which the rungs of a ladder of difficulty begin: two rungs for each number of stars. */
export const RUNGS: readonly number[] = [0, ...BORDERS, ...HALVES].sort((a, b) => a - b)

/** The rung of a degree, from 1. */
export function rungOf(degree: number): number {
  return 1 + RUNGS.findLastIndex((edge) => degree >= edge)
}

export function starsOf(degree: number): Stars {
  return (1 + BORDERS.filter((border) => degree >= border).length) as Stars
}
