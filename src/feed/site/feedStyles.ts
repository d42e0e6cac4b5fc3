// The styles of the pages of a feed, derived from the tokens of the look. Colours are custom properties, which the style sheet of a
// plan can change.

import { type ColourName, cssColour, FONT, MOTION, RADIUS, TOUCH, TYPE, WEIGHT } from '../../design/tokens.ts'
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

const colours = Object.entries(OWN).map(([name, colour]) => `--feed-${name}:${cssColour(colour)}`)

/** The days of a week on which a month can begin, and their columns. */
const starts = [2, 3, 4, 5, 6, 7].map((day) => `.from-${day}>li:first-child{grid-column-start:${day}}`)

/** The style sheet of a feed. */
export const FEED_STYLES = `:root{color-scheme:light dark;${colours.join(';')};--feed-font:${FONT};--puzzle-height:calc(100svh - ${HEADER}rem);background:var(--feed-paper);color:var(--feed-ink);font:1rem/1.45 var(--feed-font)}
*{box-sizing:border-box}body{margin:0;overflow-wrap:break-word}main,header.site,footer{max-width:64rem;margin:auto;padding:0 1rem}
a{color:var(--feed-link)}.icon{width:1.5rem;height:1.5rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vertical-align:middle}
header.site{display:flex;gap:.5rem;align-items:center;height:${HEADER}rem;max-width:none}
header.site .title{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-size:${TYPE.large}rem;font-weight:${WEIGHT.given};color:inherit;text-decoration:none}
main{overflow-x:clip}header.site nav{display:flex;flex-wrap:wrap;align-items:center}header.site nav a{display:flex;align-items:center;min-height:${TOUCH}px;padding:0 .5rem;color:inherit}header.site nav button{min-width:${TOUCH}px;padding:0;background:none;border-color:transparent}
.way a,.tools a,footer a,.more a{display:inline-block;padding:.5rem 0}footer a+a{margin-inline-start:1rem}
h1{font-size:${TYPE.title}rem;font-weight:${WEIGHT.strong};margin:1rem 0;line-height:1.25}h2{font-size:${TYPE.large}rem;font-weight:${WEIGHT.strong};margin:1.5rem 0 .5rem}h1 a{color:inherit}.crumb{margin:0}.crumb a{display:inline-block;padding:.5rem 0;color:var(--feed-muted)}
${STILL_STYLES}
main:has(number-puzzle){max-width:none;padding:0}main:has(number-puzzle)>:not(number-puzzle){max-width:64rem;margin-inline:auto;padding-inline:1rem}@media screen{main:has(number-puzzle)>h1{position:absolute;clip-path:inset(50%)}}
.cards{list-style:none;margin:0;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(9rem,40vw),1fr))}.cards>li{max-width:24rem}main:has(.cards),main:has(.cards)~footer{max-width:84rem}
.card{display:block;height:100%;border:1px solid var(--feed-line);border-radius:${RADIUS.large}px;padding:.75rem;background:var(--feed-soft);color:inherit;text-decoration:none;position:relative;transition:border-color ${MOTION.quick}ms}
.card:hover,.card:focus-visible{border-color:var(--feed-link)}:focus-visible{outline:3px solid var(--feed-link);outline-offset:2px}
.card .board{display:grid;place-items:center;aspect-ratio:1;background:#fff;border-radius:${RADIUS.small}px;margin-block-end:.5rem;overflow:hidden}
.card img{max-width:88%;max-height:88%;width:88%;height:88%;object-fit:contain}.card noscript{display:contents}.card b,.card .about{display:block}.card b{font-weight:${WEIGHT.strong}}
.gone{color:#333;padding:1rem;font-size:${TYPE.small}rem}
.stars{height:1em;vertical-align:-.1em;fill:none;stroke:var(--feed-star);stroke-width:1.2;stroke-linejoin:round}.full{fill:var(--feed-star)}.word{color:var(--feed-muted);font-size:${TYPE.small}rem;white-space:nowrap}
.mark{color:var(--feed-link);font-weight:${WEIGHT.strong}}.card .mark{position:absolute;inset:1rem 1rem auto auto;background:var(--feed-same);border-radius:1rem;padding:0 .5rem}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.note{border-inline-start:.25rem solid var(--feed-star);background:var(--feed-soft);padding:.5rem 1rem}
.streaks{margin-block:1.5rem;color:var(--feed-muted)}.streaks p{margin:.25rem 0}.figures span{display:inline-block;margin-inline-end:1.5rem;font-weight:${WEIGHT.strong};color:var(--feed-ink)}
details{color:var(--feed-muted)}summary{padding:.5rem 0;cursor:pointer}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--feed-soft);padding:.5rem;border-radius:${RADIUS.small}px;color:var(--feed-ink)}
button,input{font:inherit;color:inherit;max-width:100%}button{min-height:${TOUCH}px;padding:0 1rem;background:var(--feed-soft);border:1px solid var(--feed-line);border-radius:${RADIUS.small}px;cursor:pointer}[data-new-day]{display:inline-block;padding:.5rem 1rem;font-weight:${WEIGHT.strong}}[hidden]{display:none!important}
@media (scripting:enabled){[data-days]:not([data-chosen]){visibility:hidden}[data-days]:not([data-chosen]) section~section,[data-days]:not([data-chosen]) img{display:none}}
.way{display:flex;justify-content:space-between;margin-block:1rem}.tools{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline;color:var(--feed-muted);margin:0}
.list,.months{padding-inline-start:0;list-style:none}.list a,.months a{display:inline-block;padding:.5rem 0}.months{columns:9rem}.list .mark{margin-inline-start:.5rem}
.week,.month{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:.25rem}.week{color:var(--feed-muted);text-align:center;margin-block-end:.25rem}
.month>li{border:1px solid var(--feed-line);border-radius:${RADIUS.small}px;padding:.25rem .5rem;min-height:4rem;font-size:${TYPE.small}rem}.month>li.empty{color:var(--feed-muted);border-style:dashed}
${starts.join('')}
.month ul{list-style:none;margin:0;padding:0}.month ul a{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 .5rem;padding:.25rem 0;text-decoration:none}.month .day{display:block;font-weight:${WEIGHT.given};padding:.25rem 0;color:inherit}
footer{color:var(--feed-muted);font-size:${TYPE.small}rem;margin-block-start:2rem;padding-block:1rem 2rem}footer p{margin:.25rem 0}
.framed{--puzzle-height:initial}.small{font-size:${TYPE.small}rem;color:var(--feed-muted);margin:.25rem}.small a,.small span{margin-inline-end:1rem}
@media (scripting:none){[data-theme-switch]{display:none}}
@media (max-width:40rem){.month{grid-template-columns:1fr}.week{display:none}.month>li{grid-column-start:auto!important;min-height:0;display:flex;gap:1rem}.month>li.empty{display:none}.month ul{display:flex;flex-wrap:wrap;gap:0 1rem}}
@media (prefers-contrast:more){:root{--feed-muted:var(--feed-ink);--feed-line:var(--feed-ink)}}
@media print{:root{color-scheme:light}header.site nav,footer,.crumb,.way,.tools,.cards,.embed,h2,.streaks{display:none}}`
