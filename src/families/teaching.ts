// The facet `teaching`: facts that fit the rules to the puzzles of a book. In a book of boards with sixteen
// rows, the rules speak of sixteen rows; in a book without divisions, they do not explain division.

import { gapsOf, say } from '../words/formatMessage.ts'
import type { OwnWishes } from './making.ts'
import type { Puzzle, Shape } from './puzzle.ts'

/**
 * A sentence of the rules, or a part of a sentence that another part completes. It is printed if every gap has a
 * fact and, with `when`, if the fact with this name is true.
 */
export type RuleSentence =
  | string
  | {
      /** The name of the fact that must be true. */
      readonly when: string
      /** The sentence. */
      readonly text: string
    }

/** Rules in one language, as paragraphs, each a list of sentences. */
export type FittedRules = readonly (readonly RuleSentence[])[]

/** Facts that hold for all puzzles of a book: texts and numbers for gaps, and conditions for sentences. */
export type RuleFacts = Readonly<Record<string, string | number | boolean | undefined>>

/** A clue that a board of characters does not show. */
export interface ToldClue {
  /** Its name: a key of the names of groups; left out if its label says everything. */
  readonly kind?: string
  /** The number in the name, if it has one. */
  readonly number?: string
  /** What is printed for it, as far as the name does not say it: `7+`. */
  readonly label?: string
  /** The cells, in the order in which they are read. */
  readonly cells: readonly number[]
  /** The sign between the cells; a comma if left out. */
  readonly joint?: string | undefined
}

/** How a family is taught to readers of a book. */
export interface Teaching<P extends Puzzle = Puzzle> {
  /** The number of paragraphs of `howToPlay` that state the rules; the others give advice. 1 if left out. */
  readonly ruleParagraphs?: number
  /** The clues that a board of characters does not show; none if left out. */
  clues?(puzzle: P): readonly ToldClue[]
  /** The facts for the rules of a book with these puzzles. The list is not empty. */
  facts(puzzles: readonly P[]): RuleFacts
  /** The family's own options for an example of this shape in a book with these puzzles. */
  exampleWishes?(puzzles: readonly P[], shape: Shape): OwnWishes
}

/** The rules to print with these facts, one text for each paragraph. */
export function rulesFor(rules: FittedRules, facts: RuleFacts): string[] {
  const isKnown = (name: string) => facts[name] !== undefined && facts[name] !== false
  const gaps = Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      typeof fact === 'string' || typeof fact === 'number' ? [[name, fact]] : [],
    ),
  )
  return rules
    .map((sentences) =>
      sentences
        .filter((one) => typeof one === 'string' || isKnown(one.when))
        .map(textOf)
        .filter((text) => gapsOf(text).every(isKnown))
        .map((text) => say(text, gaps))
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
}

/** All sentences of rules with their gaps, one text for each paragraph. */
export function allSentences(rules: FittedRules): string[] {
  return rules.map((sentences) => sentences.map(textOf).join(' '))
}

function textOf(sentence: RuleSentence): string {
  return typeof sentence === 'string' ? sentence : sentence.text
}

/** The feature that all puzzles share; undefined if they differ. */
export function shared<P, T extends string | number>(
  puzzles: readonly P[],
  featureOf: (puzzle: P) => T,
): T | undefined {
  const [first] = puzzles
  const feature = featureOf(first)
  return puzzles.every((puzzle) => featureOf(puzzle) === feature) ? feature : undefined
}

/**
 * The facts about the size of square boards: the size that all puzzles share, or the smallest and the largest
 * size.
 */
export function sizeFacts(puzzles: readonly Puzzle[]): RuleFacts {
  const greatest = shared(puzzles, ({ shape }) => shape.rows)
  const sizes = puzzles.map(({ shape }) => shape.rows)
  return greatest === undefined ? { small: Math.min(...sizes), large: Math.max(...sizes) } : { greatest }
}
