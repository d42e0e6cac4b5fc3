// The look of the plots. A contender is identified by a letter, which stands in a badge on its line and in
// the key below; colour and dashes only support it. So twelve lines can be told apart, even in a grey print.
//
//   ──Ⓐ──── full/fewest-alternatives/ascending
//   ─ ─Ⓑ─ ─ sudoku-fewest
//
// The colours are those of Okabe and Ito, "Color Universal Design" (2008), without yellow, which is hardly
// visible on white. Neighbouring colours differ in lightness. With 7 colours and 4 kinds of dashes, the first
// 28 contenders all differ.

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

/** The number of shapes that distinguish groups of points. */
export const MOST_SHAPES = SHAPES.length

/** The shape of the points of a group, by its index. */
export const pointShape = (index: number): string => SHAPES[index % SHAPES.length]
/** The colour of a contender, by its index. */
export const colourOf = (index: number): string => COLOURS[index % COLOURS.length]
/** The dashes of a contender, by its index; an empty list is a solid line. */
export const dashOf = (index: number): readonly number[] => DASHES[index % DASHES.length]

/** The letter of a contender: A, B, … Z, AA, AB, … */
export function contenderLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : contenderLetter(Math.floor(index / 26) - 1) + last
}

/** The width of plots in pixels of 1/96 inch, for an A4 page. */
export const PLOT_WIDTH = 720

/** The colour of texts. */
export const INK = '#222'
/** The colour of texts that are less important. */
export const FAINT = '#767676'
/** The colour of grid lines. */
export const GRID = '#e4e4e4'
/** The background of unsolved puzzles. */
export const SHADE = 'rgba(0,0,0,0.06)'

/** The Vega-Lite configuration of all plots. */
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
