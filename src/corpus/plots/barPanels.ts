// Draws bar charts of the number of puzzles with each value, one panel for each family and shape. The bars stand on a
// numeric axis and may be stacked.
//
//   sudoku 9x9
//   400 ┤      ▄▄
//   200 ┤   ▄▄ ██ ▄▄
//       └───┴──┴──┴──
//           1  2  3    stars

import { bottomAxis, countTicks, ground, leftAxis, type PlotAxis } from '../../bench/report/axes.ts'
import { countOf } from '../../bench/report/numberTexts.ts'
import {
  type Frame,
  type PlotBlock,
  panelTitle,
  placedPanels,
  stackedBlocks,
} from '../../bench/report/plotLayout.ts'
import { box, boxesPath, label, lines, stroke } from '../../bench/report/plotMarks.ts'
import { FAINT, TEXT } from '../../bench/report/theme.ts'
import type { Colour, PlotMark, PlotScene } from '../../scene.ts'
import type { KindStats } from '../corpusStats.ts'

/** A bar over a range of the axis, with its divisions from the bottom up. */
export interface Bar {
  /** The ends of the bar on the axis. */
  readonly from: number
  readonly to: number
  /** The number of puzzles of each division. */
  readonly puzzles: readonly number[]
}

/** The contents of a panel. */
export interface BarPanel {
  readonly bars: readonly Bar[]
  /** The ends of the axis. */
  readonly domain: readonly [from: number, to: number]
  /** The ticks of an axis of this length in pixels: their values and texts. */
  readonly ticks: (length: number) => readonly { readonly value: number; readonly text: string }[]
  /** Values that are marked by a line. */
  readonly borders?: readonly number[]
}

/** The name and the colour of a division of the bars. */
export interface BarKey {
  readonly name: string
  readonly colour: Colour
}

/** The height of the axis as a multiple of the highest bar, which leaves space above it. */
const HEADROOM = 1.05

/** Draws a panel for each kind and, if bars have several divisions, the key of these below the panels. */
export function barPanels(
  kinds: readonly KindStats[],
  keys: readonly BarKey[],
  axisTitle: string,
  panelOf: (kind: KindStats) => BarPanel,
): PlotScene {
  const { panels, height } = placedPanels(kinds.length, (frame, index, isFirst) => {
    const kind = kinds[index]
    const notes = [countOf(kind.puzzles, 'puzzle')]
    const marks = panelMarks(panelOf(kind), frame, keys, axisTitle, isFirst)
    return { notes, marks: [...panelTitle(frame, `${kind.family} ${kind.shape}`, notes), ...marks] }
  })
  const block: PlotBlock = { marks: panels.flatMap(({ marks }) => marks), height }
  return stackedBlocks(keys.length > 1 ? [block, keyBlock(keys)] : [block])
}

function panelMarks(
  { bars, domain: [from, to], ticks, borders = [] }: BarPanel,
  frame: Frame,
  keys: readonly BarKey[],
  title: string,
  isFirst: boolean,
): PlotMark[] {
  const { left, top, width, height } = frame
  const highest = Math.max(1, ...bars.map(({ puzzles }) => puzzles.reduce((sum, part) => sum + part, 0)))
  const right = (value: number) => ((value - from) / (to - from)) * width
  const up = (puzzles: number) => (puzzles / (highest * HEADROOM)) * height
  const y: PlotAxis = { ticks: countTicks(highest * HEADROOM, height), title: isFirst ? 'puzzles' : null }
  const x: PlotAxis = { ticks: ticks(width).map(({ value, text }) => ({ place: right(value), text })), title }
  const divided = keys.flatMap(({ colour }, division) => {
    const boxes = bars.flatMap((bar) => {
      const below = bar.puzzles.slice(0, division).reduce((sum, part) => sum + part, 0)
      const own = bar.puzzles[division]
      if (own === 0) return []
      const rise = up(own)
      const x = left + right(bar.from)
      return [{ x, y: top + height - up(below) - rise, width: right(bar.to) - right(bar.from), height: rise }]
    })
    return boxes.length > 0 ? [boxesPath(boxes, { fill: colour })] : []
  })
  const marked = borders.map((value) => [
    [left + right(value), top] as const,
    [left + right(value), top + height] as const,
  ])
  return [
    ...ground(frame, y),
    ...divided,
    ...(marked.length > 0 ? [lines(marked, stroke(FAINT, 1, [3, 3]))] : []),
    ...bottomAxis(frame, x),
    ...leftAxis(frame, y),
  ]
}

const KEY_HEIGHT = 20
const KEY_STEP = 130
const SAMPLE = 14

/** The key: samples of the colours side by side, each with its name. */
export function keyBlock(keys: readonly BarKey[], step = KEY_STEP): PlotBlock {
  const marks = keys.flatMap(({ name, colour }, index) => [
    box(index * step, (KEY_HEIGHT - SAMPLE) / 2, SAMPLE, SAMPLE, { fill: colour }),
    label(name, index * step + SAMPLE + 8, KEY_HEIGHT / 2, { size: TEXT.key }),
  ])
  return { marks, height: KEY_HEIGHT }
}
