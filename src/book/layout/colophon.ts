// The last page: that every puzzle has one solution, and what the stars ask of a solver. With `details`, also the degrees
// of each number of stars, and the tools with which the book was made.

import { CALIBRATION_VERSION } from '../../grader/calibrations.ts'
import { STAR_LIMITS, STARS } from '../../grader/stars.ts'
import { GENERATOR_VERSION } from '../../maker/maker.ts'
import { CAPITALS, starsItem, starsWidth, textWidth } from '../../print/items.ts'
import { heightOf, type Piece, paragraph, sideBySide, together } from '../../print/pieces.ts'
import { say } from '../../words/say.ts'
import { type BookWords, starMeaning, starWord } from '../bookWords.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import { explaining, FIRST_SPACE, flow } from './textFlow.ts'

/** Lays out the colophon of a book with this many puzzles, in the type of the rules. */
export function colophonPages(plain: Setting, count: number): DraftPage[] {
  const { setting, room } = explaining(plain)
  const { words } = setting.design
  const told = (text: string, space = 0) => sentence(setting, text, room, space)
  const stars = [
    ...title(setting, words.starsTitle, 0),
    ...told(words.starsText, 0.2),
    ...meanings(setting, room),
    ...(setting.design.hasDetails ? degreePieces(setting, room) : []),
  ]
  const making = [
    ...told(say(words.colophonPuzzles, { count }), 1.6),
    ...told(words.made, 0.2),
    ...told(say(words.colophonTypeface, { typeface: setting.typeface.name }), 0.2),
    ...(setting.design.hasDetails ? seedPieces(setting, room) : []),
  ]
  const pages = flow(setting, [...stars, ...atFoot(setting, stars, making)])
  return pages.map((items, index) => ({ items, isOpening: index === 0 }))
}

/** How the book was made stands at the foot of the page, if all fits on one. */
function atFoot({ geometry }: Setting, before: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  const { content, type } = geometry
  const left = content.height - FIRST_SPACE * type.body - heightOf([...before, ...pieces], true)
  const [first, ...others] = pieces
  return left < 0 ? [...pieces] : [{ ...first, space: first.space + left - ROUNDING }, ...others]
}

/** Sums of heights are rounded. */
const ROUNDING = 0.01

/** A paragraph with `space` em above it. */
function sentence(setting: Setting, text: string, room: number, space: number): Piece[] {
  const size = setting.geometry.type.body
  return paragraph(setting, text, { size, room, space: space * size })
}

function title(setting: Setting, text: string, space: number): Piece[] {
  const { content, type } = setting.geometry
  const size = 1.15 * type.body
  return paragraph(setting, text, {
    size,
    weight: 'bold',
    room: content.width,
    space: space * size,
    isKeptWithNext: true,
  })
}

const STARS_SIZE = 0.9

/** The least width of the column that says what stars ask, in em; without it, the word stands above. */
const LEAST_MEANING = 17

/** For each number of stars its word and what it asks of a solver, beside the stars. */
function meanings(setting: Setting, room: number): Piece[] {
  const { words } = setting.design
  const { body } = setting.geometry.type
  const x = starsWidth(STARS_SIZE * body) + 1.4 * body
  const widest = Math.max(...STARS.map((stars) => textWidth(setting, starWord(words, stars), body, 'bold')))
  const beside = x + widest + 1.4 * body
  const isBeside = room - beside >= LEAST_MEANING * body
  const left = isBeside ? beside : x
  return STARS.map((stars) => {
    const word = paragraph(setting, starWord(words, stars), { size: body, weight: 'bold', x, room: room - x })
    const meaning = paragraph(setting, starMeaning(words, stars), { size: body, x: left, room: room - left })
    const text = isBeside
      ? sideBySide(together(word, 0), together(meaning, 0))
      : together([...word, ...meaning], 0)
    return {
      height: text.height,
      space: (stars === 1 ? 1 : 0.8) * body,
      items: (y) => [starsItem(stars, 0, y + CAPITALS * body, STARS_SIZE * body), ...text.items(y)],
    }
  })
}

/** What the degree means, and the degrees of each number of stars. */
function degreePieces(setting: Setting, room: number): Piece[] {
  const { words } = setting.design
  return [
    ...title(setting, words.degreeTitle, 1.6),
    ...sentence(setting, words.degreeText, room, 0.2),
    ...degreeTable(setting, room),
  ]
}

/** How the book can be made again. */
function seedPieces(setting: Setting, room: number): Piece[] {
  const { words, seed } = setting.design
  const versions = { generator: GENERATOR_VERSION, calibration: CALIBRATION_VERSION }
  return [
    ...sentence(setting, say(words.colophonSeed, { seed }), room, 0.2),
    ...sentence(setting, say(words.colophonVersions, versions), room, 0.2),
  ]
}

/** The words and the ranges of degrees for each number of stars. */
function degreeTable(setting: Setting, room: number): Piece[] {
  const { words } = setting.design
  const { body } = setting.geometry.type
  const names = STARS.map((stars) => starWord(words, stars))
  const beside = starsWidth(STARS_SIZE * body) + 1.6 * body
  const widest = Math.max(...names.map((name) => textWidth(setting, name, body)))
  // A recipe may have long words; degrees have at least half of the line.
  const x = Math.min(beside + widest + 1.5 * body, room / 2)
  return STARS.map((stars) => {
    const [name, range] = [
      { text: names[stars - 1], x: beside, room: x - beside - body },
      { text: rangeText(words, stars), x, room: room - x },
    ].map(({ text, ...place }) => together(paragraph(setting, text, { size: body, ...place }), 0))
    const text = sideBySide(name, range)
    return {
      height: text.height,
      space: (stars === 1 ? 0.9 : 0.45) * body,
      isKeptWithNext: stars < STARS.length,
      items: (y) => [starsItem(stars, 0, y + CAPITALS * body, STARS_SIZE * body), ...text.items(y)],
    }
  })
}

function rangeText(words: BookWords, stars: number): string {
  const least = stars === 1 ? 0 : STAR_LIMITS[stars - 2] + 1
  const most = STAR_LIMITS[stars - 1]
  if (stars === 1) return say(words.degreeUpTo, { most })
  if (most === undefined) return say(words.degreeOver, { least: least - 1 })
  return say(words.degreeFromTo, { least, most })
}
