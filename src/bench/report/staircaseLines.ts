// Staircases on whole pixels. The curves of a plot rise in steps, one for each puzzle; on a screen, several steps within
// one pixel become a single corner. So even a curve of 50,000 puzzles has no more corners than its panel has pixels along
// the curve, and no corner is off by more than half a pixel.
//
// Where several curves coincide, none may hide the others, so pieces of a few pixels each are drawn for the curves in turn.
//
//        ┌───── A          A, then B, then A …  where both are the same
//   ═════╡
//        └───── B

import { group } from 'd3-array'
import type { PlotPoint } from './plotMarks.ts'

/** The corners of a line that alternately goes right and up; y counts downwards. */
export type Stairs = readonly PlotPoint[]

/** The stairs through these points: from each point to the next, the line goes first right, then up. */
export function stairsThrough(places: Iterable<PlotPoint>): Stairs {
  const corners: PlotPoint[] = []
  for (const place of places) {
    const [x, y] = [Math.round(place[0]), Math.round(place[1])]
    const last = corners.at(-1)
    if (last && x !== last[0]) extend(corners, [x, last[1]])
    if (!last || y !== last[1] || x !== last[0]) extend(corners, [x, y])
  }
  return corners
}

/** Adds a corner, or moves the last corner if the line goes straight on. */
function extend(corners: PlotPoint[], corner: PlotPoint): void {
  const [before, last] = corners.slice(-2)
  if (last && last[0] === corner[0] && last[1] === corner[1]) return
  const isStraight =
    last &&
    ((before[0] === last[0] && last[0] === corner[0]) || (before[1] === last[1] && last[1] === corner[1]))
  if (isStraight) corners[corners.length - 1] = corner
  else corners.push(corner)
}

/** The y of stairs at x, or of the top of a riser that is at x; undefined if the stairs do not reach x. */
export function heightAt(stairs: Stairs, x: number): number | undefined {
  if (stairs.length === 0 || x < stairs[0][0] || x > stairs[stairs.length - 1][0]) return undefined
  let [low, high] = [0, stairs.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (stairs[middle][0] <= x) low = middle
    else high = middle - 1
  }
  return stairs[low][1]
}

/** The point at this share of the length of stairs. */
export function placeAlong(stairs: Stairs, share: number): PlotPoint | undefined {
  const [first, last] = [stairs[0], stairs.at(-1)]
  if (!first || !last) return undefined
  const wanted = walked(first) + share * (walked(last) - walked(first))
  const next = stairs.findIndex((corner) => walked(corner) >= wanted)
  if (next < 1) return first
  const [x, y] = stairs[next - 1]
  const left = wanted - walked([x, y])
  return stairs[next][1] === y ? [x + left, y] : [x, y - left]
}

/** The distance of a point along stairs, up to a constant: each pixel to the right and each pixel upwards adds 1. */
const walked = ([x, y]: PlotPoint): number => x - y

/** A straight part of stairs. */
interface Straight {
  /** The line on which the straight part lies: `h30` is the horizontal line at y = 30, and `v30` the vertical one at x = 30. */
  readonly line: string
  readonly from: number
  readonly to: number
  /** Returns the point at a distance between `from` and `to`. */
  at(distance: number): PlotPoint
}

function straightsOf(stairs: Stairs): Straight[] {
  return stairs.slice(1).map((end, index) => {
    const [x, y] = stairs[index]
    const isLevel = end[1] === y
    return {
      line: isLevel ? `h${y}` : `v${x}`,
      from: walked([x, y]),
      to: walked(end),
      at: (distance) => (isLevel ? [distance + y, y] : [x, x - distance]),
    }
  })
}

/** The length of a piece of a shared line, in pixels. */
const PIECE = 5

/** Divides each of several stairs into the lines that only it has, and its pieces of the lines that it shares with others. */
export function takingTurns(each: readonly Stairs[]) {
  const straights = each.map(straightsOf)
  const all = straights.flatMap((own, owner) => own.map((straight) => ({ ...straight, owner })))
  const onLine = group(all, ({ line }) => line)
  return straights.map((own, owner) => {
    const divided = { own: [] as PlotPoint[][], shared: [] as PlotPoint[][] }
    for (const straight of own) {
      const there = (onLine.get(straight.line) ?? []).filter(
        ({ from, to }) => from < straight.to && to > straight.from,
      )
      for (const [from, to] of intervals(straight, there)) {
        const owners = there.filter((one) => one.from <= from && one.to >= to).map((one) => one.owner)
        if (owners.length === 1) append(divided.own, straight.at(from), straight.at(to))
        else
          for (const [start, end] of turns(from, to, owners, owner))
            append(divided.shared, straight.at(start), straight.at(end))
      }
    }
    return divided
  })
}

/** Cuts a straight part at the ends of all straight parts that overlap it. */
function intervals(
  { from, to }: Straight,
  along: readonly { from: number; to: number }[],
): [number, number][] {
  const ends = along.flatMap((one) => [one.from, one.to]).filter((end) => end > from && end < to)
  const cuts = Array.from(new Set([from, ...ends, to])).sort((one, other) => one - other)
  return cuts.slice(1).map((end, index) => [cuts[index], end])
}

/** The pieces between two distances that are drawn for `owner`. */
function turns(from: number, to: number, owners: readonly number[], owner: number): [number, number][] {
  const pieces: [number, number][] = []
  for (let piece = Math.floor(from / PIECE); piece * PIECE < to; piece++) {
    const isTurn = owners[((piece % owners.length) + owners.length) % owners.length] === owner
    if (isTurn) pieces.push([Math.max(from, piece * PIECE), Math.min(to, (piece + 1) * PIECE)])
  }
  return pieces
}

/** Adds a line, or extends the last line if the new one begins at its end. */
function append(each: PlotPoint[][], start: PlotPoint, end: PlotPoint): void {
  const last = each.at(-1)
  const there = last?.at(-1)
  if (!last || !there || there[0] !== start[0] || there[1] !== start[1]) each.push([start, end])
  else extend(last, end)
}
