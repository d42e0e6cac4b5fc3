// The colophon, which states that every puzzle has one solution, and explains what the stars of the book's puzzles demand of
// a solver. In a book with details, it also has the degrees of each of these numbers of stars, the seed, and the versions of
// the generator and the calibration.

import { CALIBRATION_VERSION } from '../../grader/calibrations.ts'
import { STAR_LIMITS, STARS } from '../../grader/stars.ts'
import { GENERATOR_VERSION } from '../../maker/maker.ts'
import { heightOf, keptTogether, type Piece, sideBySide, together } from '../../print/layoutPieces.ts'
import { CAPITALS, starsItem, starsWidth, textWidth } from '../../print/pageItemBuilders.ts'
import { say } from '../../words/formatMessage.ts'
import { type BookWords, starMeaning, starWord } from '../bookWords.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import { explaining, flow, flowHeight, HEADING, heading, openingPages, shortest, told } from './textFlow.ts'

/** What the colophon tells of the puzzles of a book. */
interface Told {
  /** The number of puzzles. */
  readonly count: number
  /** The numbers of stars that they have. */
  readonly stars: readonly number[]
  /** Whether a puzzle states its minutes. */
  readonly hasMinutes: boolean
}

/** Lays out the colophon of a book, in the type size of the rules. */
export function colophonPages(plain: Setting, { count, stars, hasMinutes }: Told): DraftPage[] {
  const { setting, room } = explaining(plain)
  const listed = STARS.filter((one) => stars.includes(one))
  const { words, seed, hasDetails } = setting.design
  const sentence = (text: string, space = 0.2) => told(setting, text, { room, space })
  const explained = [
    ...heading(setting, words.starsTitle),
    ...sentence(words.starsText),
    ...meanings(setting, listed, room),
    ...(hasMinutes ? sentence(words.minutesText) : []),
    ...(hasDetails ? heading(setting, words.degreeTitle, { space: 1.6 * HEADING }) : []),
    ...(hasDetails ? [...sentence(words.degreeText), ...degreeTable(setting, listed, room)] : []),
  ]
  // The data with which the same book can be made again.
  const versions = { generator: GENERATOR_VERSION, calibration: CALIBRATION_VERSION }
  const again = [say(words.colophonSeed, { seed }), say(words.colophonVersions, versions)]
  const making = [
    ...sentence(say(words.colophonPuzzles, { count }), 1.6),
    ...sentence(words.made),
    ...sentence(say(words.colophonTypeface, { typeface: setting.typeface.name })),
    ...(hasDetails ? again.flatMap((text) => sentence(text)) : []),
  ]
  const flows = SPACINGS.map((share) => {
    const spaced = (pieces: readonly Piece[]) =>
      pieces.map((piece) => ({ ...piece, space: share * piece.space }))
    const before = spaced(explained)
    return flow(setting, [...before, ...atFoot(setting, before, keptTogether(spaced(making)))])
  })
  return openingPages(shortest(flows))
}

/**
 * The possible shares of the usual spaces between lines and paragraphs. The widest spaces are used unless narrower ones
 * save a page.
 */
const SPACINGS = [1, 0.9, 0.8, 0.7]

/** Moves the text on the making of the book to the foot of the page, if everything fits on one page. */
function atFoot(setting: Setting, before: readonly Piece[], pieces: readonly Piece[]): readonly Piece[] {
  const left = flowHeight(setting) - heightOf([...before, ...pieces], true)
  const [first, ...others] = pieces
  return left < 0 ? pieces : [{ ...first, space: first.space + left - ROUNDING }, ...others]
}

/** A tolerance for rounding errors in sums of heights, in points. */
const ROUNDING = 0.01

const STARS_SIZE = 0.9

/**
 * The minimum width, in em, of the column that explains the stars. If there is less room, the word stands above its
 * explanation.
 */
const LEAST_MEANING = 17

/** A row for each of these numbers of stars: the stars, and beside them a text. */
function starRows(
  setting: Setting,
  listed: readonly number[],
  textOf: (stars: number) => Piece,
  look: (index: number) => Partial<Piece>,
) {
  const { body } = setting.geometry.type
  return listed.map((stars, index): Piece => {
    const text = textOf(stars)
    return {
      ...text,
      ...look(index),
      items: (y) => [starsItem(stars, 0, y + CAPITALS * body, STARS_SIZE * body), ...text.items(y)],
    }
  })
}

/** For each of these numbers of stars, a row with the stars, their word and what they demand of a solver. */
function meanings(setting: Setting, listed: readonly number[], room: number): Piece[] {
  const { words } = setting.design
  const { body } = setting.geometry.type
  const x = starsWidth(STARS_SIZE * body) + 1.4 * body
  const widest = Math.max(...listed.map((stars) => textWidth(setting, starWord(words, stars), body, 'bold')))
  const beside = x + widest + 1.4 * body
  const isBeside = room - beside >= LEAST_MEANING * body
  const left = isBeside ? beside : x
  const textOf = (stars: number) => {
    const word = told(setting, starWord(words, stars), { weight: 'bold', x, room: room - x })
    const meaning = told(setting, starMeaning(words, stars), { x: left, room: room - left })
    return isBeside ? sideBySide(together(word, 0), together(meaning, 0)) : together([...word, ...meaning], 0)
  }
  return starRows(setting, listed, textOf, (index) => ({ space: (index === 0 ? 1 : 0.8) * body }))
}

/** For each of these numbers of stars, a row with the stars, their word and the range of degrees. */
function degreeTable(setting: Setting, listed: readonly number[], room: number): Piece[] {
  const { words } = setting.design
  const { body } = setting.geometry.type
  const beside = starsWidth(STARS_SIZE * body) + 1.6 * body
  const widest = Math.max(...listed.map((stars) => textWidth(setting, starWord(words, stars), body)))
  // A recipe may have long words, so degrees always have at least half of the line.
  const x = Math.min(beside + widest + 1.5 * body, room / 2)
  const textOf = (stars: number) => {
    const name = told(setting, starWord(words, stars), { x: beside, room: x - beside - body })
    const range = told(setting, rangeText(words, stars), { x, room: room - x })
    return sideBySide(together(name, 0), together(range, 0))
  }
  return starRows(setting, listed, textOf, (index) => ({
    space: (index === 0 ? 0.9 : 0.45) * body,
    isKeptWithNext: index < listed.length - 1,
  }))
}

function rangeText(words: BookWords, stars: number): string {
  const least = stars === 1 ? 0 : STAR_LIMITS[stars - 2] + 1
  const most = STAR_LIMITS[stars - 1]
  if (stars === 1) return say(words.degreeUpTo, { most })
  if (most === undefined) return say(words.degreeOver, { least: least - 1 })
  return say(words.degreeFromTo, { least, most })
}
