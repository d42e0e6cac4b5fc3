// The last page: what the book was made with, and how the degree of its puzzles is made.

import type { AnyFamily } from '../../families/registry.ts'
import type { Weights } from '../../families/sight.ts'
import { CALIBRATION_VERSION } from '../../grader/calibrations.ts'
import { STAR_LIMITS, STARS } from '../../grader/stars.ts'
import { GENERATOR_VERSION } from '../../maker/maker.ts'
import type { Book } from '../book.ts'
import { type BookWords, fill } from '../words.ts'
import type { DraftPage, Setting } from './draft.ts'
import { flow, type Piece, paragraph } from './flow.ts'
import { starsItem, starsWidth, textItem } from './items.ts'
import { CAPITALS, DESCENDERS } from './type.ts'

/** The parts of a difficulty: their words, and what each weighs in a family. A family with a measure of its own has that alone. */
const PARTS: readonly { readonly word: keyof BookWords; readonly weight: (of: Weights) => number }[] = [
  { word: 'degreeScan', weight: ({ effort }) => effort },
  { word: 'degreeAssumption', weight: ({ hardest }) => hardest },
  { word: 'degreeSearch', weight: ({ nodes }) => nodes },
  { word: 'degreeFullSearch', weight: ({ search }) => search ?? 0 },
]

/** The colophon. */
export function colophonPages(setting: Setting, book: Book): DraftPage[] {
  const { words, seed } = setting.design
  const puzzles = book.sections.flatMap((section) => section.puzzles)
  const families = [...new Set(puzzles.map(({ family }) => family))]
  const say = (text: string, space = 0) => plain(setting, text, space)
  const pieces = [
    ...say(words.made),
    ...say(fill(words.colophonPuzzles, { count: puzzles.length }), 0.4),
    ...say(fill(words.colophonSeed, { seed })),
    ...say(fill(words.colophonVersions, { generator: GENERATOR_VERSION, calibration: CALIBRATION_VERSION })),
    ...say(fill(words.colophonTypeface, { typeface: setting.typeface.name })),
    ...title(setting, words.degreeTitle, 1.2),
    ...say(words.degreeText, 0.2),
    ...starsTable(setting),
    ...title(setting, words.degreeParts, 1.2),
    ...partsPieces(setting, families),
  ]
  return flow(setting, pieces).map((items, index) => ({ items, isOpening: index === 0 }))
}

/** A paragraph, so many em below what stands above it. */
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

/** The degrees of each number of stars. */
function starsTable(setting: Setting): Piece[] {
  const { words } = setting.design
  const { body } = setting.geometry.type
  const range = starsWidth(STARS_SIZE * body) + 1.5 * body
  const row = (height: number, items: Piece['items'], space: number): Piece => ({
    height,
    space: space * body,
    items,
    isKeptWithNext: true,
  })
  const height = (CAPITALS + DESCENDERS) * body
  const line = (x: number, text: string, y: number) =>
    textItem(setting, text, x, y + CAPITALS * body, { size: body })
  const rows = STARS.map((stars) =>
    row(
      height,
      (y) => [
        starsItem(stars, 0, y + CAPITALS * body, STARS_SIZE * body),
        line(range, rangeText(words, stars), y),
      ],
      stars === 1 ? 0.9 : 0.45,
    ),
  )
  return [...rows.slice(0, -1), { ...rows[rows.length - 1], isKeptWithNext: false }]
}

function rangeText(words: BookWords, stars: number): string {
  const least = stars === 1 ? 0 : STAR_LIMITS[stars - 2] + 1
  const most = STAR_LIMITS[stars - 1]
  if (stars === 1) return fill(words.degreeUpTo, { most })
  if (most === undefined) return fill(words.degreeOver, { least: least - 1 })
  return fill(words.degreeFromTo, { least, most })
}

/** Each part with the families that it counts for, and the power to which it counts. */
function partsPieces(setting: Setting, families: readonly AnyFamily[]): Piece[] {
  const { words, familyWords } = setting.design
  const nameOf = ({ name }: AnyFamily) => familyWords[name].name
  const measured = families.filter(({ grading }) => grading.trial !== undefined)
  const others = families.filter(({ grading }) => grading.trial === undefined)
  const parts = PARTS.map(({ word, weight }) => ({
    text: words[word],
    names: others
      .filter(({ grading }) => weight(grading.weights) > 0)
      .map((family) => `${nameOf(family)} (${weight(family.grading.weights)})`),
  }))
  const tried = { text: words.degreeMoves, names: measured.map(nameOf) }
  const told = [...parts, tried].filter(({ names }) => names.length > 0)
  return [
    ...(others.length > 0 ? plain(setting, words.degreePowers, 0.2) : []),
    ...told.flatMap(({ text, names }) => plain(setting, `${text}: ${names.join(', ')}`, 0.25)),
  ]
}
