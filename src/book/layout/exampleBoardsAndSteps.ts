// The words of a worked example: letters of its cells, and sentences with the reason of a step.
//
//   5 in a: only place for 5 in row 3
//   2 in b: last cell of column 1: 12 − 10

import { valueLabel } from '../../families/familyWithSymbols.ts'
import type { Reason } from '../../families/inference.ts'
import { namedFacts } from '../../families/valueNamesInFacts.ts'
import { factText, listText } from '../../grader/reasonText.ts'
import { listWordsIn } from '../../grader/sharedTechniquePhrases.ts'
import type { Piece } from '../../print/layoutPieces.ts'
import { sceneItem } from '../../print/pageItemBuilders.ts'
import type { Scene } from '../../scene.ts'
import { say } from '../../words/formatMessage.ts'
import { LANGUAGES, languageOf } from '../../words/languages.ts'
import type { Example } from '../workedExample.ts'
import type { Setting } from './draftPage.ts'

/** A piece with a board whose left end is at x. */
export function examplePiece(scene: Scene, x: number, cell: number, space: number): Piece {
  return { height: scene.height * cell, space, items: (y) => [sceneItem(() => scene, x, y, cell)] }
}

const LETTERS = 26

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

/** A step with its reason. No line break separates the value from its cell. */
export function stepSentence(setting: Setting, example: Example, step: number): string {
  const { value, reason } = example.steps[step]
  return say(setting.design.words.exampleStep.replaceAll(/ (?!\{reason\})/g, NO_BREAK), {
    value: labelOf(setting, example, value),
    letter: stepLetter(step),
    reason: reasonSentence(setting, example, reason),
  })
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
