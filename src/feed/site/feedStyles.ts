// The styles of the pages of a feed, derived from the tokens of the look. Colours are custom properties, which the style sheet of a
// plan can change.

import {
  type ColourName,
  cssColour,
  FONT,
  MOTION,
  RADIUS,
  SLOT_HUES,
  SLOT_SHARE,
  TOUCH,
  TYPE,
  WEIGHT,
} from '../../design/tokens.ts'
import { STILL_STYLES } from '../../page/pageStyles.ts'

/** The height of the header, in rem. */
const HEADER = 3.25

/** The custom properties by the names that style sheets of plans know, and their colours. */
const OWN: Readonly<Record<string, ColourName>> = {
  ink: 'ink',
  paper: 'paper',
  soft: 'surface',
  line: 'border',
  muted: 'muted',
  link: 'accent',
  star: 'star',
  same: 'same',
}

const colours = [
  ...Object.entries(OWN).map(([name, colour]) => `--feed-${name}:${cssColour(colour)}`),
  ...SLOT_HUES.map(({ light, dark }, index) => `--feed-slot-${index + 1}:light-dark(${light},${dark})`),
]

/** What has the colour of a slot. */
const slots = SLOT_HUES.map((_, index) => `.slot-${index + 1}{--slot:var(--feed-slot-${index + 1})}`)

/** The width of the main column, in rem. */
const WIDE = 80

/** Pictures of boards are black on nothing, so a dark theme turns them over. */
const TURNED = 'filter:invert(1)'

/** The days of a week on which a month can begin, and their columns. */
const starts = [2, 3, 4, 5, 6, 7].map((day) => `.from-${day}>li:first-child{grid-column-start:${day}}`)

