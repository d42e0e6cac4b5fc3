// Places the letter of each curve where the curve is farthest from the others and no other letter is near. If
// curves coincide everywhere, their letters stand side by side.

import type { PlotPoint } from './plotMarks.ts'
import { placeAlong, type Stairs } from './stairs.ts'

/** A point of a curve, in pixels. */
interface BadgePlace {
  readonly x: number
  readonly y: number
  /** Whether the curve is visible here; it begins at its first solved puzzle. */
  readonly isDrawn: boolean
}

/** The distance at which two letters no longer overlap. */
const CLEAR = 17
/** The distance from other curves beyond which a letter is no easier to read. */
const FAR = 24

/** Returns the index of each letter's point. All curves have points at the same x. */
export function badgePlaces(curves: readonly (readonly BadgePlace[])[]): number[] {
  const taken: BadgePlace[] = []
  return curves.map((own, index) => {
    const others = curves.filter((_, other) => other !== index)
    const drawn = own.some(({ isDrawn }) => isDrawn)
    let best = { place: own.length - 1, score: Number.NEGATIVE_INFINITY }
    own.forEach((point, place) => {
      if (drawn && !point.isDrawn) return
      const toLetters = Math.min(CLEAR, ...taken.map((there) => distance(point, there)))
      const toCurves = Math.min(FAR, ...others.map((other) => nearest(point, place, other)))
      // Among equally good points, the letters go from left to right in their order.
      const wanted = ((index + 0.6) / (curves.length + 0.2)) * own.length
      const score = 4 * toLetters + toCurves - Math.abs(place - wanted) / own.length
      if (score > best.score) best = { place, score }
    })
    taken.push(own[best.place])
    return best.place
  })
}

const distance = (one: BadgePlace, other: BadgePlace): number => Math.hypot(one.x - other.x, one.y - other.y)

/** The distance below which one letter covers a part of another. */
const COVERED = 14
/** The number of places along a curve that are tried for a letter that would be covered. */
const TRIED = 40

/** Moves letters that would cover an earlier one along their curves: a curve may consist of little more than a riser. */
export function uncovered(letters: readonly PlotPoint[], curves: readonly Stairs[]): PlotPoint[] {
  const placed: PlotPoint[] = []
  for (const [index, wanted] of letters.entries()) {
    const toLetters = ([x, y]: PlotPoint) =>
      Math.min(CLEAR, ...placed.map((there) => Math.hypot(x - there[0], y - there[1])))
    const far = ([x, y]: PlotPoint) => Math.hypot(x - wanted[0], y - wanted[1])
    const along = Array.from({ length: TRIED }, (_, step) =>
      placeAlong(curves[index], (step + 0.5) / TRIED),
    ).filter((place) => place !== undefined)
    const best = along.sort((one, other) => toLetters(other) - toLetters(one) || far(one) - far(other))[0]
    placed.push(toLetters(wanted) >= COVERED || !best ? wanted : best)
  }
  return placed
}

/** The distance from a point to a curve: to its nearby points and the steps between them. */
function nearest(point: BadgePlace, place: number, curve: readonly BadgePlace[]): number {
  let least = FAR
  for (let at = Math.max(0, place - 2); at <= Math.min(curve.length - 1, place + 2); at++) {
    const [from, to] = [curve[at], curve[Math.min(at + 1, curve.length - 1)]]
    const within = Math.min(Math.max(point.y, Math.min(from.y, to.y)), Math.max(from.y, to.y))
    least = Math.min(
      least,
      Math.hypot(point.x - from.x, point.y - from.y),
      Math.hypot(point.x - to.x, point.y - within),
    )
  }
  return least
}
