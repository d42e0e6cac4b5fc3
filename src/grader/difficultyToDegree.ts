// Turns difficulties into degrees with a calibration: a frozen table of the difficulties at which the stars of a shape begin
// and end. The tables are computed from anchors, which are published puzzles with a known difficulty (calibrate.ts).
//
// Stars also say something about the reasoning. A puzzle of one to three stars needs no chain; a puzzle of five stars needs
// more than singles. So each tier has a least number of stars, and the tier `singles` also has a largest number.

import { TIERS, type Tier } from '../families/inference.ts'
import { partsOfShape } from '../families/latin/rules/ruleNames.ts'
import type { Shape } from '../families/puzzle.ts'
import { BORDERS } from './stars.ts'

/** The scale of one shape. */
export interface Calibration {
  /** The difficulties at which each next number of stars begins, ascending. */
  readonly borders: readonly number[]
  /** The stars that puzzles of the shape can have, ascending; left out if they are not known. */
  readonly stars?: readonly number[]
}

/** The calibration of families without calibrations, which is a guess. */
const UNCALIBRATED: Calibration = { borders: [6, 8, 10, 12] }

/** The least number of stars of each tier in every family; a family may require more. */
const LEAST_STARS: Readonly<Record<Tier, number>> = { singles: 1, techniques: 1, chains: 4, nested: 5 }

/** The largest number of stars of a puzzle that singles alone solve. */
export const MOST_STARS_OF_SINGLES = 4

/** The closeness with which a degree follows its floor or ceiling: the higher this number, the sharper the bend. */
const BEND = 4

/** The least number of stars of those tiers for which a family requires more stars than LEAST_STARS. */
type LeastStars = Readonly<Partial<Record<Tier, number>>>

/** The least number of stars that puzzles of a tier have in a family. */
export function leastStarsOf(tier: Tier, own: LeastStars = {}): number {
  return Math.max(LEAST_STARS[tier], own[tier] ?? 0)
}

/** The hardest tier that puzzles of these stars have in a family whose degree is calibrated. */
export function hardestTierOf(stars: number, own: LeastStars = {}): Tier {
  return TIERS.findLast((tier) => leastStarsOf(tier, own) <= stars) as Tier
}

/**
 * The degree for a difficulty and a tier. Between two borders the degree grows exponentially with the difficulty; beyond the
 * outer borders it grows as between the nearest two borders. The least number of stars of the tier is a floor for the degree,
 * and the largest number is a ceiling; both bend the curve smoothly. A greater difficulty or a harder tier never lowers the
 * degree.
 */
export function degreeOf(
  { borders }: Calibration,
  difficulty: number,
  tier: Tier,
  own: LeastStars = {},
): number {
  const above = borders.findIndex((border) => border > difficulty)
  const next = above < 0 ? borders.length - 1 : Math.max(1, above)
  const share = (difficulty - borders[next - 1]) / (borders[next] - borders[next - 1])
  const degree = BORDERS[next - 1] * (BORDERS[next] / BORDERS[next - 1]) ** share
  const floor = BORDERS[leastStarsOf(tier, own) - 2]
  if (floor !== undefined) return softMaximum(degree, floor)
  return tier === 'singles'
    ? 1 / softMaximum(1 / degree, 1 / (BORDERS[MOST_STARS_OF_SINGLES - 1] - 0.1))
    : degree
}

/** A smooth maximum of two positive numbers: at least their maximum, and greater if either number is greater. */
function softMaximum(one: number, other: number): number {
  return (one ** BEND + other ** BEND) ** (1 / BEND)
}

/** The calibrations of a family, by the text of the shape. */
export type Calibrations = Readonly<Record<string, Calibration>>

/** The variant of a shape: its text without the size and without further rules, such as `/rook`. */
const variantOf = (text: string) => /\/[^+]*/.exec(text)?.[0] ?? ''
const rulesOf = (text: string) => partsOfShape(text).slice(1)
const cellsOf = (text: string) => {
  const [rows, columns] = text.split(/[x/+]/).map(Number)
  return rows * columns
}

/**
 * The calibrated shapes that are most like a shape: shapes of the same variant, if there are any, that share as many further
 * rules as possible and have no others. A set of rules counts only if it is calibrated at the size of the shape, or at two
 * other sizes. Of sets with as many rules, the last counts: rules with clues come after rules of the whole board, and an X
 * killer is solved like a killer.
 */
function shapesLike(texts: readonly string[], text: string): readonly string[] {
  const isOfVariant = (one: string) => variantOf(one) === variantOf(text)
  const variant = texts.some(isOfVariant) ? variantOf(text) : ''
  const ofVariant = texts.filter((one) => variantOf(one) === variant)
  const sets = new Set(ofVariant.map((one) => rulesOf(one).join('+')))
  const groups = Array.from(sets, (set) => ofVariant.filter((one) => rulesOf(one).join('+') === set))
  const counts = (group: readonly string[]) => {
    const rules = rulesOf(group[0])
    const isKnown = group.length > 1 || cellsOf(group[0]) === cellsOf(text)
    return rules.length === 0 || (isKnown && rules.every((rule) => rulesOf(text).includes(rule)))
  }
  return groups
    .filter(counts)
    .reduce((best, group) => (rulesOf(group[0]).length >= rulesOf(best[0]).length ? group : best))
}

/**
 * Returns the calibration of a shape. For a shape without its own calibration, borders are interpolated by the logarithm of
 * the number of cells between the next smaller and the next larger of the shapes that are like it, or extrapolated from the
 * largest two; its stars are those of both shapes, or of the largest. A shape smaller than all of them gets the calibration of
 * the smallest: extrapolated borders would soon lie below all puzzles.
 */
export function calibrationOf(calibrations: Calibrations, { text }: Shape): Calibration {
  const own = calibrations[text]
  if (own) return own
  const texts = Object.keys(calibrations)
  if (texts.length === 0) return UNCALIBRATED
  const cells = cellsOf(text)
  const kind = shapesLike(texts, text).toSorted((a, b) => cellsOf(a) - cellsOf(b))
  const same = kind.find((other) => cellsOf(other) === cells)
  const isSmallest = cells < cellsOf(kind[0])
  if (same !== undefined || isSmallest || kind.length === 1) return calibrations[same ?? kind[0]]
  const above = kind.findIndex((other) => cellsOf(other) > cells)
  const next = above < 0 ? kind.length - 1 : above
  const [one, other] = [calibrations[kind[next - 1]], calibrations[kind[next]]]
  const [from, to] = [Math.log(cellsOf(kind[next - 1])), Math.log(cellsOf(kind[next]))]
  const share = (Math.log(cells) - from) / (to - from)
  const near = [...(share < 1 ? [one] : []), ...(share > 0 ? [other] : [])]
  const stars = new Set(near.flatMap((calibration) => calibration.stars ?? []))
  return {
    borders: one.borders.map((border, index) => border + share * (other.borders[index] - border)),
    ...(stars.size > 0 && { stars: [...stars].sort() }),
  }
}
