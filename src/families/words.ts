// The facet `words`: what a family says in print, in every language that books come in.

import type { Inference } from './inference.ts'

/** The languages that books come in. */
export const LANGUAGES = ['en', 'de'] as const
/** One of `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number]

/** A family in the words of one language. */
export interface FamilyWords {
  /** What its puzzles are called in print: a name that is nobody's trademark. */
  readonly name: string
  /**
   * The rules in one sentence of at most some 110 characters, for those who know the kind. The gaps `least` and `greatest` are
   * the numbers that the board takes.
   */
  readonly inShort: string
  /** Takes the place of `inShort` for puzzles with such a note, whose facts fill gaps, too: it says what the note says. */
  readonly inShortNoted?: Readonly<Record<string, string>>
  /** How it is played, a paragraph each. */
  readonly howToPlay: readonly string[]
  /** The sentence of each kind of reason, with the gaps that it has in `inference.reasons`. */
  readonly reasons: Readonly<Record<string, string>>
  /** What groups of cells are called in these, as in `inference.groups`. */
  readonly groups: Readonly<Record<string, string>>
  /** What is said beside single puzzles, by the kind of `note`. */
  readonly notes?: Readonly<Record<string, string>>
}

/** A family in each language; English is always there. */
export type Words = Readonly<Partial<Record<Language, FamilyWords>> & { en: FamilyWords }>

/** The English sentences are those of the inference. */
export function englishPhrases({
  reasons,
  groups,
}: Pick<Inference, 'reasons' | 'groups'>): Pick<FamilyWords, 'reasons' | 'groups'> {
  const sentences = Object.entries(reasons).map(([kind, { sentence }]) => [kind, sentence])
  return { reasons: Object.fromEntries(sentences), groups }
}

/** The names of the gaps of a text, in alphabetical order, each once. */
export function gapsOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name))].sort()
}

/** A text with its gaps filled in. */
export function fillGaps(text: string, gaps: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(gaps[name] ?? whole))
}
