// The styles of a page outside of its puzzle, and of the static board until the player is ready.

import {
  GAP,
  HEIGHT,
  HEIGHT_ABOVE_KEYS,
  HEIGHT_BESIDE_KEYS,
  KEY,
  LEAST_SIDE,
  NOTE,
  SIDE,
  TOP,
} from '../design/boardPlace.ts'
import { cssColour, FONT, TYPE } from '../design/tokens.ts'

/** The width of the line around a board, in pixels. */
const EDGE = 2

/** The numbers of rows of keys that boards may have besides the usual one. */
const OTHER_ROWS = [0, 1, 3, 4, 5]

/**
 * The styles of a static board, at the place of the board that replaces it, and of the heading. The player has its own heading,
 * so that of the page is then for screen readers alone.
 */
export const STILL_STYLES = `number-puzzle{display:block;min-height:var(--puzzle-height)}
.still{--height:${HEIGHT};--key:${KEY};padding:${GAP}rem}.still>svg{display:block;width:calc(100% - ${2 * EDGE}px);max-height:calc(${HEIGHT_ABOVE_KEYS});margin:calc(${TOP + GAP}rem + ${EDGE}px) ${EDGE}px 0;overflow:visible;stroke:currentColor}.still :is(rect,text){fill:currentColor}
.noted{--note:${NOTE}rem}${OTHER_ROWS.map((rows) => `.rows-${rows}{--rows:${rows}}`).join('')}
@media(min-aspect-ratio:1/1)and (min-width:${LEAST_SIDE}rem){.still{display:grid;grid-template-columns:auto minmax(${SIDE}rem,26rem);column-gap:1rem;justify-content:center}.still>svg{width:auto;max-width:calc(100vw - ${SIDE + 1.5 + 2 * GAP}rem);max-height:calc(${HEIGHT_BESIDE_KEYS});margin:${EDGE}px}}
@media print{number-puzzle{min-height:0}.still{display:block}.still>svg{width:100%;max-width:15cm;height:auto;max-height:none;margin:1rem 0}}`

/** The style sheet of a page. */
export const PAGE_STYLES = `:root{color-scheme:light dark;--puzzle-height:100svh;background:${cssColour('paper')};color:${cssColour('ink')};font:1rem/1.4 ${FONT}}
body{margin:0}a{color:${cssColour('accent')}}
${STILL_STYLES}
@media screen{h1:has(+number-puzzle){position:absolute;clip-path:inset(50%)}}
.way{display:flex;justify-content:space-between;margin:0;padding:.75rem 1rem}
@media print{:root{color-scheme:light}.way{display:none}}`

/** The style sheet of a page with links to puzzles. */
export const LIST_STYLES = `${PAGE_STYLES}
main{max-width:40rem;margin:auto;padding:1rem}h1{font-size:${TYPE.title}rem}
ol{padding:0;list-style:none}li{border-block-end:1px solid ${cssColour('border')}}li a{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:.75rem 0}
.stars{height:1em;fill:none;stroke:${cssColour('star')};stroke-width:1.2;flex:none}.full{fill:${cssColour('star')}}`
