// An upper limit for the number of pages around the puzzles. Known texts are broken into lines exactly,
// because a book may have custom texts. Worked examples, which do not exist yet, count with the most lines that
// they can take.

import { STARS } from '../../grader/stars.ts'
import { say } from '../../words/say.ts'
import { allRules } from '../bookWords.ts'
import { FIRST_STEPS, MOST_CELLS } from '../workedExample.ts'
import type { Portion } from './bookEstimate.ts'
import { colophonPages } from './colophon.ts'
import type { Setting } from './draftPage.ts'
import { explaining } from './explaining.ts'
import { copyrightPages } from './frontBackPages.ts'
import { mostTechniquePages } from './techniquePages.ts'
import { flow, type Piece, paragraph } from './textFlow.ts'

/** The maximum height of a line of the contents, with the space above it, in em. */
const CONTENTS_LINE = 2.1

/**
 * Lines of the contents other than families and sections: solutions, the last page, groups of stars, the note
 * on sections without guessing.
 */
const OTHER_LINES = 11

/** The maximum number of sections of a family: one for each number of stars, or for each tier. */
const MOST_SECTIONS = STARS.length

/** Upper limits for a worked example: the height of its board, in em, and the number of its steps with reasons. */
const EXAMPLE_BOARD = 20
const EXAMPLE_STEPS = FIRST_STEPS + 1

/** The number of letters of the longest name of a group, such as a diagonal. */
const LONGEST_GROUP = 26

/** Stands for the text in a gap of a sentence. No text that fills a gap is longer than this one. */
const FILLED = ' 888'.repeat(10)

/** The maximum number of pages for title, copyright, contents and rules. */
export function frontPages(setting: Setting, portions: readonly Portion[]): number {
  const { content, type } = setting.geometry
  const families = familiesOf(portions)
  // Puzzles of unknown stars or tier may fall into up to five sections.
  const sections = portions.reduce((sum, { stars, tier }) => sum + (stars > 0 && tier ? 1 : MOST_SECTIONS), 0)
  const lines = Math.min(sections, MOST_SECTIONS * families.length) + 4 * families.length + OTHER_LINES
  const contents = Math.ceil((lines * CONTENTS_LINE * type.body) / content.height)
  const rules = families.reduce((sum, family) => sum + rulesPages(setting, family), 0)
  // The contents begin on a right-hand page.
  const before = 1 + copyrightPages(setting).length
  return before + (before % 2) + contents + rules + mostTechniquePages(setting, families)
}

function rulesPages(before: Setting, family: string): number {
  const { setting, room } = explaining(before)
  const { design, geometry } = setting
  const words = design.familyWords[family]
  const { example, exampleSteps, exampleStep, exampleLarger, exampleSolution } = design.words
  const longest = Object.values(words.reasons).reduce((most, one) => (one.length > most.length ? one : most))
  const steps = Array.from({ length: EXAMPLE_STEPS }, () => `${exampleStep} ${longest}${FILLED}`)
  const rules = allRules(words).flatMap((text) => plain(setting, text, room))
  const texts = [example, exampleSteps, exampleLarger, ...steps, shortSteps(setting), exampleSolution]
  const board = blank(EXAMPLE_BOARD * geometry.type.body)
  const divided = flow(setting, [...rules, ...texts.flatMap((text) => plain(setting, text)), board, board])
  // An example with all its steps on one page begins on a page of its own.
  return Math.max(divided.length, flow(setting, rules).length + 1)
}

/** The steps without reasons, at most as many as an example has. */
function shortSteps({ design: { words } }: Setting): string {
  const gaps = { value: 88, letter: 'm', group: FILLED.slice(0, LONGEST_GROUP) }
  return `${words.exampleRest} ${`${say(words.exampleShortStepIn, gaps)}, `.repeat(MOST_CELLS.withoutGivens)}`
}

/** The number of pages for the colophon. All its texts are known. */
export function backPages(setting: Setting, portions: readonly Portion[]): number {
  return colophonPages(
    setting,
    portions.reduce((sum, { count }) => sum + count, 0),
  ).length
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
