// The scale of Survo puzzles: a degree, 0 and up, and its stars (Mustonen's bands of mean numbers of mutations).

export const STARS = [1, 2, 3, 4, 5] as const
/** How hard a puzzle is, from 1 to 5. */
export type Stars = (typeof STARS)[number]

/** The largest whole degree of one to four stars. Degrees have fractions: those up to half beyond belong there too. */
export const STAR_LIMITS = [30, 150, 600, 1500] as const

/** Where a star ends and the next begins. */
export const BORDERS = STAR_LIMITS.map((limit) => limit + 0.5)

export function starsOf(degree: number): Stars {
  return (1 + BORDERS.filter((border) => degree >= border).length) as Stars
}
