// A hint in three presses: where to look, why, and what follows. This file is loaded with the guide, at the
// first hint.

import { cellName } from '../families/grid.ts'
import type { Candidate } from '../families/inference.ts'
import { namedFacts } from '../families/namedFacts.ts'
import type { Shape } from '../families/puzzle.ts'
import { filledSentence } from '../grader/explanation.ts'
import { say } from '../words/say.ts'
import type { Action } from './actions.ts'
import type { GuideAnswer, HintChain, HintReason } from './guide.ts'
import type { FamilyPlayerWords } from './playerWords.ts'

/** The answers that can be shown as a hint. */
type Hintable = Extract<GuideAnswer, { kind: 'step' | 'mistake' }>

/** One part of a hint. */
export interface Hint {
  /** The text. */
  readonly text: string
  /** The cells that it marks. */
  readonly cells: readonly number[]
  /** Whether the hint is about a mistake. */
  readonly isMistake: boolean
  /** The candidates of a pattern, from the second press on. */
  readonly pattern: readonly Candidate[]
  /** The candidates that the pattern rules out. */
  readonly removes: readonly Candidate[]
  /** The next part; undefined after the last. */
  readonly next?: () => Hint
  /** The action of the last press. */
  readonly action?: Action
}

/** The context in which hints are worded. */
interface HintContext {
  /** The shape of the board. */
  readonly shape: Shape
  /** The words. */
  readonly words: FamilyPlayerWords
}

/** The first part of a hint. */
export function hintOf(answer: Hintable, context: HintContext): Hint {
  return answer.kind === 'mistake' ? mistakeHint(answer, context) : stepHint(answer, context)
}

function mistakeHint(
  { shownBy, cells, wrong, chain }: Extract<Hintable, { kind: 'mistake' }>,
  context: HintContext,
): Hint {
  const { status } = context.words.player
  const plain = { cells, isMistake: true, pattern: [], removes: [] }
  const why = status.mistakes[shownBy]
  const what: Hint = {
    ...plain,
    text: status.cleared,
    ...(wrong.length > 0 && { action: { do: 'clear', cells: wrong } }),
  }
  const text = chain ? `${why} ${sentence(chainText(chain, context))}` : why
  return { ...plain, text: status.mistake, next: () => ({ ...plain, text, next: () => what }) }
}

function stepHint(
  { reason, place, pattern, removes, chain }: Extract<Hintable, { kind: 'step' }>,
  context: HintContext,
): Hint {
  const concerned = [...reason.cells, ...(place ? [place.cell] : []), ...removes.map(({ cell }) => cell)]
  const plain = { cells: [...new Set(concerned)], isMistake: false, pattern, removes }
  const what: Hint = {
    ...plain,
    text: place ? enterText(place, context) : removedText(removes, context),
    action: place
      ? { do: 'enter', entries: [[place.cell, place.value]], tidy: true }
      : { do: 'strike', entries: removes.map(({ cell, value }) => [cell, value]) },
  }
  const text = sentence(chain ? chainText(chain, context) : reasonSentence(reason, context))
  const why: Hint = { ...plain, text, next: () => what }
  return { ...plain, pattern: [], removes: [], text: context.words.player.status.look, next: () => why }
}

/** What a step enters. */
function enterText({ cell, value }: Candidate, context: HintContext): string {
  const { theNumber, enter } = context.words.player.status
  const name = named(value, context)
  const told = /^\d/.test(name) ? say(theNumber, { value: name }) : name
  return capitalised(say(enter, { value: told, cell: cellName(context.shape, cell) }))
}

/** The ruled-out values of each cell. */
function removedText(removes: readonly Candidate[], context: HintContext): string {
  const { shape, words } = context
  const cells = [...new Set(removes.map(({ cell }) => cell))].sort((a, b) => a - b)
  const valuesOf = (cell: number) =>
    removes
      .flatMap((one) => (one.cell === cell ? one.value : []))
      .sort((a, b) => a - b)
      .map((value) => named(value, context))
      .join(', ')
  const textOf = (cell: number) =>
    say(words.player.status.isNot, { cell: cellName(shape, cell), values: valuesOf(cell) })
  return `${cells.map(textOf).join('; ')}.`
}

/** The links of a chain and the contradiction. */
function chainText({ links, contradiction }: HintChain, context: HintContext): string {
  const { shape, words } = context
  const { assume, itFollows } = words.player.status
  const [{ cell, value }, ...others] = links
  const placed = others.map((one) => `${cellName(shape, one.cell)} = ${named(one.value, context)}`).join(', ')
  return [
    say(assume, { value: named(value, context), cell: cellName(shape, cell) }),
    ...(placed === '' ? [] : [say(itFollows, { links: placed })]),
    reasonSentence(contradiction, context),
  ].join('; ')
}

function reasonSentence({ kind, facts }: HintReason, { shape, words }: HintContext): string {
  const { reasons, groups, valueNames } = words.phrases
  return filledSentence(reasons[kind], shape, namedFacts(facts, valueNames), groups)
}

/** A value as sentences name it. */
function named(value: number, { words }: HintContext): string {
  return words.phrases.valueNames?.[value - 1] ?? String(value)
}

function sentence(text: string): string {
  return `${capitalised(text)}.`
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
