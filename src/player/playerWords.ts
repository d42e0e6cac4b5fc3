// The player's words in one language: those for the boards of a family, and those for help and for the menu, each
// loaded when the player needs it.

import type { SumLine } from '../families/playing.ts'
import type { SymbolWords } from '../families/symbolSet.ts'
import type { Phrases } from '../grader/sharedTechniquePhrases.ts'
import type { Catalogue } from '../words/catalogue.ts'
import { say } from '../words/formatMessage.ts'
import type { Language } from '../words/languages.ts'

/** The words of boards of one family in one language. */
export interface BoardWords {
  /** The language. */
  readonly language: Language
  /**
   * The words for all puzzles. The build leaves out the words for features that boards of the family do not
   * have.
   */
  readonly player: Catalogue['player']
  /** The words for one to five stars. */
  readonly stars: Catalogue['stars']
  /** The name of the family. */
  readonly name: string
  /** The notes beside single puzzles, by kind. */
  readonly notes: Readonly<Record<string, string>>
  /** The name of the clues of further rules, as it follows "in"; left out if there are no such clues. */
  readonly clues?: Readonly<Record<string, string>>
  /** The sentences of reasons that name such clues. */
  readonly reasons?: Readonly<Record<string, string>>
}

/** The words of help for one family in one language. */
export interface HelpWords {
  /** The words for all puzzles. */
  readonly help: Pick<Catalogue['playerHelp'], 'status' | 'picture'>
  /** The sentences of reasons, and the names of groups in them. */
  readonly phrases: Phrases
  /** The words for boards with symbols; left out if the family needs its numbers. */
  readonly symbols?: SymbolWords
}

/** The words of the menu for one family in one language. */
export interface MenuWords {
  /** The words for all puzzles. */
  readonly help: Catalogue['playerHelp']
  /** The rules, one text for each paragraph. */
  readonly howToPlay: readonly string[]
}

/** The name of a line whose sum is shown. */
export function sumName(
  { lines }: Catalogue['player'],
  { kind, number }: Pick<SumLine, 'kind' | 'number'>,
): string {
  return say(lines[kind], { number })
}
