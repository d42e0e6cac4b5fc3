// The plots of a report, and the panels and the key that several kinds of plots share.

import type { Entrant } from './reportData.ts'
import type { Table } from './table.ts'
import { colourOf, dashOf, INK, PLOT_WIDTH, type Spec } from './theme.ts'

/** A plot of a report with its texts and data. */
export interface Plot {
  /** The name of its files, such as `cactus-nodes`. */
  readonly name: string
  /** The heading of the plot. */
  readonly title: string
  /** What the plot shows and how to read it, in a few sentences. */
  readonly caption: string
  /** The alternative text, with the main values. */
  readonly alternative: string
  /** The Vega-Lite specification. */
  readonly spec: Spec
  /** The table below the plot on the page. */
  readonly summary: Table
  /** All data of the plot. */
  readonly data: Table
}

/** The space between panels. */
const GAP = 20

/** The layout of panels. */
export interface Panels {
  /** The number of panels in a row. */
  readonly columns: number
  /** The width of a panel in pixels. */
  readonly width: number
  /** The height of a panel in pixels. */
  readonly height: number
}

const PANELS: readonly { readonly most: number; readonly columns: number; readonly height: number }[] = [
  { most: 1, columns: 1, height: 340 },
  { most: 4, columns: 2, height: 230 },
  { most: Infinity, columns: 3, height: 180 },
]

/** The room for the vertical axis of a panel. */
const AXIS_ROOM = 44

/** The layout for a number of panels. */
export function panelsFor(count: number): Panels {
  const { columns, height } = PANELS.find(({ most }) => count <= most) ?? PANELS[0]
  return { columns, height, width: Math.floor((PLOT_WIDTH - (columns - 1) * GAP) / columns) - AXIS_ROOM }
}

/** Arranges panels in rows. */
export function panelled(panels: readonly Spec[], columns: number): Spec {
  const rows = Array.from({ length: Math.ceil(panels.length / columns) }, (_, row) =>
    panels.slice(row * columns, (row + 1) * columns),
  )
  return {
    vconcat: rows.map((hconcat) => ({ hconcat, spacing: GAP + AXIS_ROOM, bounds: 'flush' })),
    spacing: GAP,
  }
}

/**
 * Channels for colour and dashes by the letter of a contender, without a legend, since the key shows them.
 */
export function lineChannels(entrants: readonly Entrant[]): Spec {
  const domain = entrants.map(({ letter }) => letter)
  return {
    color: colourChannel(entrants),
    strokeDash: {
      field: 'letter',
      type: 'nominal',
      legend: null,
      scale: { domain, range: entrants.map(({ index }) => dashOf(index)) },
    },
    detail: { field: 'letter', type: 'nominal' },
  }
}

/** The channel for colours by the letter of a contender. */
export function colourChannel(entrants: readonly Entrant[]): Spec {
  const domain = entrants.map(({ letter }) => letter)
  const range = entrants.map(({ index }) => colourOf(index))
  return { field: 'letter', type: 'nominal', legend: null, scale: { domain, range } }
}

/** Draws letters in rings of the contenders' colours, at the x and y of the data. */
export function badges(data: Spec, place: Spec, entrants: readonly Entrant[]): Spec {
  return {
    data,
    encoding: place,
    layer: [
      {
        mark: { type: 'point', shape: 'circle', size: 150, fill: 'white', opacity: 1, strokeWidth: 1.4 },
        encoding: { stroke: colourChannel(entrants) },
      },
      {
        mark: { type: 'text', fontSize: 9.5, fontWeight: 'bold', color: INK, baseline: 'middle', dy: 0.5 },
        encoding: { text: { field: 'letter' } },
      },
    ],
  }
}

const SAMPLES: Readonly<Record<Sample, Spec>> = {
  line: { type: 'rule', strokeWidth: 1.8 },
  box: { type: 'bar', size: 11, stroke: INK, strokeWidth: 0.8, fillOpacity: 0.5 },
}

const KEY_LINE = 19
const KEY_SAMPLE = 40
/** Keys with a longer name have one column. */
const NARROW_NAME = 50

/** The mark of a contender in the key. */
type Sample = 'line' | 'box'

/** The key, which lists the letters with the names of the contenders. */
export function plotKey(entrants: readonly Entrant[], sample: Sample = 'line'): Spec {
  const longest = Math.max(...entrants.map(({ name }) => name.length))
  const columns = longest <= NARROW_NAME && entrants.length > 3 ? 2 : 1
  const lines = Math.ceil(entrants.length / columns)
  const columnWidth = PLOT_WIDTH / columns
  const values = entrants.map(({ letter, name }, index) => {
    const x = Math.floor(index / lines) * columnWidth
    const y = (index % lines) * KEY_LINE + KEY_LINE / 2
    return { letter, name, x, y, end: x + KEY_SAMPLE, middle: x + KEY_SAMPLE / 2, text: x + KEY_SAMPLE + 6 }
  })
  const place = (field: string) => ({ field, type: 'quantitative', scale: null, axis: null })
  return {
    data: { values },
    width: PLOT_WIDTH,
    height: lines * KEY_LINE,
    view: { stroke: null },
    layer: [
      {
        mark: SAMPLES[sample],
        encoding: {
          x: place('x'),
          x2: { field: 'end' },
          y: place('y'),
          ...(sample === 'line' ? lineChannels(entrants) : { color: colourChannel(entrants) }),
        },
      },
      badges({ values }, { x: place('middle'), y: place('y') }, entrants),
      {
        mark: { type: 'text', align: 'left', baseline: 'middle', fontSize: 12, limit: columnWidth - 56 },
        encoding: { x: place('text'), y: place('y'), text: { field: 'name' } },
      },
    ],
  }
}

/** Places the key below the panels. */
export function withKey(panels: Spec, entrants: readonly Entrant[]): Spec {
  return { vconcat: [panels, plotKey(entrants)], spacing: 16 }
}
