// What the plots look like. A contender is known by a letter, which stands in a badge on its line and in the key below; its
// colour and its dashes only help. So twelve lines can be told apart, on a grey print too.
//
//   ──Ⓐ──── full/fewest-alternatives/ascending
//   ─ ─Ⓑ─ ─ sudoku-fewest
//
// The colours are those of Okabe and Ito, "Color Universal Design" (2008), without yellow, which is lost on white; neighbours
// differ in lightness. There are 7 of them and 4 kinds of dashes: the first 28 contenders all differ.

/** A piece of a Vega-Lite specification. */
export type Spec = Readonly<Record<string, unknown>>

const COLOURS = ['#000000', '#e69f00', '#0072b2', '#cc79a7', '#009e73', '#d55e00', '#56b4e9']

const DASHES = [[], [6, 3], [1.5, 2.5], [9, 3, 2, 3]]

const SHAPES = [
  'circle',
  'square',
  'triangle-up',
  'cross',
  'diamond',
  'triangle-down',
  'triangle-right',
  'triangle-left',
]

/** What tells points of different groups apart. */
export const MOST_SHAPES = SHAPES.length

/** The shape of the points of a group, by its index. */
export const pointShape = (index: number): string => SHAPES[index % SHAPES.length]
/** The colour of a contender, by its index. */
export const colourOf = (index: number): string => COLOURS[index % COLOURS.length]
/** The dashes of a contender, by its index; none is a whole line. */
export const dashOf = (index: number): readonly number[] => DASHES[index % DASHES.length]

/** A, B, … Z, AA, AB, … */
export function contenderLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : contenderLetter(Math.floor(index / 26) - 1) + last
}

/** The width that plots keep to, in pixels of 1/96 inch: that of a page of A4. */
export const PLOT_WIDTH = 720

/** The colour of texts. */
export const INK = '#222'
/** The colour of texts that are less important. */
export const FAINT = '#767676'
/** The colour of grid lines. */
export const GRID = '#e4e4e4'
/** The ground of what was not solved. */
export const SHADE = 'rgba(0,0,0,0.06)'

/** What Vega-Lite is told for every plot. */
export const CONFIG: Spec = {
  font: 'Source Sans 3',
  aria: false,
  background: 'white',
  padding: 6,
  view: { stroke: '#bbb' },
  axis: {
    labelFontSize: 11.5,
    titleFontSize: 12,
    titleFontWeight: 'normal',
    labelColor: INK,
    titleColor: INK,
    gridColor: GRID,
    domainColor: '#888',
    tickColor: '#888',
    tickSize: 4,
    labelOverlap: false,
    labelBound: false,
    labelFlush: false,
    titlePadding: 6,
  },
  legend: {
    labelFontSize: 12,
    labelColor: INK,
    labelLimit: 260,
    title: null,
    symbolSize: 60,
  },
  title: {
    fontSize: 13,
    fontWeight: 'bold',
    color: INK,
    anchor: 'start',
    frame: 'group',
    offset: 6,
    subtitleFontSize: 11.5,
    subtitleColor: FAINT,
    subtitlePadding: 2,
  },
}
