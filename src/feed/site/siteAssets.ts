// The scripts, style sheets and icon of a site. The name of each file has a hash of its content: browsers can cache the file
// forever, and pages of an older version still find their own files.

import { hashedFile, OFFLINE, type PlayerFiles, playerAssets } from '../../page/playerFiles.ts'

/** The files that pages load, as paths from the site's root. */
export type SiteAssets = ReturnType<typeof siteAssets>

/** The assets of a site whose feed has puzzles of the given families, with the player in a language. */
export function siteAssets(
  tools: PlayerFiles,
  families: Parameters<typeof playerAssets>[1],
  language: Parameters<typeof playerAssets>[2],
  ownStyle: string | undefined,
) {
  // The files for symbols are always included, because any page of the site's origin can show a puzzle of the feed with
  // symbols.
  const { files, player } = playerAssets(tools, families, language, true)
  const style = hashedFile(tools, 'feed.css', FEED_STYLES)
  const added = ownStyle === undefined ? undefined : hashedFile(tools, 'own.css', ownStyle)
  // Pages without a player, such as the page of a date, must also work offline.
  const daily = hashedFile(tools, 'daily.js', `${tools.read('daily.js')}\n${OFFLINE}`)
  const frame = hashedFile(tools, 'frame.js', tools.read('frame.js'))
  const icon = hashedFile(tools, 'icon.svg', ICON)
  return {
    files: [...files, style, ...(added ? [added] : []), daily, frame, icon],
    style: style.path,
    /** The style sheet that the plan names. */
    ownStyle: added?.path,
    /** The scripts of pages, and of embedded pages. */
    daily: daily.path,
    frame: frame.path,
    icon: icon.path,
    player,
  }
}

