// The types of symbols that can stand for numbers, and of a family's words for boards with symbols.

import type { PictureContent } from '../scene.ts'
import type { Language } from '../words/languages.ts'

/** The kinds of symbols. */
export type SymbolKind = 'letters' | 'shapes' | 'pictures'

/** A symbol for a value of a board. */
export interface BoardSymbol {
  /** The name of the symbol by itself, in each language: `star`, `C`. */
  readonly label: Readonly<Record<Language, string>>
  /** The name of the symbol in a sentence: `the star`, and in German the nominative `der Stern`. */
  readonly told: Readonly<Record<Language, string>>
  /** The character that shows the symbol in a terminal; for a letter, the letter itself. */
  readonly sign: string
  /** The pictures of the symbol; left out for a letter. */
  readonly pictures?: {
    /** The printed symbol. */
    readonly given: PictureContent
    /** The symbol that a solver writes. */
    readonly written: PictureContent
  }
}

/** Symbols in the order of the values 1, 2, 3, … */
export interface SymbolSet {
  /** The kind of symbols. */
  readonly kind: SymbolKind
  /** The symbols. A board uses the first of them, as many as it has values. */
  readonly symbols: readonly BoardSymbol[]
}

/** The words of a family on a board with symbols, in one language. */
export interface SymbolWords {
  /** The printed name of the family's puzzles, by the kind of symbols. */
  readonly names: Readonly<Record<SymbolKind, string>>
  /** The rules in one sentence. */
  readonly inShort: string
  /** How to play, one text for each paragraph. After the last paragraph, all symbols are shown in a row. */
  readonly howToPlay: readonly string[]
  /** The sentences that must be worded differently with names of symbols than with numbers. */
  readonly reasons: Readonly<Record<string, string>>
}
