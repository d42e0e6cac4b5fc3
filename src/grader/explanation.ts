// A path to the solution in words.

import type { Family } from '../families/family.ts'
import { cellName } from '../families/grid.ts'
import type { Reason, ReasonWords } from '../families/inference.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import type { Reasoning } from './reasoning.ts'
import { FORCING_CHAIN, type Phrases, SEARCH, STEP_WORDS } from './stepSentences.ts'
import type { Step } from './steps.ts'

/** A path to the solution, from the givens to the last cell. */
export interface Explanation extends Reasoning {
  /** In the order in which a person makes them. */
  readonly steps: readonly Step[]
}

/** Why a step is made: of a placement, the plainest of its reasons. */
export function reasonOf(step: Step): Reason {
  switch (step.step) {
    case 'place':
      return step.reasons[0]
    case 'eliminate':
      return step
    case 'refute': {
      const { cell, value } = step
      return { kind: FORCING_CHAIN, facts: { value, cell }, cells: [cell], premises: [] }
    }
    case 'search': {
      const { cell, refuted, nodes } = step
      return { kind: SEARCH, facts: { refuted: refuted.join(', '), nodes }, cells: [cell], premises: [] }
    }
  }
}

/** The words of a kind of reason: the family's, or those of the techniques that all families have. */
export function reasonWords({ inference }: Pick<Family, 'inference'>, kind: string): ReasonWords {
  return inference.reasons[kind] ?? STEP_WORDS[kind as keyof typeof STEP_WORDS]
}

/** A reason as a sentence without an end: in English, or with the phrases of another language (`phrasesIn`). */
export function reasonText(
  family: Pick<Family, 'inference'>,
  { shape }: Puzzle,
  { kind, facts }: Pick<Reason, 'kind' | 'facts'>,
  phrases?: Phrases,
): string {
  const sentence = phrases?.reasons[kind] ?? reasonWords(family, kind).sentence
  return filledSentence(sentence, shape, facts, phrases?.groups ?? family.inference.groups)
}

/** A reason's sentence with its gaps filled; `groups` are the names of groups in its language. */
export function filledSentence(
  sentence: string,
  shape: Pick<Shape, 'columns'>,
  facts: Reason['facts'],
  groups: Phrases['groups'],
): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, gap: string) =>
    gap === 'cell' ? cellName(shape, Number(facts.cell)) : factText(facts[gap], groups),
  )
}

/** A fact by the names of a language: `row 3, column 5`; whatever is no group stays as it is. */
export function factText(fact: string | number, groups: Phrases['groups']): string {
  const parts = String(fact)
    .split(', ')
    .map((part) => {
      const [, kind, number] = part.match(/^([a-z]+)(?: (\d+))?$/) ?? []
      return Object.hasOwn(groups, kind) ? groups[kind].replace('{number}', number) : part
    })
  return parts.join(', ')
}
