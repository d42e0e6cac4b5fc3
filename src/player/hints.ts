// A hint in three presses: the first shows where to look, the second the reason, the third the conclusion with its
// reason. This file is loaded with the guide, at the first hint.

import type { Candidate, House } from '../families/inference.ts'
import type { Shape } from '../families/puzzle.ts'
import { namedFacts } from '../families/valueNamesInFacts.ts'
import { filledSentence, listText } from '../grader/reasonText.ts'
import type { Phrases } from '../grader/sharedTechniquePhrases.ts'
import { asLine, say } from '../words/formatMessage.ts'
import type { Action } from './actions.ts'
import type { GuideAnswer, HintChain } from './answerGuideQuestions.ts'
import type { HintReason } from './hintReason.ts'
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
  /** The groups of cells of which the text speaks. */
  readonly houses: readonly NamedHouse[]
  /** The next part; undefined after the last. */
  readonly next?: () => Hint
  /** The action of the last press. */
  readonly action?: Action | undefined
}

/** A group of cells as a text names it. */
export interface NamedHouse extends House {
  /** The letter that stands for the number; empty if the text says “this row”, or for the only group of a kind. */
  letter: string
  /** The name in the text, such as `row A`; empty without a letter. */
  name: string
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
  const houses: NamedHouse[] = []
  /** The next letter for a cell or a group; beyond the alphabet, letters have numbers. */
  const newLetter = () => {
    const place = letters.size + houses.filter(({ letter }) => letter !== '').length
    const turn = Math.floor(place / alphabet.length)
    return alphabet[place % alphabet.length] + (turn > 0 ? turn + 1 : '')
  }
  const nameOf = (cell: number) => {
    const name = letters.get(cell) ?? newLetter()
    letters.set(cell, name)
    return name
  }
  const knownHouse = ({ kind, number }: House) =>
    houses.find((one) => one.kind === kind && one.number === number)
  /** The letter of a group, which is written in the place of its number. */
  const letterOfHouse = (house: House) => {
    const known = knownHouse(house)
    const letter = known?.letter || newLetter()
    const name = groups[house.kind].replace('{number}', letter)
    if (!known) houses.push({ ...house, letter, name })
    else Object.assign(known, { letter, name })
    return letter
  }
  /** Names cells and groups by letters, in the order of the text. */
  const withLetters = (text: string, told: readonly House[] = []) =>
    text.replaceAll(/\br(\d+)c(\d+)\b|⟦(\d+)⟧/g, (_, row: string, column: string, house: string) =>
      house === undefined
        ? nameOf((Number(row) - 1) * shape.columns + Number(column) - 1)
        : letterOfHouse(told[Number(house)]),
    )
  /** A value as sentences name it. */
  const named = (value: number) => phrases.valueNames?.[value - 1] ?? String(value)
  const reasonText = ({ kind, sentence = kind, facts, houses: told = [] }: HintReason) => {
    // The only group is shown, so it needs no letter.
    const these: Readonly<Record<string, string>> = kind === 'hidden-single' ? status.these : {}
    const named = namedFacts(facts, phrases.valueNames)
    const text = filledSentence(reasons[sentence], shape, named, { ...groups, ...these }, (one, number) => {
      const index = told.findIndex((house) => house.kind === one && String(house.number) === number)
      return index < 0 ? number : `⟦${index}⟧`
    })
    const lettered = withLetters(text, told)
    houses.push(...told.filter((one) => !knownHouse(one)).map((one) => ({ ...one, letter: '', name: '' })))
    return lettered
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
    return asLine(text)
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
    const plain = { cells, isMistake: true, pattern: [], removes: [], letters, houses }
    const why = status.mistakes[answer.shownBy] + (chain ? ` ${asLine(chainText(chain))}.` : '')
    const action: Action | undefined = wrong.length > 0 ? { do: 'clear', cells: wrong } : undefined
    return inThree(plain, status.mistake, why, status.cleared, action)
  }
  const { reason, place, pattern, removes, chain, after = 0 } = answer
  const concerned = [...reason.cells, ...[...(place ? [place] : []), ...removes].map(({ cell }) => cell)]
  const plain = { cells: [...new Set(concerned)], isMistake: false, pattern, removes, letters, houses }
  const reasonSaid = `${asLine(chain ? chainText(chain) : reasonText(reason))}.`
  const why = after > 0 ? say(status.after, { count: after, why: reasonSaid }) : reasonSaid
  const lettersOfWhy = new Map(letters)
  if (place) {
    const action: Action = { do: 'enter', entries: [[place.cell, place.value]], tidy: true }
    const cells = [...plain.cells, ...blockers(place, reason.cells, board)]
    const what = `${why} ${enterText(place)}`
    return inThree({ ...plain, cells }, status.look, why, what, action, lettersOfWhy)
  }
  const entries = removes.map(({ cell, value }) => [cell, value] as const)
  const what = `${why} ${removedText(removes)}`
  return inThree(plain, status.look, why, what, { do: 'strike', entries }, lettersOfWhy)
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
 * with the last press. `lettersOfWhy` are the letters in the second text.
 */
function inThree(
  plain: Omit<Hint, 'text'>,
  look: string,
  why: string,
  what: string,
  action: Action | undefined,
  lettersOfWhy = plain.letters,
): Hint {
  const last = () => ({ ...plain, text: what, action })
  return {
    ...plain,
    pattern: [],
    removes: [],
    letters: new Map(),
    houses: [],
    text: look,
    next: () => ({ ...plain, letters: lettersOfWhy, text: why, next: last }),
  }
}
