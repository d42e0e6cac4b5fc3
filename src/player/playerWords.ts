// What the player says: its own texts and those of one family, in one language.

import type { SumLine } from '../families/playing.ts'
import type { SymbolWords } from '../families/symbolSet.ts'
import type { Phrases } from '../grader/sharedTechniquePhrases.ts'
import type { Catalogue } from '../words/catalogue.ts'
import { say } from '../words/formatMessage.ts'
import type { Language } from '../words/languages.ts'

/** The words of the player for one family in one language. */
export interface FamilyPlayerWords {
  /** The language. */
  readonly language: Language
  /** The words for all puzzles. */
  readonly player: Catalogue['player']
  /** The name of the family. */
  readonly name: string
  /** The rules, one text for each paragraph. */
  readonly howToPlay: readonly string[]
  /** The sentences of reasons, and the names of groups in them. */
  readonly phrases: Phrases
  /** The notes beside single puzzles, by kind. */
  readonly notes: Readonly<Record<string, string>>
  /** The words for boards with symbols; left out if the family needs its numbers. */
  readonly symbols?: SymbolWords
}

/** The names of buttons. */
export type ButtonName = keyof Catalogue['player']['buttons']

/** The name of a line whose sum is shown. */
export function sumName(
  { lines }: Catalogue['player'],
  { kind, number }: Pick<SumLine, 'kind' | 'number'>,
): string {
  return say(lines[kind], { number })
}
