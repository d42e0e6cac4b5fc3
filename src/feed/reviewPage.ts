// A private page for editors: coming puzzles with solutions and grades, each with the command that rejects it.

import { group } from 'd3-array'
import { shownGivens } from '../families/cellNamesAndFaults.ts'
import { shapeForReaders } from '../families/variantNames.ts'
import { boardPicture } from '../page/boardPicture.ts'
import { Html, html } from '../page/html.ts'
import { editorFacts } from './editorFacts.ts'
import type { SeriesMeta } from './feedMetadata.ts'
import { type FeedWords, longDate, toldFacts } from './feedWordsAndDateTexts.ts'
import type { SeriesPuzzle } from './publicPuzzles.ts'
import { difficultyWord, familyWords, starSigns } from './puzzleTexts.ts'

/** The settings of the page. */
interface ReviewSettings {
  /** The title and language of the feed. */
  readonly meta: SeriesMeta
  /** The texts of the feed. */
  readonly words: FeedWords
  /** The folder of the feed, for the commands on the page. */
  readonly folder: string
}

const STYLES = `:root{color-scheme:light dark;font:1rem/1.4 system-ui,sans-serif}body{max-width:76rem;margin:auto;padding:1rem}
.private{border:2px solid #b00020;padding:.5rem .75rem;font-weight:600}
ul{list-style:none;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(22rem,1fr))}li{border:1px solid #8888;border-radius:.5rem;padding:.75rem}
.boards{display:flex;gap:.75rem}.boards svg{background:#fff;width:50%;height:auto}code{overflow-wrap:anywhere;font-size:.85rem}h3,p{margin:.4rem 0}`

/** Writes the page. */
export function reviewPage(coming: readonly SeriesPuzzle[], settings: ReviewSettings): string {
  const { meta, words } = settings
  const days = group(coming, ({ date }) => date)
  const sectionOf = ([date, ofDate]: [string, SeriesPuzzle[]]) =>
    html`<h2>${longDate(words, date)}</h2>
<ul>${ofDate.map((one) => reviewed(one, settings))}</ul>
`
  return html`<!doctype html>
<html lang="${meta.language}">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.review} · ${meta.title}</title>
<style>${new Html(STYLES)}</style>
</head>
<body>
<h1>${words.review} · ${meta.title}</h1>
<p class="private">${words.reviewPrivate}</p>
${Array.from(days, sectionOf)}
</body>
</html>
`.text
}

function reviewed(puzzle: SeriesPuzzle, settings: ReviewSettings): Html {
  const { meta, words, folder } = settings
  const { family, slot, date } = puzzle
  const board = (values: readonly number[], title: string) =>
    boardPicture(family.drawing.scene(puzzle.puzzle, values), title)
  const shape = {
    reviewShape: `${familyWords(meta, family).name} ${shapeForReaders(puzzle.puzzle.shape.text)}`,
  }
  const told = [...toldFacts(words, shape), ...editorFacts(puzzle, meta, words)]
  return html`<li><h3>${slot.title} ${starSigns(puzzle)} ${difficultyWord(meta, puzzle)}</h3>
<div class="boards">${board(shownGivens(puzzle.puzzle), slot.title)} ${board(puzzle.solution, words.solution)}</div>
<p>${told.join(' · ')}</p>
<p><code>puzzlewright feed reject ${folder} ${date} ${slot.name}</code></p></li>
`
}
