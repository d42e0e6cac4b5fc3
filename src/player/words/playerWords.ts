// What the player says, whatever the puzzle.

import type { PlayedCage, SumLine } from '../../families/playing.ts'
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

/** What the player says, in one language. */
export interface PlayerWords {
  /** BCP 47. */
  readonly language: string
  /** The names of buttons. */
  readonly buttons: Readonly<Record<ButtonName, string>>
  /** What each setting does. */
  readonly settings: Readonly<Record<keyof Settings, string>>
  /** `row 3 column 4` */
  readonly cell: (row: number, column: number) => string
  /** What a cell's label goes on with. */
  readonly label: {
    readonly empty: string
    readonly given: string
    readonly blocked: string
    readonly conflict: string
    readonly notes: (numbers: string) => string
    readonly cage: (cage: PlayedCage, place: number) => string
  }
  /** What a line is called, and what it still needs. */
  readonly line: (line: Pick<SumLine, 'kind' | 'number'>) => string
  readonly lineLeft: (sum: number, left: number, open: number) => string
  /** A key of the pad: the number, and how many are missing. */
  readonly key: (value: number, left: number) => string
  /** What the status line says. */
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
    readonly enter: (value: number, cell: string) => string
    readonly isNot: (cell: string, values: string) => string
    readonly chooseCell: string
    readonly armed: (value: number) => string
    readonly notesMode: (kind: 'off' | 'centre' | 'corner') => string
    readonly combinations: (list: string) => string
    readonly noCombinations: string
    readonly mistake: string
    readonly mistakeRule: string
    readonly mistakeChain: string
    readonly mistakeSolution: string
    readonly mistakeMarks: string
    readonly cleared: string
    readonly assume: (value: number, cell: string) => string
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
  /** How boards are used, with a finger or a mouse: of all, of those with paths, of those with sums. */
  readonly use: {
    readonly cells: string
    readonly path: string
    readonly sums: string
    readonly help: string
  }
  /** What is read of the tools and of the keys. */
  readonly tools: string
  readonly pad: string
  /** `3 of 5 stars` */
  readonly stars: (stars: number) => string
  /** The result as a text to share, a line each. */
  readonly result: (
    title: string,
    time: string | undefined,
    help: readonly [number, number] | undefined,
  ) => string
  readonly time: string
}

/** All that the player of one family says in one language. */
export interface FamilyPlayerWords {
  /** What is said whatever the puzzle. */
  readonly player: PlayerWords
  /** What the family is called. */
  readonly name: string
  /** How it is played, a paragraph each. */
  readonly howToPlay: readonly string[]
  /** The sentences of reasons, and what groups of cells are called in them. */
  readonly phrases: Phrases
  /** What is said beside single puzzles, by the kind of their note. */
  readonly notes: Readonly<Record<string, string>>
}
