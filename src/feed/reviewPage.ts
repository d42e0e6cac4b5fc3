// A private page for editors: coming puzzles with solutions and grades, each with buttons that decide about it. Decisions become
// commands to copy or to save.

import { group } from 'd3-array'
import * as icons from '../design/icons.ts'
import { cssColour, FONT, RADIUS, TOUCH, TYPE, WEIGHT } from '../design/tokens.ts'
import { shownGivens } from '../families/cellNamesAndFaults.ts'
import { shapeForReaders } from '../families/variantNames.ts'
import { shellWord } from '../formats/shellWord.ts'
import { boardPicture } from '../page/boardPicture.ts'
import { Html, html } from '../page/html.ts'
import { iconOf, starRow } from '../page/stars.ts'
import { say } from '../words/formatMessage.ts'
import { editorFacts } from './editorFacts.ts'
import type { SeriesMeta } from './feedMetadata.ts'
import { type FeedWords, longDate, toldFacts } from './feedWordsAndDateTexts.ts'
import type { SeriesPuzzle } from './publicPuzzles.ts'
import { difficultyWord, familyWords } from './puzzleTexts.ts'

/** The settings of the page. */
interface ReviewSettings {
  /** The title and language of the feed. */
  readonly meta: SeriesMeta
  /** The texts of the feed. */
  readonly words: FeedWords
  /** The folder of the feed, for the commands on the page. */
  readonly folder: string
}

const STYLES = `:root{color-scheme:light dark;font:1rem/1.4 ${FONT};background:${cssColour('paper')};color:${cssColour('ink')}}*{box-sizing:border-box}body{max-width:76rem;margin:auto;padding:1rem 1rem 12rem}
h1{font-size:${TYPE.title}rem}h2{font-size:${TYPE.large}rem}.private{border:2px solid ${cssColour('wrong')};border-radius:${RADIUS.small}px;padding:.5rem .75rem;font-weight:${WEIGHT.strong}}
ul{list-style:none;padding:0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr))}li{border:1px solid ${cssColour('border')};background:${cssColour('surface')};border-radius:${RADIUS.large}px;padding:.75rem}
.boards{display:flex;gap:.75rem}.boards svg{background:#fff;width:50%;height:auto;border-radius:${RADIUS.small}px}code{overflow-wrap:anywhere;font-size:${TYPE.small}rem;color:${cssColour('muted')}}h3,p{margin:.5rem 0}
.stars{height:1em;vertical-align:-.1em;fill:none;stroke:${cssColour('star')};stroke-width:1.2}.full{fill:${cssColour('star')}}
.icon{width:1.25rem;height:1.25rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vertical-align:middle}
.choices{display:flex;flex-wrap:wrap;gap:.25rem}button,input,textarea{font:inherit;color:inherit;background:${cssColour('paper')};border:1px solid ${cssColour('border')};border-radius:${RADIUS.small}px;min-height:${TOUCH}px;padding:0 .75rem}button[aria-pressed=true]{background:${cssColour('chosen')};border-color:${cssColour('ink')}}li input{flex:1;min-width:8rem}
.decisions{position:fixed;inset:auto 0 0;background:${cssColour('surface')};border-block-start:1px solid ${cssColour('border')};padding:.75rem 1rem}.decisions textarea{width:100%;height:4rem;padding:.5rem}
@media (scripting:none){.choices,.decisions{display:none}}`

/** Collects an editor's decisions as commands, which are copied or saved: the page has no server. Decisions survive a reload. */
const SCRIPT = `const key='puzzlewright:review '+location.pathname
let kept={};try{kept=JSON.parse(localStorage.getItem(key))??{}}catch{}
const text=document.querySelector('textarea')
function update(){const lines=[]
for(const item of document.querySelectorAll('li')){const {place,command}=item.dataset,own=kept[place]??{}
for(const button of item.querySelectorAll('button'))button.setAttribute('aria-pressed',String(own.choice===button.value))
item.querySelector('input').value=own.note??''
if(own.choice)lines.push(own.choice==='reject'?command:'# '+place+': '+own.choice)
if(own.note)lines.push('# '+place+': '+own.note)}
text.value=lines.join('\\n')
try{localStorage.setItem(key,JSON.stringify(kept))}catch{}}
addEventListener('click',({target})=>{const button=target.closest('button'),item=target.closest('li')
if(item&&button){const own=kept[item.dataset.place]??={};own.choice=own.choice===button.value?undefined:button.value;update()}
else if(button?.value==='copy')navigator.clipboard.writeText(text.value).catch(()=>text.select())
else if(button?.value==='save'){const link=document.createElement('a');link.href=URL.createObjectURL(new Blob([text.value+'\\n']));link.download='review.sh';link.click()}})
addEventListener('change',({target})=>{const item=target.closest('li');if(item){(kept[item.dataset.place]??={}).note=target.value.replaceAll(/\\s+/g,' ').trim();update()}})
update()`

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
<section class="decisions"><textarea readonly aria-label="${words.reviewDecisions}" placeholder="${words.reviewNone}"></textarea>
<button type="button" value="copy">${words.reviewCopy}</button> <button type="button" value="save">${words.reviewSave}</button></section>
<script>${new Html(SCRIPT)}</script>
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
  const command = `puzzlewright feed reject ${shellWord(folder)} ${date} ${shellWord(slot.name)}`
  const { grade } = puzzle
  const stars = grade && starRow(grade.stars, say(words.stars, { stars: grade.stars }))
  const choice = (value: string, outline: string, label: string) =>
    html`<button type="button" value="${value}" aria-pressed="false">${iconOf(outline)} ${label}</button>`
  return html`<li data-place="${date} ${slot.name}" data-command="${command}"><h3>${slot.title} ${stars} ${difficultyWord(meta, puzzle)}</h3>
<div class="boards">${board(shownGivens(puzzle.puzzle), slot.title)} ${board(puzzle.solution, words.solution)}</div>
<p>${told.join(' · ')}</p>
<div class="choices">${choice('approve', icons.check, words.reviewApprove)} ${choice('reject', icons.reject, words.reviewReject)} ${choice('pin', icons.pin, words.reviewPin)} <input aria-label="${words.reviewNote}" placeholder="${words.reviewNote}"></div>
<p><code>${command}</code></p></li>
`
}
