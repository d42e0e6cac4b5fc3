// The styles of the studio, from the tokens of the one look.

import { colourProperties, FONT, MOTION, RADIUS, STEP, TOUCH, TYPE, WEIGHT } from '../../design/tokens.ts'

const px = (steps: number): string => `${steps * STEP}px`

/** The width of a board on the table, in rem. It is the same in all rooms, so that no board is laid out again in another room. */
const CARD = 13

// A board costs much layout and style. So the cards of the table are blocks, whose boards stay as they are when a number below them
// changes, and the table is sticky in all rooms: another position would make the styles of all boards anew.

/** The style sheet. */
export const STUDIO_STYLES = `:root{color-scheme:light dark;${colourProperties('')};font:${WEIGHT.regular} ${TYPE.body}rem/1.4 ${FONT};background:var(--paper);color:var(--ink)}
*{box-sizing:border-box}[hidden]{display:none!important}
body{margin:0;min-height:100vh}
h1,h2{font-weight:${WEIGHT.strong};line-height:1.2;margin:0}h1{font-size:${TYPE.large}rem}h2{font-size:${TYPE.body}rem}
p,ol,ul{margin:0}ol,ul{padding:0;list-style:none}
button,.button,input,select,textarea{font:inherit;color:inherit;min-height:${TOUCH - 8}px;border:1px solid var(--border);border-radius:${RADIUS.small}px;background:var(--paper);min-width:0;padding:${px(1)} ${px(2.5)};max-width:100%}
button,.button,select{cursor:pointer;background:var(--surface);border-color:transparent;transition:background ${MOTION.quick}ms}
@media(hover:hover){button:hover:not(:disabled),.button:hover{border-color:var(--muted)}}
button:disabled{opacity:.45;cursor:default}
button[aria-pressed=true],button[aria-checked=true]{background:var(--chosen);border-color:var(--ink)}
button.main{background:var(--accent);color:var(--onAccent);font-weight:${WEIGHT.strong};padding-inline:${px(4)}}.panel>button.main{min-height:${TOUCH}px}
:focus-visible{outline:3px solid var(--accent);outline-offset:1px}
textarea{width:100%;font-family:ui-monospace,monospace;font-size:${TYPE.small}rem;resize:vertical}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:${TYPE.small}rem}
.quiet,small{color:var(--muted);font-size:${TYPE.small}rem}
.fault small,.lack small{display:block}.fault small{color:var(--ink)}.faults>span{display:block}.message small{color:inherit}
.fault{color:var(--wrong)}.fault::before{content:"⚠ "}
.top{display:flex;flex-wrap:wrap;gap:${px(1)} ${px(5)};align-items:center;padding:${px(2)} ${px(4)};border-bottom:1px solid var(--border);background:var(--paper);position:sticky;top:0;z-index:2}
.top nav{display:flex;flex:1;gap:${px(1)};overflow-x:auto;scrollbar-width:none}
.top nav button{flex:none;background:none;white-space:nowrap;color:var(--muted)}.top nav button:focus-visible{outline-offset:-3px}
.top nav button[aria-current]{color:inherit;font-weight:${WEIGHT.strong};box-shadow:inset 0 -3px var(--accent);border-radius:0}
.top .tools button,.top select{background:none}
.tools,.choices,.chips{display:flex;flex-wrap:wrap;gap:${px(1)};align-items:center}
.button input[type=file]{position:absolute;opacity:0;width:1px;height:1px;min-height:0;padding:0}.button{display:inline-flex;align-items:center}.button:focus-within{outline:3px solid var(--accent)}
.message{position:fixed;inset:auto ${px(4)} ${px(4)};z-index:3;max-width:44rem;margin:auto;display:flex;gap:${px(2)};align-items:center;justify-content:space-between;max-height:50vh;overflow-y:auto;padding:${px(2)} ${px(4)};background:var(--same);border:1px solid var(--accent);border-radius:${RADIUS.large}px}.message button{flex:none;position:sticky;top:0;align-self:start}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:${px(4)};padding:${px(4)};max-width:110rem;margin:auto}
.panel{display:grid;grid-template-columns:minmax(0,1fr);gap:${px(3)};align-content:start;padding:${px(4)};border:1px solid var(--border);border-radius:${RADIUS.large}px}
.field{display:grid;gap:${px(1)}}.field>span{font-size:${TYPE.small}rem;color:var(--muted)}
.field.switch{display:flex;gap:${px(2)};align-items:center}.field.switch input{min-height:0;width:20px;height:20px}.field.switch>span{color:inherit;font-size:inherit}
fieldset{min-width:0;border:0;padding:0;margin:0}legend{font-size:${TYPE.small}rem;color:var(--muted);padding:0 0 ${px(1)}}
details{display:grid;gap:${px(2)}}summary{cursor:pointer;padding:${px(2)} 0}details>.field{margin-bottom:${px(2)}}
.levels{display:grid;grid-template-columns:repeat(auto-fill,minmax(6rem,1fr));gap:${px(1)}}.levels .stars{justify-content:center;width:100%}
.choices button small,.levels small{display:block}[aria-pressed=true] small{color:inherit}
.icon{width:1.25em;height:1.25em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.25em}
.stars{display:inline-flex;gap:1px;vertical-align:-.1em;color:var(--star)}.stars svg{width:.95em;height:.95em}.stars path{fill:none;stroke:currentColor;stroke-width:1.6;stroke-linejoin:round}.stars .full path{fill:currentColor}
.board{display:block;width:100%;height:100%;fill:none;stroke:var(--line);stroke-linecap:square;touch-action:none;user-select:none;-webkit-user-select:none}
.board rect:not(.mark),.board>text{fill:var(--line);stroke:none}.board>text{fill:var(--ink)}
.board .thin{stroke-opacity:.5}
.board .written{fill:var(--accent)}.board .written.new{font-weight:${WEIGHT.given}}
.mark{stroke:none;rx:.08}.mark.chosen{fill:var(--chosen)}.mark.told{fill:var(--told)}.mark.wrong{fill:none;stroke:var(--wrong);stroke-width:.07;stroke-dasharray:.14 .1}.mark.differs{fill:none;stroke:var(--muted);stroke-width:.05}
.drawn{stroke:var(--accent);stroke-width:.16;stroke-opacity:.6;stroke-linejoin:round;stroke-linecap:round}
.stage{display:grid;gap:${px(2)};justify-items:center}.stage .board{max-height:min(78vh,52rem);max-width:52rem}
.tray{position:sticky}.tray>.quiet{display:grid;place-items:center;min-height:40vh;border:2px dashed var(--border);border-radius:${RADIUS.large}px;padding:${px(4)}}
.tray button:not(.face),.tray .button{background:none;color:var(--muted);font-size:${TYPE.small}rem}.tray button[aria-pressed=true]:not(.face){background:var(--chosen);color:inherit}
.tray header .tools>*{padding-inline:${px(1.5)}}
.tray header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:${px(2)};align-items:center;margin-bottom:${px(2)}}.count{color:var(--muted)}
.tray ol{display:grid;gap:${px(3)};grid-template-columns:repeat(auto-fill,${CARD}rem);justify-content:space-between}
.card{content-visibility:auto;contain-intrinsic-size:auto 15rem}.card>.tools,.caption{margin-top:${px(1)}}.card .face{display:block;width:100%;padding:${px(2)};background:var(--paper);border-color:var(--border);border-radius:${RADIUS.large}px}
.card.chosen .face{background:var(--paper);border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}.card .board,.card .blank{aspect-ratio:1;display:block}.card .board{touch-action:auto}
.caption{display:flex;justify-content:space-between;font-size:${TYPE.small}rem;color:var(--muted)}.card .tools button{padding:${px(0.5)} ${px(2)};min-height:${TOUCH - 16}px}
.work{display:grid;gap:${px(2)}}progress{width:100%;accent-color:var(--accent)}
.set,.read,.explain,.play,.print{display:grid;grid-template-columns:minmax(0,1fr);gap:${px(4)};align-content:start;min-width:0}
.steps{max-height:18rem;overflow:auto;display:flex;flex-wrap:wrap;gap:${px(1)};align-content:start}.steps button{font-size:${TYPE.small}rem;padding:0 ${px(2)};min-height:28px;background:none;color:var(--muted)}.steps [aria-current]{background:var(--chosen);color:inherit}
.step{min-height:4.2em}.explain input[type=range]{flex:1;min-width:8rem;padding:0;accent-color:var(--accent)}
.screens{display:grid;gap:${px(4)};grid-template-columns:minmax(0,1fr);align-items:start}@media(min-width:75rem){.screens.both{grid-template-columns:minmax(0,1fr) 390px}}
.phone{width:390px;max-width:100%;height:780px;margin:auto;overflow:auto;border:10px solid var(--ink);border-radius:36px;--puzzle-window:760px}
table{border-collapse:collapse}th{text-align:start;font-size:${TYPE.small}rem;color:var(--muted);font-weight:${WEIGHT.regular}}td,th{padding:${px(0.5)} ${px(1)} ${px(0.5)} 0}td input{width:7rem}@media(max-width:40rem){td input{width:4.5rem}}
.entry{display:flex;flex-wrap:wrap;gap:${px(2)};align-items:end}.digits{flex-basis:100%;display:grid;grid-template-columns:repeat(auto-fill,minmax(${TOUCH}px,1fr));gap:${px(1)}}.digits button{padding:0}.panel .chips{max-height:16rem;overflow:auto}.verdict strong{font-size:${TYPE.large}rem}
.book table{display:block;overflow-x:auto}.fields{display:grid;gap:${px(2)} ${px(4)};grid-template-columns:repeat(auto-fill,minmax(10rem,1fr))}
@media(min-width:60rem){main.make{grid-template-columns:22rem minmax(0,1fr);align-items:start}
main:not(.make){grid-template-columns:minmax(0,1fr) ${CARD + 1}rem;align-items:start}main:not(.make) .tray{top:${px(15)};max-height:calc(100vh - ${px(17)});overflow:auto;padding:3px}main:not(.make) .tray ol{grid-template-columns:${CARD}rem}
.set,.explain{grid-template-columns:minmax(min(20rem,50%),1fr) minmax(0,22rem);align-items:start}.set>.stage,.explain>.stage{grid-row:span 3}.read{grid-template-columns:minmax(18rem,1fr) minmax(18rem,1fr);align-items:start}}
@media(max-width:59.99rem){main:not(.make) .tray ol{grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:9rem;overflow-x:auto}}
@media(max-width:40rem){.book thead{display:none}.book tr{display:grid;grid-template-columns:1fr 1fr;gap:${px(2)} ${px(4)};padding-block:${px(2)}}.book td{padding:0}.book td::before{content:attr(data-label);display:block;font-size:${TYPE.small}rem;color:var(--muted)}.book td>*{width:100%}.top{padding:${px(1)} ${px(2)};position:static}.top h1{flex:1}.top nav{order:1;flex-basis:100%}.top nav button{font-size:${TYPE.small}rem;padding-inline:${px(2)}}main{padding:${px(2)}}.panel{padding:${px(3)}}.tray ol{grid-template-columns:repeat(auto-fill,minmax(9rem,1fr))}}
@media(pointer:coarse),(max-width:40rem){button,.button,input,select,textarea,summary,.card .tools button,.steps button,.field.switch,.explain input[type=range]{min-height:${TOUCH}px;min-width:${TOUCH}px}.field.switch input,.button input[type=file]{min-width:0;min-height:0}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
@media(forced-colors:active){button[aria-pressed=true],[aria-current]{forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}[aria-pressed=true] *{color:inherit!important}.card.chosen .face{forced-color-adjust:auto;outline:3px solid Highlight}.card .face[aria-pressed=true]{background:Canvas!important;color:CanvasText!important}.board .written,.drawn{fill:CanvasText}.drawn{fill:none;stroke:CanvasText}.stars{color:CanvasText}.mark.chosen{fill:Highlight}.mark.told{fill:none;stroke:Highlight;stroke-width:.06}.board{stroke:CanvasText}.board>text{fill:CanvasText}}
@media print{.card{content-visibility:visible}main .tray{position:static!important;max-height:none!important;overflow:visible!important}.tray ol{grid-auto-flow:row!important}.top,.message,main>:not(.tray),.tray header,.card .tools{display:none!important}main{display:block}.tray ol{display:grid!important;grid-template-columns:1fr 1fr!important;gap:10mm}.card .face{border:0;box-shadow:none!important}:root{color-scheme:light}}
`
