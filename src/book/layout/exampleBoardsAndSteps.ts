// The boards of a worked example: the puzzle with the letters of its steps in its cells, and the solution.

import { FIGURE } from '../../families/drawing.ts'
import { valueLabel } from '../../families/familyWithSymbols.ts'
import type { Reason } from '../../families/inference.ts'
import { perObjects } from '../../families/memo.ts'
import { namedFacts } from '../../families/valueNamesInFacts.ts'
import { factText, listText } from '../../grader/reasonText.ts'
import { listWordsIn } from '../../grader/sharedTechniquePhrases.ts'
import { cellForType, puzzleScene } from '../../print/boardScenesAndSizes.ts'
import { movedPiece, type Piece } from '../../print/layoutPieces.ts'
import { sceneItem } from '../../print/pageItemBuilders.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import { say } from '../../words/formatMessage.ts'
import { LANGUAGES, languageOf } from '../../words/languages.ts'
import { type Example, exampleRemarks } from '../workedExample.ts'
import type { Setting } from './draftPage.ts'
import { told } from './textFlow.ts'

/**
 * The type size of a letter in a cell, as a share of the cell's side: larger than small print in a corner, smaller than a
 * number.
 */
const LETTER_SIZE = 0.56

/** The boards of an example, and the smallest side of a cell, in points, with which all type on the boards is legible. */
export const exampleBoards = perObjects((example: Example, typeface: Typeface) => {
  const puzzle = letteredScene(example)
  const solution = example.family.drawing.scene(example.puzzle, example.solution)
  const legible = Math.max(cellForType(puzzle, typeface), cellForType(solution, typeface))
  return { puzzle, solution, legible }
})

/** The board with a letter in the cell of each step. */
function letteredScene({ family, puzzle, steps }: Example): Scene {
  const scene = puzzleScene({ family, puzzle })
  const { columns } = puzzle.shape
  const letters = steps.map(({ cell }, step) => {
    const text = stepLetter(step)
    // A lower-case letter is less high than a capital, so it is moved down to stand in the middle.
    const lower = text === text.toLowerCase() ? (0.06 * LETTER_SIZE) / FIGURE.height : 0
    return {
      mark: 'text' as const,
      text,
      anchor: 'middle' as const,
      x: (cell % columns) + 0.5,
      y: Math.floor(cell / columns) + 0.5 + lower,
      size: LETTER_SIZE,
      room: 0.64,
      weight: 'regular' as const,
    }
  })
  return { ...scene, marks: [...scene.marks, ...letters] }
}

/** A piece with a board whose left end is at x. */
export function examplePiece(scene: Scene, x: number, cell: number, space: number): Piece {
  return { height: scene.height * cell, space, items: (y) => [sceneItem(() => scene, x, y, cell)] }
}

// The steps of a worked example as text. The first steps have reasons; if there is no room for the reasons of the others,
// these are listed in one paragraph.
//
//   5 in a: only place for 5 in row 3
//   2 in b: last cell of column 1: 12 − 10
//   Then, in the same way: 7 in c (row 2), 1 in d (box 4), …

const LETTERS = 26

/** The indentation of the second and further lines of a step, in em, so that the eye finds the beginning of the next step. */
const HANG = 1
/** The space above a step, in em. */
const STEP_SPACE = 0.2

/** An example with its layout setting, and whether the book has larger boards than the example. */
export interface Lesson {
  readonly setting: Setting
  readonly example: Example
  readonly isLarger: boolean
}

/** The letter of a step's cell: a to z, then A to Z. */
export function stepLetter(step: number): string {
  const first = (step < LETTERS ? 'a' : 'A').charCodeAt(0)
  return String.fromCharCode(first + (step % LETTERS))
}

/**
 * Prepares the steps for a column of width `room`. The returned function makes their pieces, with reasons for the first
 * `reasoned` steps.
 */
