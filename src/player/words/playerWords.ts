// The types of the player's words, apart from those of families.

import type { PlayedCage, SumLine } from '../../families/playing.ts'
import type { SymbolWords } from '../../families/symbolSet.ts'
import type { Phrases } from '../../grader/stepSentences.ts'
import type { Settings } from '../settings.ts'

/** The names of buttons. */
export type ButtonName =
  | 'undo'
  | 'redo'
  | 'clear'
  | 'notes'
  | 'corner'
  | 'hint'
  | 'check'
  | 'menu'
  | 'close'
  | 'fillNotes'
  | 'wipeNotes'
  | 'save'
  | 'back'
  | 'restart'
  | 'show'
  | 'share'
  | 'copyGame'
  | 'saveGame'
  | 'openGame'
  | 'copyPuzzle'
  | 'howToPlay'
  | 'pause'
  | 'resume'
  | 'combinations'
  | 'yes'
  | 'no'
  | 'load'

/** The words of the player in one language. */
export interface PlayerWords {
  /** The language, as a BCP 47 tag. */
  readonly language: string
  /** The names of buttons. */
  readonly buttons: Readonly<Record<ButtonName, string>>
  /** The description of each setting. */
  readonly settings: Readonly<Record<keyof Settings, string>>
  /** The name of a cell, such as `row 3 column 4`. */
  readonly cell: (row: number, column: number) => string
  /** The parts of a cell's label after its place. */
  readonly label: {
    readonly empty: string
    readonly given: string
    readonly blocked: string
    readonly conflict: string
    readonly notes: (numbers: string) => string
    readonly cage: (cage: PlayedCage, place: number) => string
  }
  /** The name of a line, and the rest of its sum. */
  readonly line: (line: Pick<SumLine, 'kind' | 'number'>) => string
  readonly lineLeft: (sum: number, left: number, open: number) => string
  /** The label of a key: its number or symbol, and how many times it is still missing. */
  readonly key: (value: string, left: number) => string
  /** The messages of the status line. */
  readonly status: {
    readonly solved: string
    readonly shown: string
    readonly right: string
    readonly wrong: string
    readonly saved: (count: number) => string
    readonly backTo: string
    readonly paused: string
    readonly notKept: string
    readonly copied: string
    readonly notCopied: string
    readonly thinking: string
    readonly noHints: string
    readonly noHint: string
    readonly look: string
    readonly enter: (value: string, cell: string) => string
    readonly isNot: (cell: string, values: string) => string
    readonly chooseCell: string
    readonly armed: (value: string) => string
    readonly notesMode: (kind: 'off' | 'centre' | 'corner') => string
    readonly combinations: (list: string) => string
    readonly noCombinations: string
    readonly mistake: string
    readonly mistakeRule: string
    readonly mistakeChain: string
    readonly mistakeSolution: string
    readonly mistakeMarks: string
    readonly cleared: string
    readonly assume: (value: string, cell: string) => string
    readonly itFollows: (links: string) => string
    readonly imported: string
    readonly unreadable: string
    readonly otherPuzzle: string
    readonly follows: string
  }
  /** Headings and questions of the dialogs. */
  readonly dialog: {
    readonly menu: string
    readonly settings: string
    readonly game: string
    readonly keys: string
    readonly keysText: readonly (readonly [string, string])[]
    readonly askShow: string
    readonly askRestart: string
    readonly code: string
    readonly privacy: string
  }
  /** How to use a board with a finger or a mouse: any board, boards with paths, boards with sums. */
  readonly use: {
    readonly cells: string
    readonly path: string
    readonly sums: string
    readonly help: string
  }
  /** The labels of the tools and of the keys, for screen readers. */
  readonly tools: string
  readonly pad: string
  /** The stars, such as `3 of 5 stars`. */
  readonly stars: (stars: number) => string
  /** The result as a text to share, in several lines. */
  readonly result: (
    title: string,
    time: string | undefined,
    help: readonly [number, number] | undefined,
  ) => string
  readonly time: string
}

/** The words of the player for one family in one language. */
export interface FamilyPlayerWords {
  /** The words for all puzzles. */
  readonly player: PlayerWords
  /** The name of the family. */
  readonly name: string
  /** The rules, one text for each paragraph. */
  readonly howToPlay: readonly string[]
  /** The sentences of reasons, and the names of groups in them. */
  readonly phrases: Phrases
  /** The notes beside single puzzles, by kind. */
  readonly notes: Readonly<Record<string, string>>
  /** The words for boards with symbols; left out if the family needs its numbers. */
  readonly symbolTexts?: SymbolWords
}
