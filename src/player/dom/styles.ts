// The styles of the player, derived from the tokens of the look. Colours are custom properties that a page can set; dark colours
// apply automatically. The build computes the text of this style sheet.

import {
  GAP,
  HEIGHT,
  HEIGHT_ABOVE_KEYS,
  HEIGHT_BESIDE_KEYS,
  KEY,
  KEY_WITH_ROOM,
  LEAST_SIDE,
  MESSAGE,
  MOST_CELL,
  SIDE,
  TOP,
} from '../../design/boardPlace.ts'
import { type ColourName, cssColour, FONT, RADIUS, TYPE, WEIGHT } from '../../design/tokens.ts'

/** The custom properties by the names that pages know, and their colours. */
const OWN: Readonly<Record<string, ColourName>> = {
  ink: 'ink',
  paper: 'paper',
  line: 'line',
  entry: 'accent',
  soft: 'surface',
  muted: 'muted',
  chosen: 'chosen',
  given: 'given',
  near: 'near',
  same: 'same',
  star: 'star',
}

/** Declarations of custom properties, each of which a page can set with the prefix `--puzzle-`. */
export function ownColours(names: Readonly<Record<string, ColourName>>): string {
  return Object.entries(names)
    .map(([name, colour]) => `--${name}:var(--puzzle-${name},${cssColour(colour)})`)
    .join(';')
}

/**
 * The condition for keys beside the board: a wide element in a window that is wider than high. The element then has this name as a
 * container. A page in a frame names it by `--puzzle-beside`: a frame takes its height from the board, so that the shape of its
 * window must not decide.
 */
export const BESIDE = `@container beside (min-width:${LEAST_SIDE}rem)`

/** The style sheet of the element's shadow root. */
export const STYLES = `
:host{display:block;color-scheme:var(--puzzle-theme,light dark);font-family:var(--puzzle-font,${FONT});line-height:1.25;${ownColours(OWN)};color:var(--ink);
--height:${HEIGHT};--beside:none}@media(min-aspect-ratio:1/1){:host{--beside:beside}}
:host([theme=light]){color-scheme:light}:host([theme=dark]){color-scheme:dark}
*{box-sizing:border-box}[hidden]{display:none!important}
.frame{container:var(--puzzle-beside,var(--beside))/inline-size;background:var(--paper);padding:${GAP}rem}
.play{--key:${KEY};display:grid;gap:${GAP}rem;min-height:calc(var(--puzzle-height,0px) - ${2 * GAP}rem);
grid-template:"top" ${TOP}rem "table" auto "status" minmax(${MESSAGE}rem,1fr) "note" auto "controls" auto/minmax(0,1fr);
--room:calc(${HEIGHT_ABOVE_KEYS});--cell:clamp(24px,min((100cqw - 4px)/var(--across),var(--room)/var(--down)),${MOST_CELL}rem)}
.top{grid-area:top;display:flex;gap:${GAP}rem;align-items:center}
.name{flex:1;min-width:0;font-size:${TYPE.small}rem;color:var(--muted)}h2{font-size:${TYPE.large}rem;margin:0;font-weight:${WEIGHT.strong};color:var(--ink)}
.stars{height:1em;vertical-align:-.1em;stroke:var(--star);stroke-width:1.2;fill:none}.full{fill:var(--star)}
button{font:inherit;color:inherit;min-width:2.75rem;min-height:2.75rem;border:1px solid transparent;border-radius:${RADIUS.small}px;background:var(--soft);padding:0 .5rem}
button:disabled{opacity:.4}
.icon{width:1.5rem;height:1.5rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vertical-align:middle;flex:none}
.top button{background:none;padding:0}.timer{min-width:4rem}.timer .icon{height:1rem}
.table{grid-area:table;overflow:auto;display:grid;place-content:start safe center;grid-template-columns:auto auto;margin:-4px;padding:6px}
.board{font-size:var(--cell);line-height:1;position:relative;grid-area:2/1;width:max-content}
.row{display:flex}
.cell{contain:strict;position:relative;width:var(--cell);height:var(--cell);background:var(--paper)}
.fixed{background:var(--given)}.near{background:var(--near)}.same{background:var(--same)}.chosen{background:var(--chosen)}
.value{position:absolute;width:100%;text-align:center;font-size:calc(1em*var(--size));
top:calc(1em*(var(--middle)/var(--size) - .5));color:var(--entry)}
.fixed .value{color:var(--ink);font-weight:${WEIGHT.given}}
.lines{position:absolute;inset:0;width:100%;height:100%;overflow:visible;pointer-events:none;stroke:var(--line);fill:none;stroke-linecap:square}
.lines .thin{stroke-opacity:.45}
.lines rect,.lines text{fill:var(--line);stroke:none}
.status{grid-area:status;margin:0;overflow:auto;contain:strict;text-align:center}
.note{grid-area:note;margin:0;color:var(--muted)}
.controls{grid-area:controls;align-content:start}.controls,.pad{display:grid;gap:${GAP}rem}
.tools{display:grid;grid-template-columns:repeat(auto-fit,minmax(2.75rem,1fr))}.tools button{background:none}
.tools button,.clear{min-width:0;display:grid;place-content:center;justify-items:center;padding:0;height:var(--key)}.tools span{font-size:${TYPE.tiny}rem;line-height:1;max-width:100%;padding:0 1px}h2,.tools span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.pad{grid-template-columns:repeat(var(--keys),minmax(0,1fr))}
.pad button{min-width:0;contain:strict;height:${KEY_WITH_ROOM};padding:0;font-size:1.375rem;line-height:1}
.pad small{display:block;font-size:${TYPE.tiny}rem;color:var(--muted)}
.pad .clear{grid-column:auto/-1;place-content:center}.pad span{display:none}
.folded .pad{display:none}
@container (max-width:22rem){.tools span{display:none}h2{font-size:1rem}}
${BESIDE}{.play{grid-template:"table top" ${TOP}rem "table status" ${MESSAGE}rem "table note" auto "table controls" 1fr/auto minmax(${SIDE}rem,26rem);column-gap:1rem;justify-content:center;
--cell:clamp(24px,min((100cqw - ${SIDE + 1.5}rem)/var(--across),(${HEIGHT_BESIDE_KEYS})/var(--down)),${MOST_CELL}rem)}
.table{min-width:min(100cqw - ${SIDE + 1}rem,var(--cell)*var(--across) + 12px)}
.status{text-align:start}.controls{align-content:end}.frame:not(.nine) .pad{grid-template-columns:repeat(auto-fill,minmax(3rem,1fr))}}
@media(min-height:36rem){${BESIDE}{.play{grid-template-rows:${TOP}rem 5rem auto 1fr}.controls{align-content:start}.nine .pad{grid-template-columns:repeat(3,1fr)}.nine .clear{grid-column:1/-1}}}
@media screen{.frame:not([hidden])~.static{display:none}}
`
