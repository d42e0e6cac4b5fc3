// The styles of the player. Colours are custom properties that a page can set; dark colours apply
// automatically.

/** The style sheet of the element's shadow root. */
export const STYLES = `
:host{display:block;color-scheme:light dark;font-family:var(--puzzle-font,system-ui,sans-serif);line-height:1.4;
--ink:var(--puzzle-ink,light-dark(#16181d,#eceef2));--paper:var(--puzzle-paper,light-dark(#fff,#15171c));
--line:var(--puzzle-line,light-dark(#16181d,#aab1bf));--entry:var(--puzzle-entry,light-dark(#0b4fc4,#8ab8ff));
--soft:var(--puzzle-soft,light-dark(#eef1f6,#23272f));--muted:var(--puzzle-muted,light-dark(#535b69,#a9b1c0));
--chosen:var(--puzzle-chosen,light-dark(#ffd978,#6d5310));--same:var(--puzzle-same,light-dark(#cfe0ff,#24426f));
--wrong:var(--puzzle-wrong,light-dark(#b3141e,#ff9b96));
color:var(--ink)}
:host([theme=light]){color-scheme:light}:host([theme=dark]){color-scheme:dark}
*{box-sizing:border-box}[hidden]{display:none!important}
.frame{container-type:inline-size;background:var(--paper);padding:.5rem;border-radius:.5rem}
.top{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;min-height:44px}
.name{flex:1;line-height:1.2}h2{font-size:1.1rem;margin:0;font-weight:650}.stars{color:var(--muted);letter-spacing:.1em}
button{font:inherit;color:inherit;min-width:44px;min-height:44px;border:1px solid transparent;border-radius:.5rem;background:var(--soft);padding:.2rem .6rem;cursor:pointer;touch-action:manipulation}
@media(hover:hover){button:hover{border-color:var(--muted)}}button:disabled{opacity:.4;cursor:default}
button[aria-pressed=true]{background:var(--chosen);border-color:var(--ink)}
:focus-visible{outline:3px solid var(--entry);outline-offset:1px}
.play{margin-top:.4rem;display:grid;gap:.5rem;grid-template:"table" "status" "note" "controls"/minmax(0,1fr)}
.table{grid-area:table;overflow:auto;display:grid;place-content:start safe center;grid-template-columns:auto auto;padding:4px;
--cell:clamp(24px,min((100cqw - 26px)/var(--across),(var(--puzzle-window,100vh) - 9rem)/var(--down)),4rem)}
.board{font-size:var(--cell);line-height:1;position:relative;grid-area:2/1;width:max-content;touch-action:manipulation;user-select:none;-webkit-user-select:none;-webkit-tap-highlight-color:transparent}
.row{display:flex}
.cell{contain:strict;position:relative;width:var(--cell);height:var(--cell);cursor:pointer;background:var(--paper)}
.cell:focus{outline:none}
.board:focus-within .chosen::after{content:"";position:absolute;inset:0;pointer-events:none;box-shadow:inset 0 0 0 .05em var(--entry)}
.near{background:var(--soft)}.same{background:var(--same)}.chosen{background:var(--chosen)}
.value{position:absolute;left:0;right:0;text-align:center;font-size:calc(1em*var(--size));
top:calc(1em*(var(--middle)/var(--size) - .5));color:var(--entry);font-variant-numeric:tabular-nums;letter-spacing:-.02em}
.typed .value{opacity:.65}.fixed .value{color:var(--ink);font-weight:700}
.conflict .value{color:var(--wrong);text-decoration:underline wavy .06em;text-underline-offset:.1em}
.conflict::before{content:"";position:absolute;right:0;top:0;border:.12em solid;border-color:var(--wrong) var(--wrong) transparent transparent}
.lines{position:absolute;inset:0;width:100%;height:100%;overflow:visible;pointer-events:none;stroke:var(--line);fill:none;stroke-linecap:square}
.lines .thin{stroke-opacity:.55}
.lines rect,.lines text{fill:var(--line);stroke:none}
.status,.note{grid-area:status;margin:0;height:4.3em;overflow:auto;contain:strict;text-align:center;text-wrap:balance}
.status{background:linear-gradient(#0000,var(--paper) 25%) 0 100%/100% 1em no-repeat local,linear-gradient(#0000,var(--same)) 0 100%/100% .7em no-repeat}
.note{grid-area:note;height:auto;contain:none;color:var(--muted)}
.controls{grid-area:controls;display:grid;gap:.5rem;align-content:start}
.tools{display:flex;flex-wrap:wrap;gap:.3rem}
.tools button{flex:auto;padding:.2rem .1rem;font-size:.87rem}
.tools .undo,.tools .redo{font-size:1.35rem;line-height:1}
.pad{display:grid;grid-template-columns:repeat(auto-fill,minmax(46px,1fr));gap:.35rem;padding:3px}
.pad button{contain:strict;min-height:max(44px,2.5rem);padding:0;font-size:1.25rem;line-height:1.1;font-variant-numeric:tabular-nums}
.pad small{display:block;font-size:.7rem;color:var(--muted)}
.refusal{padding:1rem;border:2px solid var(--wrong);border-radius:.5rem}
@container (min-width:44rem){.play{grid-template:"table status" auto "table note" auto "table controls" 1fr/minmax(0,1fr) 19rem;column-gap:1rem}
.table{--cell:clamp(24px,min((100cqw - 22rem)/var(--across),(var(--puzzle-window,100vh) - 6rem)/var(--down)),4.5rem)}
.status,.note{text-align:start}.tools{display:grid;grid-template-columns:repeat(3,1fr)}.nine .pad{grid-template-columns:repeat(3,1fr)}.pad{max-height:26rem;overflow:auto}}
@media(max-height:27rem){@container (min-width:44rem){.status{height:2.9em}.tools{grid-template-columns:repeat(6,1fr)}.nine .pad{grid-template-columns:repeat(5,1fr)}}}
@container (min-width:20rem) and (max-width:43.99rem){.nine .controls{grid-template-columns:1fr 10.5rem}
.nine .pad{grid-template-columns:repeat(3,1fr)}.nine .tools{display:grid;grid-template-columns:repeat(2,1fr)}}
@media print{:host{color-scheme:light}.frame.hasStatic{display:none}}
@media screen{.frame:not([hidden])~.static{display:none}}
`
