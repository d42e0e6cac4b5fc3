// What a family says in print, in every language that books come in.

import type { ReasonWords } from './inference.ts'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** A family in the words of one language. */
export interface FamilyWords {
  /** What its puzzles are called in print: a name that is nobody's trademark. */
  readonly name: string
  /** How it is played, a paragraph each. */
  readonly howToPlay: readonly string[]
  /** The sentence of each kind of reason, with the gaps that it has in `grading.reasons`. */
  readonly reasons: Readonly<Record<string, string>>
  /** What is said beside single puzzles, by the kind of `note`. */
  readonly notes?: Readonly<Record<string, string>>
}

/** A family in the languages that it speaks: English always, others where it has them. */
export type TranslatedWords = Readonly<Partial<Record<Language, FamilyWords>> & { en: FamilyWords }>

/** What a reader has to know of a puzzle to play it: a key of `notes`, and what fills the gaps. */
export interface Note {
  readonly kind: string
  readonly facts: Readonly<Record<string, string | number>>
}

/** The English sentences are those of the grader. */
export function sentencesOf(reasons: Readonly<Record<string, ReasonWords>>): Record<string, string> {
  return Object.fromEntries(Object.entries(reasons).map(([kind, { sentence }]) => [kind, sentence]))
}

/** The names of the gaps of a text, in alphabetical order, each once. */
export function gapsOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name))].sort()
}
