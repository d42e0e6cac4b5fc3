// The styles of colours, of several chosen cells, and of the tools for them. A colour leaves the rim of its cell to the ground that
// tells whether the cell is chosen, near or told by a hint.

import { MARKS } from '../../design/marks.ts'

const colours = MARKS.map(
  ({ light, dark }, index) =>
    `[data-colour="${index + 1}"]{--colour:var(--puzzle-mark-${index + 1},light-dark(${light},${dark}))}`,
).join('')

/** The style sheet, a part of `FURTHER_STYLES`. */
export const MARK_STYLES = `
${colours}
.cell[data-colour]:not(.mistake){background-image:linear-gradient(var(--colour),var(--colour));background-size:84% 84%;background-position:50%;background-repeat:no-repeat}
.cell[data-colour]>.notes{left:17%}
.colours{position:absolute;inset:0;width:100%;height:100%;fill:var(--ink);opacity:.75;pointer-events:none}
.cell[aria-selected]{background-color:var(--chosen)}.cell[aria-selected]::after{content:"";position:absolute;inset:0;border:0;opacity:1;box-shadow:inset 0 0 0 .06em var(--entry)}
.picks .cell{touch-action:none}
.marks .swatch{background:var(--colour)}.swatch svg{width:1.125rem;height:1.125rem;fill:var(--ink)}.marks .swatch[aria-pressed=true]{box-shadow:inset 0 0 0 2px var(--ink)}
@media (forced-colors:active){.cell[aria-selected]{background:Highlight;color:HighlightText;forced-color-adjust:none}.cell[aria-selected] *{color:HighlightText}.colours,.swatch svg{fill:CanvasText;opacity:1}.swatch[aria-pressed=true] svg{fill:HighlightText}}
@media print{.colours{display:none}}
`
