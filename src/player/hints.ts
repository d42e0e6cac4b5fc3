// A hint in three presses: the first shows where to look, the second the reason, the third the conclusion with its
// reason. This file is loaded with the guide, at the first hint.

import type { Candidate } from '../families/inference.ts'
import type { Shape } from '../families/puzzle.ts'
import { namedFacts } from '../families/valueNamesInFacts.ts'
import { filledSentence, listText } from '../grader/reasonText.ts'
import type { Phrases } from '../grader/sharedTechniquePhrases.ts'
import { say } from '../words/formatMessage.ts'
import type { Action } from './actions.ts'
import type { GuideAnswer, HintChain, HintReason } from './answerGuideQuestions.ts'
import type { BoardWords, HelpWords } from './playerWords.ts'

/** The answers that can be shown as a hint. */
type Hintable = Extract<GuideAnswer, { kind: 'step' | 'mistake' }>

/** One part of a hint. */
export interface Hint {
  /** The text. */
  readonly text: string
  /** The cells that the hint marks. */
  readonly cells: readonly number[]
  /** Whether the hint is about a mistake. */
  readonly isMistake: boolean
  /** The candidates of a pattern, from the second press on. */
  readonly pattern: readonly Candidate[]
  /** The candidates that the pattern rules out. */
  readonly removes: readonly Candidate[]
  /** The letters by which the text names cells. A board has no coordinates, so it shows the letters. */
  readonly letters: ReadonlyMap<number, string>
  /** The next part; undefined after the last. */
  readonly next?: () => Hint
  /** The action of the last press. */
  readonly action?: Action | undefined
}

/** The board of a hint, as far as it shows what rules a number out. */
interface HintBoard {
  /** The value of each cell. */
  readonly values: readonly number[]
  /** The cells that are related to a cell. */
  peersOf(cell: number): readonly number[]
}

/** The letters that name cells: Greek on boards whose symbols may be letters. */
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω'

/** The first part of a hint for a board of this shape; `ofRules` are the words for reasons that name clues. */
export function hintOf(
  answer: Hintable,
  shape: Shape,
  { phrases, help }: Pick<HelpWords, 'phrases' | 'help'>,
  ofRules: Pick<BoardWords, 'clues' | 'reasons'> = {},
  board?: HintBoard,
): Hint {
  const { status } = help
  const reasons: Phrases['reasons'] = { ...ofRules.reasons, ...phrases.reasons }
  const groups = { ...ofRules.clues, ...phrases.groups }
  const alphabet = phrases.valueNames ? GREEK : LATIN
  const letters = new Map<number, string>()
  /** The letter of a cell; beyond the alphabet, letters have numbers. */
  const nameOf = (cell: number) => {
    const place = letters.size
    const turn = Math.floor(place / alphabet.length)
    const name = letters.get(cell) ?? alphabet[place % alphabet.length] + (turn > 0 ? turn + 1 : '')
    letters.set(cell, name)
    return name
  }
  const withLetters = (text: string) =>
    text.replaceAll(/\br(\d+)c(\d+)\b/g, (_, row: string, column: string) =>
      nameOf((Number(row) - 1) * shape.columns + Number(column) - 1),
    )
  /** A value as sentences name it. */
  const named = (value: number) => phrases.valueNames?.[value - 1] ?? String(value)
  const reasonText = ({ kind, sentence = kind, facts }: HintReason) => {
    // The cells of the only group are marked, so it needs no number.
    const told = kind === 'hidden-single' ? { ...groups, ...status.these } : groups
    return withLetters(filledSentence(reasons[sentence], shape, namedFacts(facts, phrases.valueNames), told))
  }

  /** The links of a chain and the contradiction. */
  function chainText({ links: [{ cell, value }, ...others], contradiction }: HintChain): string {
    const links = others.map((one) => `${nameOf(one.cell)} = ${named(one.value)}`).join(', ')
    return [
      say(status.assume, { value: named(value), cell: nameOf(cell) }),
      ...(links === '' ? [] : [say(status.itFollows, { links })]),
      reasonText(contradiction),
    ].join('; ')
  }

  /** A sentence that says which value to enter in which cell. */
  function enterText({ cell, value }: Candidate): string {
    const name = named(value)
    const told = /^\d/.test(name) ? say(status.theNumber, { value: name }) : name
    // A cell that no sentence has named is the marked one.
    const text = letters.has(cell)
      ? say(status.enter, { value: told, cell: nameOf(cell) })
      : say(status.here, { value: told })
    return capitalised(text)
  }

  /** The ruled-out values of each cell. */
  function removedText(removes: readonly Candidate[]): string {
    const sorted = removes.toSorted((a, b) => a.cell - b.cell || a.value - b.value)
    const texts = [...new Set(sorted.map(({ cell }) => cell))].map((cell) => {
      const own = sorted.filter((one) => one.cell === cell).map(({ value }) => named(value))
      const values = listText('excluded', own.join(', '), phrases.groups)
      return say(status.isNot, { cell: nameOf(cell), values })
    })
    return `${texts.join('; ')}.`
  }

  if (answer.kind === 'mistake') {
    const { cells, wrong, chain } = answer
    const plain = { cells, isMistake: true, pattern: [], removes: [], letters }
    const why = status.mistakes[answer.shownBy] + (chain ? ` ${capitalised(chainText(chain))}.` : '')
    const action: Action | undefined = wrong.length > 0 ? { do: 'clear', cells: wrong } : undefined
    return inThree(plain, status.mistake, why, status.cleared, action)
  }
  const { reason, place, pattern, removes, chain, after = 0 } = answer
  const concerned = [...reason.cells, ...[...(place ? [place] : []), ...removes].map(({ cell }) => cell)]
  const plain = { cells: [...new Set(concerned)], isMistake: false, pattern, removes, letters }
  const reasonSaid = `${capitalised(chain ? chainText(chain) : reasonText(reason))}.`
  const why = after > 0 ? say(status.after, { count: after, why: reasonSaid }) : reasonSaid
  if (place) {
    const action: Action = { do: 'enter', entries: [[place.cell, place.value]], tidy: true }
    const cells = [...plain.cells, ...blockers(place, reason.cells, board)]
    return inThree({ ...plain, cells }, status.look, why, `${why} ${enterText(place)}`, action)
  }
  const entries = removes.map(({ cell, value }) => [cell, value] as const)
  return inThree(plain, status.look, why, `${why} ${removedText(removes)}`, { do: 'strike', entries })
}

/** The placed numbers that keep a number out of the other open cells of its group. */
function blockers(
  { cell, value }: Candidate,
  group: readonly number[],
  board: HintBoard | undefined,
): number[] {
  if (!board) return []
  const { values, peersOf } = board
  const closed = group.filter((one) => one !== cell && values[one] === 0)
  const seeing = closed.flatMap((one) => peersOf(one).filter((peer) => values[peer] === value))
  return [...new Set(seeing)].filter((one) => !group.includes(one))
}

/**
 * A hint in three presses. The last text must be understood without the marks of the pattern, which disappear
 * with the last press.
 */
function inThree(
  plain: Omit<Hint, 'text'>,
  look: string,
  why: string,
  what: string,
  action: Action | undefined,
): Hint {
  const last = () => ({ ...plain, text: what, action })
  return {
    ...plain,
    pattern: [],
    removes: [],
    letters: new Map(),
    text: look,
    next: () => ({ ...plain, text: why, next: last }),
  }
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
