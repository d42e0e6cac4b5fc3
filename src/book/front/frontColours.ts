// The colours of title pages and covers: black on white inside; outside also on light grey, or in pairs of deep and light colours.

import { COVERS } from '../../design/tokens.ts'
import type { TitleDesign } from '../bookDesignAndPuzzles.ts'
import type { FrontColours } from './frontArt.ts'

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