/** The style sheet of a feed. */
export const FEED_STYLES = `:root{color-scheme:light dark;${colours.join(';')};--feed-font:${FONT};--puzzle-height:calc(100svh - ${HEADER}rem);background:var(--feed-paper);color:var(--feed-ink);font:1rem/1.45 var(--feed-font)}
*{box-sizing:border-box}body{margin:0;overflow-wrap:break-word;display:flex;flex-direction:column;min-height:100svh}main,header.site,footer{width:100%;max-width:${WIDE}rem;margin-inline:auto;padding:0 1rem}main{flex:1 0 auto}body:has(number-puzzle) header.site{max-width:none}.framed{display:block;min-height:0}
${slots.join('')}
a{color:var(--feed-link)}.icon{width:1.5rem;height:1.5rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vertical-align:middle}
header.site{display:flex;gap:.5rem;align-items:center;height:${HEADER}rem}
header.site .title{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:${TYPE.large}rem;font-weight:${WEIGHT.given};color:inherit;text-decoration:none}
main{overflow-x:clip}header.site nav{display:flex;flex-wrap:wrap;align-items:center}header.site nav a{display:flex;align-items:center;min-height:${TOUCH}px;padding:0 .5rem;color:inherit;text-decoration:none;font-weight:${WEIGHT.strong}}header.site nav a:hover{text-decoration:underline}header.site nav button{min-width:${TOUCH}px;padding:0;background:none;border-color:transparent}
.way a,.tools a,footer a,.more a{display:inline-block;padding:.5rem 0}footer a+a{margin-inline-start:1rem}
h1{font-size:clamp(${TYPE.title}rem,1rem + 2.5vw,${1.5 * TYPE.display}rem);font-weight:${WEIGHT.given};letter-spacing:-.01em;margin:1rem 0;line-height:1.15;text-wrap:balance}main:has(.cards)>h1,[data-days] h1{margin-block:clamp(.75rem,3vw,2.5rem) clamp(1rem,3vw,2.25rem)}h2{font-size:${TYPE.large}rem;font-weight:${WEIGHT.strong};margin:1.5rem 0 .5rem}h1 a{color:inherit}.crumb{margin:0}.crumb a{display:inline-block;padding:.5rem 0;color:var(--feed-muted)}
${STILL_STYLES}
main:has(number-puzzle){max-width:none;padding:0}main:has(number-puzzle)>:not(number-puzzle):not(.still){max-width:${WIDE}rem;margin-inline:auto;padding-inline:1rem}@media screen{main:has(number-puzzle)>h1{position:absolute;clip-path:inset(50%)}}
.cards{list-style:none;margin:0;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(9rem,40vw),1fr))}.cards>li{max-width:24rem}
.card{display:grid;grid-template-columns:1fr auto;align-content:start;gap:0 .5rem;height:100%;border-radius:${RADIUS.large}px;padding:clamp(.75rem,1.6vw,1.25rem);background:var(--feed-soft);background:color-mix(in srgb,var(--slot,var(--feed-line)) ${100 * SLOT_SHARE}%,var(--feed-soft));color:inherit;text-decoration:none;transition:box-shadow ${MOTION.quick}ms}
.card:hover,.card:focus-visible{box-shadow:0 0 0 2px var(--feed-link)}:focus-visible{outline:3px solid var(--feed-link);outline-offset:2px}
.card .board{grid-column:1/-1;display:grid;place-items:center;aspect-ratio:1;margin-block-end:.75rem;overflow:hidden}
.card img{width:100%;height:100%;object-fit:contain}.card noscript{display:contents}.card b{font-size:${TYPE.large}rem;font-weight:${WEIGHT.given};line-height:1.25}.card .about{grid-column:1/-1;grid-row:3;display:flex;flex-wrap:wrap;gap:.25rem .75rem;margin-block-start:.375rem}.card .stars{margin-inline-end:calc(100% - 5.5em)}@media(min-width:60rem){.card .board{margin-block-end:1.25rem}.card b{font-size:${TYPE.title}rem}.card .about{font-size:${TYPE.large}rem}.card .word{font-size:${TYPE.body}rem}}
@media(prefers-color-scheme:dark){:root:not([style*=light]) .card img{${TURNED}}}:root[style*=dark] .card img{${TURNED}}
@media(max-width:30rem){.cards{gap:.75rem}.cards>li:last-child:nth-child(odd):not(:first-child){grid-column:1/-1;max-width:none}.cards>li:last-child:nth-child(odd):not(:first-child) .card{grid-template-columns:1fr 1fr auto;column-gap:.75rem;align-content:center}.cards>li:last-child:nth-child(odd):not(:first-child) .board{grid-area:1/1/3/2;margin:0}.cards>li:last-child:nth-child(odd):not(:first-child) b{align-self:end}.cards>li:last-child:nth-child(odd):not(:first-child) .about{grid-area:2/2/3/-1;align-content:start}}
.gone{padding:1rem;font-size:${TYPE.small}rem}
.stars{height:1em;vertical-align:-.1em;fill:none;stroke:var(--feed-star);stroke-width:1.2;stroke-linejoin:round}.full{fill:var(--feed-star)}.word{color:var(--feed-muted);font-size:${TYPE.small}rem;white-space:nowrap}
.mark{color:var(--feed-link);font-weight:${WEIGHT.strong}}.card .mark{justify-self:end;align-self:start;background:var(--feed-paper);border-radius:1rem;padding:0 .5rem;font-size:${TYPE.small}rem;line-height:1.5rem;white-space:nowrap}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.note{border-inline-start:.25rem solid var(--feed-star);background:var(--feed-soft);padding:.5rem 1rem}
.below{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 2rem;margin-block-start:clamp(1rem,2vw,1.75rem);color:var(--feed-muted)}.below>*{margin:0}.below .streaks{flex:1 1 20rem;margin:0;display:flex;flex-wrap:wrap;align-items:baseline;gap:0 1.5rem}.below p{padding-block:.5rem;min-height:2.45em}.more a{padding:0}
.streaks{margin-block:1rem;color:var(--feed-muted)}.streaks p{margin:0}.told{display:grid}.told>*{grid-area:1/1}.figures span{display:inline-block;margin-inline-end:1.5rem;font-weight:${WEIGHT.strong};color:var(--feed-ink)}
details{color:var(--feed-muted)}summary{padding:.5rem 0;cursor:pointer}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--feed-soft);padding:.5rem;border-radius:${RADIUS.small}px;color:var(--feed-ink)}
button,input{font:inherit;color:inherit;max-width:100%}button{min-height:${TOUCH}px;padding:0 1rem;background:var(--feed-soft);border:1px solid var(--feed-line);border-radius:${RADIUS.small}px;cursor:pointer}[data-new-day]{display:inline-block;padding:.5rem 1rem;font-weight:${WEIGHT.strong}}[hidden]{display:none!important}
@media (scripting:enabled){[data-days]:not([data-chosen]){visibility:hidden}[data-days]:not([data-chosen]) section~section,[data-days]:not([data-chosen]) img{display:none}}
.way{display:flex;justify-content:space-between;margin-block:1rem}.tools{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline;color:var(--feed-muted);margin:0}
.list,.months,.slots{padding:0;list-style:none}.list{display:grid;gap:.25rem;max-width:40rem}.list a{position:relative;display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:center;padding:.5rem 3rem .5rem 1rem;border-radius:${RADIUS.small}px;background:var(--feed-soft);color:inherit;text-decoration:none}.list .mark{position:absolute;inset-inline-end:1rem}.list a:hover{text-decoration:underline}.list a>:first-child{margin-inline-start:auto}.list .word{min-width:4.5rem}
.slots,.months{display:grid;gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(min(12rem,100%),1fr))}.slots{grid-template-columns:repeat(auto-fit,minmax(min(12rem,100%),1fr))}.slots .card{font-weight:${WEIGHT.strong};padding:1rem}.months a{display:block;padding:.75rem 1rem;background:var(--feed-soft);border-radius:${RADIUS.small}px;color:inherit;text-decoration:none}.months a:hover{box-shadow:0 0 0 2px var(--feed-link)}
.week,.month{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:.25rem}.week{color:var(--feed-muted);text-align:center;margin-block-end:.25rem}
.month>li{background:var(--feed-soft);border-radius:${RADIUS.small}px;padding:.25rem .5rem;min-height:4rem;font-size:${TYPE.small}rem}.month>li.empty{color:var(--feed-muted);background:none;border:1px dashed var(--feed-line)}.month ul a{color:inherit}.list a::before,.month ul a::before{content:'';width:.5rem;height:.5rem;border-radius:50%;background:var(--slot);align-self:center}.month .mark,.month .stars{flex:none}.month .stars{height:.75em}
${starts.join('')}
.month ul{list-style:none;margin:0;padding:0}.month ul a{display:flex;flex-wrap:wrap;gap:0 .375rem;padding:.25rem 0;text-decoration:none}.month .day{display:block;font-weight:${WEIGHT.given};padding:.25rem 0;color:inherit}
footer{color:var(--feed-muted);font-size:${TYPE.small}rem;margin-block-start:1rem;padding-block:.5rem 1rem;display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 2rem}footer p{margin:.25rem 0}
.framed{--puzzle-height:initial}.small{font-size:${TYPE.small}rem;color:var(--feed-muted);margin:.25rem}.small a,.small span{margin-inline-end:1rem}
@media (scripting:none){[data-theme-switch]{display:none}}
@media (max-width:40rem){.month{grid-template-columns:1fr}.week{display:none}.month>li{grid-column-start:auto!important;min-height:0;display:flex;gap:1rem}.month>li.empty{display:none}.month ul{display:flex;flex-wrap:wrap;gap:0 1rem}}
@media (prefers-contrast:more){:root{--feed-muted:var(--feed-ink);--feed-line:var(--feed-ink)}}
@media print{:root{color-scheme:light}header.site nav,footer,.crumb,.way,.tools,.cards,.embed,h2,.streaks{display:none}}`