/** The icon: a corner of a board. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#fff"/><path d="M.4.4h8.2v8.2H.4zM3 .4v8.2M6 .4v8.2M.4 3h8.2M.4 6h8.2" fill="none" stroke="#111" stroke-width=".6"/></svg>
`

// The styles of the pages. Colours are custom properties, which the style sheet of a plan can change.

/** The style sheet of a feed. */
const FEED_STYLES = `:root{color-scheme:light dark;--feed-ink:light-dark(#16181d,#eceef2);--feed-paper:light-dark(#fff,#15171c);--feed-soft:light-dark(#f3f4f6,#20242c);--feed-line:light-dark(#d5d8de,#3a404b);--feed-muted:light-dark(#555b66,#a9b0bd);--feed-link:light-dark(#0b4fc4,#8ab8ff);--feed-star:light-dark(#a05a00,#f0b54a);--feed-font:system-ui,sans-serif;background:var(--feed-paper);color:var(--feed-ink);font:1rem/1.45 var(--feed-font)}
body{margin:0;overflow-wrap:break-word}main,header.site,footer{max-width:64rem;margin:auto;padding:.25rem .75rem}
a{color:var(--feed-link)}
header.site{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;justify-content:space-between;padding-block:.75rem;border-block-end:1px solid var(--feed-line)}
header.site .title{overflow-wrap:anywhere;font-size:1.25rem;font-weight:750;color:inherit;text-decoration:none;letter-spacing:-.01em}
header.site nav a,.way a,.tools a,footer a,.more a{display:inline-block;padding:.4rem .1rem}header.site nav a+a,footer a+a{margin-inline-start:.9rem}
h1{font-size:1.35rem;font-weight:650;margin:.9rem 0 .6rem;line-height:1.25}h2{font-size:1.05rem;margin:1.6rem 0 .5rem}h1 a{color:inherit}.crumb{margin:.5rem 0 .2rem}.crumb a{display:inline-block;padding:.3rem 0;color:var(--feed-muted)}@media screen{main:has(number-puzzle:defined) h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;margin:0}}
.cards{list-style:none;margin:0;padding:0;display:grid;gap:.9rem;grid-template-columns:repeat(auto-fill,minmax(min(11rem,44vw),1fr))}
.card{display:block;height:100%;box-sizing:border-box;border:1px solid var(--feed-line);border-radius:.6rem;padding:.7rem;background:var(--feed-soft);color:inherit;text-decoration:none;position:relative}
.card:hover,.card:focus-visible{border-color:var(--feed-link)}
.card .board{display:grid;place-items:center;aspect-ratio:1;background:#fff;border-radius:.3rem;margin-block-end:.5rem;overflow:hidden}
.card img{max-width:88%;max-height:88%;width:88%;height:88%;object-fit:contain}.card noscript{display:contents}.card b,.card .about{display:block}
.gone{color:#333;padding:1rem;font-size:.9rem}
.stars{color:var(--feed-star);letter-spacing:.06em}.word{color:var(--feed-muted);white-space:nowrap}
.mark{color:var(--feed-link);font-weight:650}.card .mark{position:absolute;inset:.5rem .6rem auto auto;background:var(--feed-paper);border-radius:1rem;padding:0 .45rem}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.note{border-inline-start:.25rem solid var(--feed-star);background:var(--feed-soft);padding:.5rem .75rem}
.streaks{margin-block:1.25rem;padding:.2rem .9rem;border:1px solid var(--feed-line);border-radius:.6rem}.figures span{display:inline-block;margin-inline-end:1.5rem;font-weight:600}
details{color:var(--feed-muted)}summary{padding:.4rem 0;cursor:pointer}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--feed-soft);padding:.6rem;border-radius:.3rem;color:var(--feed-ink)}
button,input{font:inherit;max-width:100%}button{padding:.4rem .8rem}[data-new-day]{display:inline-block;padding:.5rem .9rem;font-weight:650}[hidden]{display:none!important}
@media (scripting:enabled){[data-days]:not([data-chosen]){visibility:hidden}[data-days]:not([data-chosen]) section~section,[data-days]:not([data-chosen]) img{display:none}}
.way{display:flex;justify-content:space-between;margin-block:1rem}.tools{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;align-items:baseline;color:var(--feed-muted)}
.list,.months{padding-inline-start:0;list-style:none}.list a,.months a{display:inline-block;padding:.35rem 0}.months{columns:9rem}.list .mark{margin-inline-start:.6rem}
.week,.month{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:.3rem}.week{color:var(--feed-muted);text-align:center;margin-block-end:.3rem}
.month>li{border:1px solid var(--feed-line);border-radius:.4rem;padding:.3rem .4rem;min-height:4rem;font-size:.8rem}.month .stars{letter-spacing:0}.month>li.empty{color:var(--feed-muted);border-style:dashed}
.from-2>li:first-child{grid-column-start:2}.from-3>li:first-child{grid-column-start:3}.from-4>li:first-child{grid-column-start:4}.from-5>li:first-child{grid-column-start:5}.from-6>li:first-child{grid-column-start:6}.from-7>li:first-child{grid-column-start:7}
.month ul{list-style:none;margin:0;padding:0}.month ul a{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 .4rem;padding:.2rem 0;text-decoration:none}.month .day{display:block;font-weight:700;padding:.2rem .1rem;color:inherit}
footer{color:var(--feed-muted);font-size:.9rem;border-block-start:1px solid var(--feed-line);margin-block-start:2.5rem;padding-block:.75rem 2rem}footer p{margin:.3rem 0}
number-puzzle{display:block}number-puzzle>svg{display:block;width:100%;max-width:32rem;height:auto;margin:1rem auto;background:#fff}
.framed main{padding:.25rem;max-width:none}.small{font-size:.85rem;color:var(--feed-muted);margin:.25rem}.small a,.small span{margin-inline-end:1rem}
@media (max-width:40rem){header.site{padding-block:.4rem}.crumb{margin:.1rem 0}.month{grid-template-columns:1fr}.week{display:none}.month>li{grid-column-start:auto!important;min-height:0;display:flex;gap:.8rem}.month>li.empty{display:none}.month ul{display:flex;flex-wrap:wrap;gap:0 1rem}.month ul a{padding:.3rem 0}}
@media print{:root{color-scheme:light}header.site nav,footer,.crumb,.way,.tools,.cards,.embed,h2,.streaks{display:none}}`
