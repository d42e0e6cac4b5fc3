// The styles of those parts of a board that appear only after its first numbers: notes, hints, the pause, the
// celebration of a solution. The styles for changed settings and for forced colours are here, too; for readers who have
// either, they are loaded before the board.

/** The style sheet that follows `STYLES`. */
export const FURTHER_STYLES = `
:host{--hint:var(--puzzle-hint,light-dark(#c9edc9,#1e4d2b));--bad:var(--puzzle-bad,light-dark(#ffd3d0,#6a2420))}
.cell>.notes{position:absolute;inset:34% 4% 3%;display:grid;grid-template-columns:repeat(var(--notes),1fr);grid-auto-rows:1fr;
font-size:calc(.72em/var(--notes));color:var(--muted);place-items:center}
.plain .cell>.notes{inset:5%}
.signed .cell>.notes{inset:31% 11% 12%;font-size:calc(.63em/var(--notes));line-height:.9}
.notes .same{color:var(--ink);border-radius:50%;box-shadow:0 0 0 .12em var(--same)}
.notes .bold{font-weight:700;color:var(--ink);text-decoration:underline}
.notes s{color:var(--wrong);text-decoration-thickness:.14em}
.cell>.flow{display:flex;flex-wrap:wrap;gap:0 .35em;place-content:center;overflow:hidden;font-size:.21em;line-height:1.05}
.cell>.corner{position:absolute;right:6%;bottom:5%;font-size:.22em;color:var(--entry)}
.signed .cell>.corner{right:14%;bottom:13%}
.cornered>.notes{bottom:26%}.signed .cornered>.notes{bottom:34%}
.cell[data-letter]::before{content:attr(data-letter);position:absolute;right:.15em;top:.1em;font-size:.28em;font-weight:700;color:var(--entry);border:0}
.lens{position:absolute;left:0;right:0;top:0;display:flex;flex-wrap:wrap;gap:.2rem .6rem;justify-content:center;padding:.3rem;font-size:1rem;line-height:1.2;background:var(--paper);border:1px solid var(--muted);border-radius:.3rem;pointer-events:none;z-index:1}.lens.low{top:auto;bottom:0}
.marked{background:var(--hint)}.mistake{background:var(--bad)}
.paused .table,.paused .controls,.paused .status{visibility:hidden}
.over{grid-area:table;place-self:center;display:grid;gap:1rem;justify-items:center;z-index:1}
@media (prefers-reduced-motion:no-preference){.joy .cell{animation:joy .6s calc(var(--turn)*40ms) ease-in-out}
@keyframes joy{40%{transform:scale(1.12) rotate(3deg);background:var(--hint)}}}
@media (forced-colors:active){.frame{border:1px solid}.chosen{background:Highlight;color:HighlightText;forced-color-adjust:none}.chosen .value,.chosen .notes,.chosen .corner{color:HighlightText}
.same{outline:2px solid Highlight;outline-offset:-4px}.marked{outline:3px dashed Highlight;outline-offset:-5px}.lines{stroke:CanvasText}.lines .thin{stroke-opacity:1}.lines rect,.lines text{fill:CanvasText}button[aria-pressed=true]{background:Highlight;color:HighlightText;forced-color-adjust:none}}
@container (min-width:44rem){.left .play{grid-template:"status table" auto "note table" auto "controls table" 1fr/19rem minmax(0,1fr)}}
@container (min-width:20rem) and (max-width:43.99rem){.nine.left .controls{grid-template-columns:10.5rem 1fr}.nine.left .pad{order:-1}}
@media print{.top button,.status,.controls,.over{display:none!important}.frame{padding:0}.cell{background:none!important}}
`
