// The colours of title pages and covers: black on white inside; outside also on light grey, or in pairs of deep and light colours.

import { COVERS } from '../../design/tokens.ts'
import type { Colour, Weight } from '../../scene.ts'
import type { TitleDesign } from '../bookDesignAndPuzzles.ts'

/** The fill of an area: a colour, or a share of black. */
export type Fill = { readonly colour: Colour } | { readonly tint: number }

/** The colours of a picture. */
export interface FrontColours {
  /** The ground of the whole sheet; left out for white paper. */
  readonly ground?: Fill
  /** The texts; black if left out. */
  readonly text?: Colour
  /** Whether boards have a panel of the first tone behind them. */
  readonly hasPanels?: true
  /** The ink and the paper of boards; black and white if left out. */
  readonly board?: { readonly ink: Colour; readonly paper: Colour }
  /** The tones of the cells of a board; the first is that behind it. */
  readonly tones: readonly Fill[]
  /** The weight of titles and large figures. */
  readonly weight: Weight
}

/** Title pages, and covers on white. */
export const BLACK_ON_WHITE: FrontColours = {
  tones: [{ tint: 0 }, { tint: 0.09 }],
  weight: 'regular',
}

/** The grey of a tinted cover, as a share of black. */
const TINT = 0.15

/** Covers on light grey. */
export const BLACK_ON_GREY: FrontColours = {
  ground: { tint: TINT },
  hasPanels: true,
  tones: [{ tint: 0 }, { tint: 0.05 }, { tint: 0.1 }],
  weight: 'bold',
}

/** Covers in colour. */
export const IN_COLOUR: Readonly<Record<TitleDesign, FrontColours>> = {
  board: inPair(COVERS.board),
  mosaic: inPair(COVERS.mosaic),
  type: inPair(COVERS.type),
}

function inPair({ ground, paper, tones }: (typeof COVERS)[TitleDesign]): FrontColours {
  return {
    ground: { colour: ground },
    text: paper,
    hasPanels: true,
    board: { ink: ground, paper },
    tones: tones.map((colour) => ({ colour })),
    weight: 'bold',
  }
}
