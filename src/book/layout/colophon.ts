// The colophon: the tools with which the book was made, and an explanation of the degree.

import { fillGaps } from '../../families/words.ts'
import { CALIBRATION_VERSION } from '../../grader/calibrations.ts'
import { STAR_LIMITS, STARS } from '../../grader/stars.ts'
import { GENERATOR_VERSION } from '../../maker/maker.ts'
import type { Book } from '../bookContents.ts'
import { type BookWords, starWord } from '../bookWords.ts'
import { degreeTable, isMeasured } from './degreeTable.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import { starsItem, starsWidth, textWidth } from './pageItems.ts'
import { flow, type Piece, paragraph, sideBySide, together } from './textFlow.ts'
import { CAPITALS } from './typeSizes.ts'

/** Lays out the colophon. */
export function colophonPages(setting: Setting, book: Book): DraftPage[] {
  const { words, seed } = setting.design
  const puzzles = book.sections.flatMap((section) => section.puzzles)
  const families = [...new Set(puzzles.map(({ family }) => family))]
  const say = (text: string, space = 0) => plain(setting, text, space)
  const pieces = [
    ...say(words.made),
    ...say(fillGaps(words.colophonPuzzles, { count: puzzles.length }), 0.4),
    ...say(fillGaps(words.colophonSeed, { seed })),
    ...say(
      fillGaps(words.colophonVersions, { generator: GENERATOR_VERSION, calibration: CALIBRATION_VERSION }),
    ),
    ...say(fillGaps(words.colophonTypeface, { typeface: setting.typeface.name })),
    ...title(setting, words.degreeTitle, 1.2),
    ...say(words.degreeText, 0.2),
    ...starsTable(setting),
    // A degree that is measured directly needs no table.
    ...(families.every(isMeasured) ? [] : degreeTable(setting, families)),
  ]
  return flow(setting, pieces).map((items, index) => ({ items, isOpening: index === 0 }))
}

/** A paragraph with `space` em above it. */
function plain(setting: Setting, text: string, space: number, isKeptWithNext = false): Piece[] {
  const { content, type } = setting.geometry
  const size = type.body
  return paragraph(setting, text, { size, room: content.width, space: space * size, isKeptWithNext })
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

const STARS_SIZE = 0.8

/** The words and the ranges of degrees for each number of stars. */
function starsTable(setting: Setting): Piece[] {
  const { words } = setting.design
  const { body } = setting.geometry.type
  const names = STARS.map((stars) => starWord(words, stars))
  const beside = starsWidth(STARS_SIZE * body) + 1.5 * body
  const widest = Math.max(...names.map((name) => textWidth(setting, name, body)))
  const { width } = setting.geometry.content
  // A recipe may have long words; degrees have at least half of the page.
  const x = Math.min(beside + widest + 1.5 * body, width / 2)
  return STARS.map((stars) => {
    const [name, range] = [
      { text: names[stars - 1], x: beside, room: x - beside - body },
      { text: rangeText(words, stars), x, room: width - x },
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
  if (stars === 1) return fillGaps(words.degreeUpTo, { most })
  if (most === undefined) return fillGaps(words.degreeOver, { least: least - 1 })
  return fillGaps(words.degreeFromTo, { least, most })
}
