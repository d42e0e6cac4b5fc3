// What a page has got on it, and the state in which it is painted: PDF's graphics state, as far as it matters here.

import type { Font } from './readPdf.ts'
import { type Box, EVERYWHERE, IDENTITY, type Matrix } from './transforms.ts'

type MarkKind = 'text' | 'line' | 'area' | 'image'

/** A thing that is painted and can be seen. */
export interface PageMark {
  /** What was painted. */
  readonly kind: MarkKind
  /** Within what it is clipped to. */
  readonly box: Box
  /** `#rrggbb`, or what it is painted with instead; an image has none. */
  readonly colour: string
  /** Whether what is below shows through. */
  readonly isTransparent: boolean
  /** Of a text its type size in points, of a line its width, of an image its dots per inch; of an area 0. */
  readonly measure: number
  /** Of a text. */
  readonly text: string
  /** Of a path that is drawn: each of its straight lines; none where it has curves. */
  readonly lines?: readonly Box[]
}

/** What `save` keeps. */
interface State {
  matrix: Matrix
  clip: Box
  fill: string
  stroke: string
  lineWidth: number
  fillAlpha: number
  strokeAlpha: number
  /** Whether colours mix with what is below, and whether there is a soft mask. */
  isBlended: boolean
  isMasked: boolean
  font: Font | undefined
  fontSize: number
  characterSpacing: number
  wordSpacing: number
  /** Stretches letters across: 1 as they are. */
  stretch: number
  leading: number
  rise: number
  /** Filled, outlined, both, or neither; 4 more where the text clips, too. */
  mode: number
}

/** A page in the making. */
export interface Painter {
  /** The graphics state. */
  state: State
  /** States that `restore` goes back to. */
  readonly saved: State[]
  /** The fonts of the page, by key. */
  readonly fonts: ReadonlyMap<string, Font>
  /** What has been painted so far. */
  readonly marks: PageMark[]
  /** The names of fonts that are set, visible or not. */
  readonly used: Set<Font>
  /** Where the next letter comes, and where its line began. */
  textMatrix: Matrix
  /** Where the line of the next letter began. */
  lineMatrix: Matrix
  /** A path that clips does so once it has been painted. */
  clips: boolean
  /** How many masks are being painted: what is in a mask is not on the page. */
  masks: number
  /** Whether the image that comes next has transparent parts. */
  imageHasMask: boolean
}

/** The painter of an empty page. */
export function makePainter(base: Matrix, fonts: ReadonlyMap<string, Font>): Painter {
  const state: State = {
    matrix: base,
    clip: EVERYWHERE,
    fill: '#000000',
    stroke: '#000000',
    lineWidth: 1,
    fillAlpha: 1,
    strokeAlpha: 1,
    isBlended: false,
    isMasked: false,
    font: undefined,
    fontSize: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    mode: 0,
  }
  return {
    state,
    saved: [],
    fonts,
    marks: [],
    used: new Set(),
    textMatrix: IDENTITY,
    lineMatrix: IDENTITY,
    clips: false,
    masks: 0,
    imageHasMask: false,
  }
}
