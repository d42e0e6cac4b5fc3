// The types of symbols that can stand for numbers, and of a family's words for boards with symbols.

import type { PictureContent } from '../scene.ts'
import type { Language } from '../words/languages.ts'

/** The kinds of symbols. */
export type SymbolKind = 'letters' | 'shapes' | 'pictures'

/** A symbol for a value of a board. */
export interface BoardSymbol {
  /** Its name alone, in each language: `star`, `C`. */
  readonly label: Readonly<Record<Language, string>>
  /** Its name in a sentence: `the star`, in German in the nominative, `der Stern`. */
  readonly told: Readonly<Record<Language, string>>
  /** The character for it in a terminal; of a letter, the letter. */
  readonly sign: string
  /** What is drawn for a printed symbol and for one that a solver writes; left out for a letter. */
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
  /** The symbols. A board takes as many of them as it has values. */
  readonly symbols: readonly BoardSymbol[]
}

/** The words of a family on a board with symbols, in one language. */
export interface SymbolWords {
  /** The name of its puzzles in print, by the kind of symbols. */
  readonly names: Readonly<Record<SymbolKind, string>>
  /** The rules in one sentence. */
  readonly inShort: string
  /** How to play, one text a paragraph. The symbols in a row follow the last one. */
  readonly howToPlay: readonly string[]
  /** The sentences in which a symbol's name cannot simply take the place of a number. */
  readonly reasons: Readonly<Record<string, string>>
}
