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
  { kind, sentence: key = kind, facts }: Pick<Reason, 'kind' | 'sentence' | 'facts'>,
  phrases?: Phrases,
): string {
  const { reasons, groups } = family.inference
  const shared: Phrases['reasons'] = steps.reasons
  const sentence = phrases?.reasons[key] ?? reasons[key] ?? shared[key]
  const told = family.inference.nameFacts?.(facts) ?? facts
  return filledSentence(sentence, shape, told, phrases?.groups ?? { and: steps.and, or: steps.or, ...groups })
}

/** Tells what stands for the number of a group, such as the 3 of `row 3`. */
type GroupNumber = (kind: string, number: string) => string

/**
 * A sentence with its gaps filled in; `groups` holds, in the language of the sentence, the names of groups and the words that
 * join lists.
 */
export function filledSentence(
  sentence: string,
  shape: Pick<Shape, 'columns'>,
  facts: Reason['facts'],
  groups: Phrases['groups'],
  numberOf?: GroupNumber,
): string {
  return sentence.replace(/\{(\w+)\}/g, (_, gap: string) =>
    gap === 'cell'
      ? cellName(shape, Number(facts.cell))
      : listText(gap, factText(facts[gap], groups, numberOf), groups),
  )
}

/**
 * A fact with the names of groups translated, such as `row 3`, `row 1 (2+7), row 2 (3+6)`, `sandwich 9 (row 1)` or
 * `leftover 15 (row 3, 45 − 30)`. A fact with groups has only commas and parentheses, which all languages write alike. In a
 * list that consists only of groups, the last two are joined by "and". All other facts stay as they are.
 */
export function factText(
  fact: string | number,
  groups: Phrases['groups'],
  numberOf: GroupNumber = (_, number) => number,
): string {
  const told = String(fact).replace(
    /(?<=^|, |\()([a-z]+)(?: (\d+))?(?=$|, | \(|\))/g,
    (name, kind: string, number: string) =>
      Object.hasOwn(groups, kind) ? groups[kind].replace('{number}', numberOf(kind, number)) : name,
  )
  const isListOfGroups = String(fact)
    .split(', ')
    .every((name) => Object.hasOwn(groups, name.replace(/ \d+$/, '')))
  return isListOfGroups ? joinedBy(groups.and, told) : told
}

/**
 * Joins the last two items of a list that fills a gap by "and" or "or". Lists are of numbers, cells or candidates, such as
 * `r1c2, r3c4 and r5c6` or `r1c2 = 3 or r3c4 = 5`. Lists of named values and of cages are known by the gap that they fill. All
 * other facts stay as they are, and so does a list of the cells of a chain.
 */
export function listText(gap: string, fact: string, groups: Phrases['groups']): string {
  if (/^(r[\dc]+ = [^;=]+(; |$)){2,}$/.test(fact)) return fact.replaceAll('; ', ` ${groups.or} `)
  if (gap === 'excluded') {
    // In Spanish, "or" is another word before a number that begins with an o when it is said.
    return joinedBy(/, (8\d*|11)$/.test(fact) ? (groups.orBeforeEight ?? groups.or) : groups.or, fact)
  }
  const isList = /^(values|pair|cages)$/.test(gap) || /^([rc\d]+(, |$)){2,}$/.test(fact)
  return isList && gap !== 'chain' ? joinedBy(groups.and, fact) : fact
}

/** A list with a word between the last two items; the last item may end with parentheses. */
function joinedBy(word: string, list: string): string {
  return list.replace(/, (?=[^,(]*(?:\([^)]*\))?$)/, ` ${word} `)
}
