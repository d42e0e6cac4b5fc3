// The colours of title pages and covers: black on white inside; outside, those of the look of all products.

import { COLOURS, type ColourName } from '../../design/tokens.ts'
import type { TitleDesign } from '../bookDesignAndPuzzles.ts'
import type { FrontColours } from './frontArt.ts'

/** Title pages, and covers on white. */
export const BLACK_ON_WHITE: FrontColours = { panels: [] }

/** The grey of a tinted cover, as a share of black. */
const TINT = 0.15

/** Covers on light grey. */
export const BLACK_ON_GREY: FrontColours = { ground: { tint: TINT }, panels: [{ tint: 0 }] }

const light = (name: ColourName) => ({ colour: COLOURS[name].light })

/** Covers in colour. */
export const IN_COLOUR: Readonly<Record<TitleDesign, FrontColours>> = {
  board: { ground: light('accent'), text: COLOURS.onAccent.light, panels: [light('paper')] },
  mosaic: {
    ground: light('ink'),
    text: COLOURS.paper.light,
    panels: [light('paper'), light('chosen'), light('same'), light('told')],
  },
  type: { ground: light('chosen'), text: COLOURS.ink.light, panels: [light('paper')] },
}