export function stepColumn(
  { setting, example, isLarger }: Lesson,
  room: number,
): (reasoned: number) => Piece[] {
  const { words } = setting.design
  const remarks = [...exampleRemarks(example, words), ...(isLarger ? [words.exampleLarger] : [])]
  const before = told(setting, [words.exampleSteps, ...remarks].join(' '), { room, space: STEP_SPACE })
  const sentences = example.steps.map((_, step) =>
    hanging(setting, stepSentence(setting, example, step), room),
  )
  return (reasoned) => {
    const others = example.steps
      .slice(reasoned)
      .map((_, index) => shortStep(setting, example, reasoned + index))
    const rest =
      others.length > 0
        ? told(setting, say(words.exampleRest, { steps: others.join(', ') }), { room, space: 0.5 })
        : []
    return [...before, ...sentences.slice(0, reasoned).flat(), ...rest]
  }
}

/** A paragraph whose later lines, if it has more than one, are indented. */
function hanging(setting: Setting, text: string, room: number): Piece[] {
  const by = HANG * setting.geometry.type.body
  const within = (width: number) => told(setting, text, { room: width, space: STEP_SPACE })
  const whole = within(room)
  if (whole.length < 2) return whole
  return within(room - by).map((line, index) => (index === 0 ? line : movedPiece(line, by)))
}

/** A step with its reason. No line break separates the value from its cell. */
function stepSentence(setting: Setting, example: Example, step: number): string {
  const { value, reason } = example.steps[step]
  return say(setting.design.words.exampleStep.replaceAll(/ (?!\{reason\})/g, NO_BREAK), {
    value: labelOf(setting, example, value),
    letter: stepLetter(step),
    reason: reasonSentence(setting, example, reason),
  })
}

/** A step without its reason, but with the group of cells to look at, if the reason names one. No line break divides it. */
function shortStep(setting: Setting, example: Example, step: number): string {
  const { words, familyWords } = setting.design
  const { value, reason } = example.steps[step]
  const { groups } = familyWords[example.family.name]
  const group = Object.values(reason.facts).find((fact) => factText(fact, groups) !== String(fact))
  const gaps = { value: labelOf(setting, example, value), letter: stepLetter(step) }
  return joined(
    group === undefined
      ? say(words.exampleShortStep, gaps)
      : say(words.exampleShortStepIn, { ...gaps, group: factText(group, groups) }),
  )
}

/** The family's name for a value: a number, or the name of a symbol. */
export function labelOf({ design }: Setting, { family }: Example, value: number): string | number {
  return valueLabel(family, value, languageOf(design.language) ?? LANGUAGES[0])
}

/** A no-break space. */
const NO_BREAK = '\u00a0'

/** Matches the name of a group of cells with its number, such as `row 3`. */
const NUMBERED = /^\p{L}+ \d+$/u

/** Replaces the spaces of a text, such as `row 3`, so that no line break divides it. */
function joined(text: string): string {
  return text.replaceAll(' ', NO_BREAK)
}

/** A reason in the words of the family. A cell with a letter is named by the letter. */
export function reasonSentence(
  { design }: Pick<Setting, 'design'>,
  { family, puzzle, steps }: Example,
  { kind, facts }: Reason,
): string {
  const { columns } = puzzle.shape
  const cellText = (cell: number) => {
    const step = steps.findIndex((one) => one.cell === cell)
    const place = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 }
    return step >= 0 ? stepLetter(step) : say(design.words.cell, place)
  }
  const words = design.familyWords[family.name]
  const language = languageOf(design.language)
  const groups = { ...(language && listWordsIn(language)), ...words.groups }
  const factOf = (name: string, fact: string | number) => {
    if (name === 'cell') return cellText(Number(fact))
    const list = listText(name, String(fact), groups)
    if (list !== String(fact)) return list
    const text = factText(fact, groups)
    return text === String(fact) && !NUMBERED.test(text) ? text : joined(text)
  }
  const named = Object.entries(namedFacts(facts, words.valueNames))
  const gaps = named.map(([name, fact]) => [name, factOf(name, fact)])
  return say(words.reasons[kind], Object.fromEntries(gaps))
}
