// Puts the path to a solution into words.

import { cellName } from '../families/cellNamesAndFaults.ts'
import type { Family } from '../families/family.ts'
import type { Reason } from '../families/inference.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { steps } from '../words/english.ts'
import type { Phrases } from './sharedTechniquePhrases.ts'
import type { Reasoning, Step } from './steps.ts'

/** A path to the solution, from the givens to the last cell. */
export interface Explanation extends Reasoning {
  /** The steps in the order in which a person makes them. */
  readonly steps: readonly Step[]
}

/**
 * A reason as a sentence without a full stop, in English or in the language of `phrases` (see `phrasesIn`).
 */
export function reasonText(
  family: Pick<Family, 'inference'>,
  { shape }: Puzzle,
  { kind, facts }: Pick<Reason, 'kind' | 'facts'>,
  phrases?: Phrases,
): string {
  const { reasons, groups } = family.inference
  const shared: Phrases['reasons'] = steps.reasons
  const sentence = phrases?.reasons[kind] ?? reasons[kind] ?? shared[kind]
  const told = family.inference.nameFacts?.(facts) ?? facts
  return filledSentence(sentence, shape, told, phrases?.groups ?? groups)
}

/** A sentence with its gaps filled in; `groups` holds the names of groups in its language. */
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

/** A fact with the names of groups translated, such as `row 3, column 5` or `row 1: 2+7; row 2: 3+6`. Anything else stays as it is. */
export function factText(fact: string | number, groups: Phrases['groups']): string {
  return String(fact).replace(
    /(?<=^|[,;] )([a-z]+)(?: (\d+))?(?=$|[,;:] )/g,
    (name, kind: string, number: string) =>
      Object.hasOwn(groups, kind) ? groups[kind].replace('{number}', number) : name,
  )
}
