// The plots of a report, the places of their panels, and the key that several kinds of plots share.

import type { PlotMark, PlotScene } from '../../scene.ts'
import { badge, box, label, lines, movedStep, segment, stroke } from './plotMarks.ts'
import type { Entrant, ReportData } from './reportData.ts'
import type { Table } from './tableAndCsv.ts'
import {
  boxFill,
  colourOf,
  dashOf,
  FAINT,
  INK,
  LINE_WIDTH,
  PLOT_WIDTH,
  TEXT,
  VIRTUAL_BEST_LINE,
} from './theme.ts'

/** A plot of a report with its texts and data. */
export interface Plot {
  /** The name of the plot's files, such as `cactus-nodes`. */
  readonly name: string
  /** The heading of the plot. */
  readonly title: string
  /** What the plot shows and how to read it, in a few sentences. */
  readonly caption: string
  /** The alternative text, with the main values. */
  readonly alternative: string
  /** The drawing, in pixels of 1/96 inch. */
  readonly scene: PlotScene
  /** The table below the plot on the page. */
  readonly summary: Table
  /** The data that the plot shows. */
  readonly data: Table
}

/** The area of a panel in which data are drawn, in pixels. */
export interface Frame {
  /** The left side. */
  readonly left: number
  /** The top. */
  readonly top: number
  /** The width. */
  readonly width: number
  /** The height. */
  readonly height: number
}

/** The area of a panel in a grid of panels. */
export interface PanelFrame extends Frame {
  /** The top of the lines above the panel. */
  readonly head: number
}

/** A group of marks with its height. */
export interface PlotBlock {
  /** The marks, from y = 0. */
  readonly marks: readonly PlotMark[]
  /** The height. */
  readonly height: number
}

const PANELS: readonly { readonly most: number; readonly columns: number; readonly height: number }[] = [
  { most: 1, columns: 1, height: 340 },
  { most: 4, columns: 2, height: 230 },
  { most: Infinity, columns: 3, height: 190 },
]

/** The space between panels, and the space that each panel reserves for its axes. */
const GAP = 24
const LEFT_AXIS = 74
const BOTTOM_AXIS = 48
/** The width by which a text centred on the end of an axis may extend beyond the last panel. */
const RIGHT = 12
/** The height of a line above a panel. */
const LINE = 19
/** The space around a plot. */
const MARGIN = 10

/** The positions of `count` panels, each with `notes` lines below its title. */
function panelPlaces(count: number, notes: number, right: number) {
  const { columns, height } = PANELS.find(({ most }) => count <= most) ?? PANELS[0]
  const step = Math.floor((PLOT_WIDTH - right + GAP) / columns)
  const head = 4 + LINE * (1 + notes)
  const row = head + height + BOTTOM_AXIS + GAP
  const frames = Array.from({ length: count }, (_, index) => ({
    left: (index % columns) * step + LEFT_AXIS,
    head: Math.floor(index / columns) * row,
    top: Math.floor(index / columns) * row + head,
    width: step - GAP - LEFT_AXIS,
    height,
  }))
  return { frames, columns, height: Math.ceil(count / columns) * row - GAP }
}

/** The maximum number of lines below the title of a panel. */
const MOST_NOTES = 3

/**
 * Makes panels in their places, with room for the lines above them. The number of lines is known only after a panel is
 * made, so panels are made again, with less room, if they need fewer than MOST_NOTES lines. `right` is the room right of them.
 */
export function placedPanels<P extends { readonly notes: readonly string[] }>(
  count: number,
  make: (frame: PanelFrame, index: number, isFirst: boolean) => P,
  right = RIGHT,
): { panels: P[]; height: number } {
  const madeIn = ({ frames, columns, height }: ReturnType<typeof panelPlaces>) => ({
    panels: frames.map((frame, index) => make(frame, index, index % columns === 0)),
    height,
  })
  const made = madeIn(panelPlaces(count, MOST_NOTES, right))
  const most = Math.max(...made.panels.map(({ notes }) => notes.length))
  return most === MOST_NOTES ? made : madeIn(panelPlaces(count, most, right))
}

/**
 * The title of a panel and the lines below it. The titles of neighbouring panels are at the same height, however many lines
 * follow.
 */
