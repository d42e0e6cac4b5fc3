// Labels at the right of a panel, each at the height at which its line ends. Where lines end close together, their labels move
// apart as little as possible. Where that would leave a label far from its line, or where lines end at the same place, there are
// no such labels.
//
//   ────────┐   ╱ A basic/fewest-candidates
//           └──╱
//   ────────────── B norvig

import type { PlotMark } from '../../scene.ts'
import type { CurveLine, CurvePanel } from './curvePanel.ts'
import { badge, label, lines, type PlotPoint, segment, stroke } from './plotMarks.ts'
import type { Entrant } from './reportData.ts'
import { colourOf, FAINT, TEXT, VIRTUAL_BEST_LINE } from './theme.ts'

/** The space between a panel and its labels, which the thin lines from the curves to their labels cross. */
const LEADER = 18
/** The width of a letter with the space behind it. */
const LETTER = 15
/** The mean width of a character of a name. */
const CHARACTER = 6.7
/** The widest names that stand beside a panel; wider ones would leave it too narrow. */
const MOST_ROOM = 240
/** The least distance of labels. */
const LINE = 18
/** The greatest distance of a label from the end of its line. */
const MOST_MOVED = 40
/** The least distance of the ends of two lines. */
const APART = 4

const VIRTUAL_BEST = 'virtual best'

/** The width that labels with the names of these contenders need; undefined if it is too large. */
export function labelRoom(entrants: readonly Entrant[]): number | undefined {
  const longest = Math.max(VIRTUAL_BEST.length, ...entrants.map(({ short }) => short.length))
  const room = LEADER + LETTER + Math.ceil(longest * CHARACTER)
  return room <= MOST_ROOM ? room : undefined
}

/** The labels of a panel for the width of `labelRoom`; undefined if they do not fit. */
export function endLabels(panel: CurvePanel, room: number): PlotMark[] | undefined {
  const { curves, frame, virtualBest } = panel
  const own = curves.flatMap((curve) => {
    const end = curve.stairs.at(-1)
    return end && !curve.band ? [{ ...curve, end }] : []
  })
  const apart = own.every(({ end }, index) =>
    own.slice(0, index).every((other) => Math.hypot(end[0] - other.end[0], end[1] - other.end[1]) >= APART),
  )
  if (own.length < curves.length || !apart) return undefined
  const best = virtualBest?.at(-1)
  const all: { readonly end: PlotPoint; readonly entrant?: CurveLine['entrant'] }[] = [
    ...own,
    ...(best ? [{ end: best }] : []),
  ]
  // Where two end at the same height, the virtual best is below.
  all.sort((one, other) => one.end[1] - other.end[1])
  const wanted = all.map(({ end }) => end[1])
  const ys = movedApart(wanted, LINE, frame.top, frame.top + frame.height)
  if (!ys || ys.some((y, index) => Math.abs(y - wanted[index]) > MOST_MOVED)) return undefined
  const right = frame.left + frame.width
  return all.flatMap(({ end, entrant }, index): PlotMark[] => {
    const x = right + LEADER
    const y = ys[index]
    const look = entrant ? stroke(colourOf(entrant.index), 1) : VIRTUAL_BEST_LINE
    // The letter of a line that ends early stands at its end, too.
    const isEarly = end[0] < right - LEADER
    const link = isEarly ? (entrant ? badge(entrant, end) : []) : [lines([segment(...end, x - 4, y)], look)]
    if (!entrant) return [...link, label(VIRTUAL_BEST, x, y, { size: TEXT.key, colour: FAINT })]
    return [
      ...link,
      label(entrant.letter, x, y, { size: TEXT.key, weight: 'bold', room: LETTER - 3 }),
      label(entrant.short, x + LETTER, y, { size: TEXT.key, room: room - LEADER - LETTER }),
    ]
  })
}

/**
 * Places in ascending order at least `gap` apart, between two borders, whose squared distances from the wanted ascending places
 * are as small as possible: an isotonic regression, in which neighbours that are too close share their mean. Undefined if there is
 * not enough room.
 */
export function movedApart(
  wanted: readonly number[],
  gap: number,
  from: number,
  to: number,
): number[] | undefined {
  const last = to - gap * (wanted.length - 1)
  if (last < from) return undefined
  const pools: { sum: number; count: number }[] = []
  for (const [index, place] of wanted.entries()) {
    let pool = { sum: place - gap * index, count: 1 }
    for (
      let before = pools.at(-1);
      before && before.sum / before.count > pool.sum / pool.count;
      before = pools.at(-1)
    ) {
      pools.pop()
      pool = { sum: before.sum + pool.sum, count: before.count + pool.count }
    }
    pools.push(pool)
  }
  return pools
    .flatMap(({ sum, count }) => Array<number>(count).fill(sum / count))
    .map((place, index) => Math.min(Math.max(place, from), last) + gap * index)
}
