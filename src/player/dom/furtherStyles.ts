// The styles of those parts of a board that appear only after its first numbers: messages, notes, hints, conflicts, the pause,
// the end of a puzzle. The styles for changed settings, for high contrast and for forced colours are here, too; for readers who
// have any of these, they are loaded before the board. The build computes the text of this style sheet.

import { GAP, MESSAGE, SIDE, TOP } from '../../design/boardPlace.ts'
import { cssColour, MOTION, RADIUS, TYPE, WEIGHT } from '../../design/tokens.ts'
import { MARK_STYLES } from './markStyles.ts'
import { BESIDE, ownColours } from './styles.ts'

/**
 * The height of a solved board with the panel of its end and the gaps between them. A screen that is higher has its panel above its
 * edge; on one that is lower, the panel takes the place of messages while there is none to be seen.
 */
const END_HEIGHT = `(${TOP + MESSAGE + 12.5}rem + var(--note) + var(--cell)*var(--down))`

/** The style sheet that follows `STYLES`. */
export const FURTHER_STYLES = `
:host{${ownColours({ hint: 'told', bad: 'fault', border: 'border', wrong: 'wrong' })}}
button,.board{touch-action:manipulation}button,.cell{cursor:pointer}button:disabled{cursor:default}
.board{user-select:none;-webkit-user-select:none;-webkit-tap-highlight-color:transparent}.cell:focus{outline:none}
@media(hover:hover){button:hover{border-color:var(--muted)}}
@container (max-width:22rem){.tools:has(.keys):has(.next:not([hidden])) .corner{display:none}}
button[aria-pressed=true],.tools button[aria-pressed=true]{background:var(--chosen);border-color:var(--ink)}
:focus-visible{outline:3px solid var(--entry);outline-offset:1px}
.chosen::after{content:"";position:absolute;inset:0;box-shadow:inset 0 0 0 .04em var(--entry)}.board:focus-within .chosen::after{box-shadow:inset 0 0 0 .08em var(--entry)}
.typed .value{opacity:.65}
.conflict .value{color:var(--wrong);text-decoration:underline wavy .06em;text-underline-offset:.1em}
.conflict::before{content:"";position:absolute;right:0;top:0;border:.12em solid;border-color:var(--wrong) var(--wrong) transparent transparent}
.refusal{padding:1rem;border:2px solid var(--wrong);border-radius:${RADIUS.small}px}
.cell>.notes{position:absolute;inset:34% 4% 3%;display:grid;grid-template-columns:repeat(var(--notes),1fr);grid-auto-rows:1fr;
font-size:calc(.72em/var(--notes));color:var(--muted);place-items:center}
.plain .cell>.notes{inset:5%;font-size:calc(.78em/var(--notes))}
.signed .cell>.notes{inset:31% 11% 12%;font-size:calc(.63em/var(--notes));line-height:.9}
.notes .same{color:var(--ink);border-radius:50%;box-shadow:0 0 0 .12em var(--same)}
.notes .bold{font-weight:700;color:var(--ink);text-decoration:underline}
.notes s{color:var(--wrong);text-decoration-thickness:.14em}
.cell>.flow{display:flex;flex-wrap:wrap;gap:0 .35em;place-content:center;overflow:hidden;font-size:.23em;line-height:1.05}
.cell>.corner{position:absolute;right:6%;bottom:5%;font-size:.22em;color:var(--entry);font-style:italic}
.signed .cell>.corner{right:14%;bottom:13%}
.cornered>.notes{bottom:26%}.signed .cornered>.notes{bottom:34%}
.places,.places svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible;pointer-events:none}.places path{fill:none;stroke:var(--entry);stroke-width:.07;stroke-linecap:square}
.places span{position:absolute;left:calc(var(--x)*var(--cell));top:calc(var(--y)*var(--cell));line-height:1;font-weight:${WEIGHT.given};color:var(--entry)}
.places .cellLetter{font-size:max(.27em,11px);padding:.12em .2em;translate:-100%}.places .besideCorner{translate:calc(-100% - .2*var(--cell))}
.places .houseLetter{font-size:clamp(10px,.26em,1rem);padding:.08em .28em;translate:-50% max(-50%,-6px);border-radius:${RADIUS.small / 2}px;background:var(--entry);color:${cssColour('onAccent')}}
.places .ofRow{padding-inline:.15em;translate:max(-50%,-6px) -50%}
.plain [data-letter]>.notes{top:26%}
.lens{grid-area:status;place-self:start center;max-height:100%;overflow:auto;display:flex;flex-wrap:wrap;gap:.125rem .5rem;justify-content:center;padding:.25rem;line-height:1.2;background:var(--paper);border:1px solid var(--muted);border-radius:${RADIUS.small}px;z-index:1}
.marked{background:var(--hint)}.mistake{background:repeating-linear-gradient(45deg,var(--bad) 0 .09em,var(--paper) 0 .14em)}
.marked:not(.chosen)::after{content:"";position:absolute;inset:.06em;border:.04em dashed var(--ink);opacity:.6}
.value,.pad,.timer{font-variant-numeric:tabular-nums}.status{text-wrap:balance}
.status{background:linear-gradient(#0000,var(--paper) 25%) 0 100%/100% 1em no-repeat local,linear-gradient(#0000,var(--same)) 0 100%/100% .7em no-repeat}
.status span{display:inline-block;padding:.1rem .5rem;border-radius:${RADIUS.small}px;background:var(--same);animation:quiet 1s 6s forwards}
@keyframes quiet{to{background:#0000}}
.paused .table,.paused .controls,.paused .status{visibility:hidden}
.over{grid-area:table;place-self:center;display:grid;gap:1rem;justify-items:center;z-index:1}
.won:has(.end) :is(.controls,.note){display:none}.won:has(.end) .timer{visibility:hidden}.won:has(.end) .told{opacity:0}.won:has(.told) .end{margin-top:clamp(-${MESSAGE}rem,var(--puzzle-height,100svh) - ${END_HEIGHT},0px)}
@media (forced-colors:none){.won .cell{background-color:var(--paper)}.won .fixed{background-color:var(--given)}.won .sum.now{background:none}
.won .board:not(:has(:focus-visible)) .chosen::after{content:none}}
.end{grid-area:controls;align-self:start;z-index:1;margin-bottom:max(0px,(var(--puzzle-height,0px) - ${END_HEIGHT})*.6);display:grid;gap:${GAP * 2}rem;justify-items:center;align-content:start;padding:.75rem .5rem;background:var(--soft);border-radius:${RADIUS.large}px;text-align:center}
.end strong{font-size:${TYPE.title}rem;font-weight:${WEIGHT.strong}}.end p{margin:0}.end .stars{height:1.75rem}
.end div{display:flex;flex-wrap:wrap;gap:${GAP}rem;justify-content:center}.end button{background:var(--paper);border-color:var(--border);padding:0 .75rem}.end .next{background:var(--entry);color:${cssColour('onAccent')}}
@container (max-width:22rem){.end .icon{display:none}.end button{padding:0 .5rem}}
@media (prefers-reduced-motion:no-preference){.joy .cell{animation:joy .6s calc(var(--turn)*40ms) ease-in-out}
@keyframes joy{40%{transform:scale(1.12) rotate(3deg);background:var(--hint)}}
.value,.end{animation:come ${MOTION.quick}ms ease-out}@keyframes come{0%{transform:scale(.7);opacity:0}}.fixed .value{animation:none}}
@media (prefers-contrast:more){:host{--muted:var(--ink);--border:var(--ink)}.lines .thin{stroke-opacity:1}button{border-color:var(--ink)}.chosen::after{box-shadow:inset 0 0 0 .1em var(--entry)!important}}
@media (forced-colors:active){.frame{border:1px solid}.chosen{background:Highlight;color:HighlightText;forced-color-adjust:none}.chosen .value,.chosen .notes,.chosen .corner{color:HighlightText}
.same{outline:2px solid Highlight;outline-offset:-4px}.marked{outline:3px dashed Highlight;outline-offset:-5px}.mistake{outline:3px double Highlight;outline-offset:-5px}.lines{stroke:CanvasText}.lines .thin{stroke-opacity:1}.lines rect,.lines text{fill:CanvasText}.stars{stroke:CanvasText}.full{fill:CanvasText}button{border-color:ButtonBorder}button[aria-pressed=true]{background:Highlight;color:HighlightText;forced-color-adjust:none}}
${BESIDE}{.left .play{grid-template:"top table" auto "status table" 5rem "note table" auto "controls table" 1fr/minmax(${SIDE}rem,26rem) auto}.won .end{justify-items:start;text-align:start;padding-inline:.75rem;margin-block:0!important}}
@media print{.frame.hasStatic,.top button,.status,.controls,.over,.end{display:none!important}:host{color-scheme:light}.frame{padding:0}.cell{background:none!important}}
${MARK_STYLES}`