export function panelTitle(
  { left, head, width }: PanelFrame,
  title: string,
  notes: readonly string[],
): PlotMark[] {
  const first = head + LINE / 2
  const room = width + GAP
  return [
    label(title, left, first, { size: TEXT.panel, weight: 'bold', room }),
    ...notes.map((note, index) =>
      label(note, left, first + LINE * (index + 1), { size: TEXT.note, colour: FAINT, room }),
    ),
  ]
}

/** Places blocks below each other, with a margin around them. */
export function stackedBlocks(blocks: readonly PlotBlock[], space = 16): PlotScene {
  let y = 0
  const marks = blocks.flatMap(({ marks, height }) => {
    const placed = marks.map((mark) => lowered(mark, y))
    y += height + space
    return placed
  })
  return {
    left: -MARGIN,
    top: -MARGIN,
    width: PLOT_WIDTH + 2 * MARGIN,
    height: Math.ceil(y - space + 2 * MARGIN),
    marks,
  }
}

/** A mark moved down by a distance. */
function lowered(mark: PlotMark, by: number): PlotMark {
  if (by === 0) return mark
  if (mark.mark === 'label') return { ...mark, y: mark.y + by }
  if (mark.copies) {
    return { ...mark, copies: { ...mark.copies, at: mark.copies.at.map(([x, y]) => [x, y + by]) } }
  }
  return { ...mark, steps: mark.steps.map((step) => movedStep(step, ([x, y]) => [x, y + by])) }
}

const KEY_LINE = 24
const KEY_SAMPLE = 40
/** The greatest length of a name in a key of two columns; with a longer name, the key has one column. */
const NARROW_NAME = 40

/** The kind of sample that the key draws for a contender. */
type Sample = 'line' | 'box'

/** The key, which lists the letters with the names of the contenders, and the virtual best if it is drawn. */
export function plotKey(
  { common }: Pick<ReportData, 'common'>,
  entrants: readonly Entrant[],
  sample: Sample = 'line',
  hasVirtualBest = false,
): PlotBlock {
  const longest = Math.max(...entrants.map(({ short }) => short.length))
  const cells = entrants.length + (hasVirtualBest ? 1 : 0)
  const columns = longest <= NARROW_NAME && cells > 3 ? 2 : 1
  const perColumn = Math.ceil(cells / columns)
  const width = PLOT_WIDTH / columns
  const samples = entrants.map((entrant) => ({
    words: entrant.short,
    marksAt: (x: number, y: number) => sampleOf(entrant, sample, x, y),
  }))
  const virtual = {
    words: 'virtual best: the best contender on each puzzle',
    marksAt: (x: number, y: number) => [lines([segment(x, y, x + KEY_SAMPLE, y)], VIRTUAL_BEST_LINE)],
  }
  const marks = [...samples, ...(hasVirtualBest ? [virtual] : [])].flatMap(({ words, marksAt }, index) => {
    const x = Math.floor(index / perColumn) * width
    const y = (index % perColumn) * KEY_LINE + KEY_LINE / 2
    const more = { size: TEXT.key, room: width - KEY_SAMPLE - 16 }
    return [...marksAt(x, y), label(words, x + KEY_SAMPLE + 8, y, more)]
  })
  const y = perColumn * KEY_LINE
  const said = common ? [label(common, 0, y + KEY_LINE / 2, { colour: FAINT, room: PLOT_WIDTH })] : []
  return { marks: [...marks, ...said], height: y + said.length * KEY_LINE }
}

function sampleOf(entrant: Entrant, sample: Sample, x: number, y: number): PlotMark[] {
  const { index } = entrant
  if (sample === 'box') {
    return [
      box(x, y - 6, KEY_SAMPLE, 12, boxFill(index)),
      box(x, y - 6, KEY_SAMPLE, 12, { stroke: stroke(INK, 0.8) }),
      ...badge(entrant, [x + KEY_SAMPLE / 2, y]),
    ]
  }
  return [
    lines([segment(x, y, x + KEY_SAMPLE, y)], stroke(colourOf(index), LINE_WIDTH, dashOf(index))),
    ...badge(entrant, [x + KEY_SAMPLE / 2, y]),
  ]
}
