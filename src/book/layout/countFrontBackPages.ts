// How many pages there are at most around the puzzles: what is read of them is set in lines as it will be, for a book may
// have texts of its own; of worked examples, which are not there yet, and of tables, the most that they take.

import type { Portion } from './bookEstimate.ts'
import type { Setting } from './draftPage.ts'
import { copyrightPages } from './frontBackPages.ts'
import { explaining } from './howToPlay.ts'
import { flow, type Piece, paragraph } from './textFlow.ts'

/** A line of contents and the space above it, in em, at most. */
const CONTENTS_LINE = 2.1

/** Lines of contents beside those of families and sections: solutions, the last page, groups of stars. */
const OTHER_LINES = 8

/** The board of an example, in em, and the steps of which it tells. */
const EXAMPLE_BOARD = 17
const EXAMPLE_STEPS = 8

/** What the gaps of a sentence are filled with is not longer. */
const FILLED = ' 888'.repeat(10)

/** Lines of the colophon's tables. */
const TABLE_LINES = 18

/** Title, copyright, contents, and how each family is played. */
export function frontPages(setting: Setting, portions: readonly Portion[]): number {
  const { content, type } = setting.geometry
  const families = familiesOf(portions)
  const lines = portions.length + 2 * families.length + OTHER_LINES
  const contents = Math.ceil((lines * CONTENTS_LINE * type.body) / content.height)
  const rules = families.reduce((sum, family) => sum + rulesPages(setting, family), 0)
  // The contents begin at the right.
  const before = 1 + copyrightPages(setting).length
  return before + (before % 2) + contents + rules
}

function rulesPages(before: Setting, family: string): number {
  const { setting, room } = explaining(before)
  const { design, geometry } = setting
  const { howToPlay, reasons } = design.familyWords[family]
  const { example, exampleSteps, exampleStep, exampleMore, exampleSolution } = design.words
  const longest = Object.values(reasons).reduce((most, one) => (one.length > most.length ? one : most))
  const steps = Array.from({ length: EXAMPLE_STEPS }, () => `${exampleStep} ${longest}${FILLED}`)
  const texts = [...howToPlay, example, exampleSteps, ...steps, exampleMore, exampleSolution]
  const board = blank(EXAMPLE_BOARD * geometry.type.body)
  return flow(setting, [...texts.flatMap((text) => plain(setting, text, room)), board, board]).length
}

/** The colophon: everything that the words of a book say, and more. */
export function backPages(setting: Setting, portions: readonly Portion[]): number {
  const { design, geometry } = setting
  const names = familiesOf(portions).map((family) => design.familyWords[family].name)
  const texts = [...Object.values(design.words), ...Array.from({ length: 4 }, () => names.join(', '))]
  const rows = Array.from({ length: TABLE_LINES }, () => blank(geometry.type.leading))
  return flow(setting, [...texts.flatMap((text) => plain(setting, text)), ...rows]).length
}

function familiesOf(portions: readonly Portion[]): string[] {
  return [...new Set(portions.map(({ family }) => family))]
}

function plain(setting: Setting, text: string, room = setting.geometry.content.width): Piece[] {
  const { body } = setting.geometry.type
  return paragraph(setting, text, { size: body, room, space: 0.4 * body })
}

function blank(height: number): Piece {
  return { height, space: 0, items: () => [] }
}
