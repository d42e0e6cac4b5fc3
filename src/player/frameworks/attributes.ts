// The attributes, the property and the events of `<number-puzzle>` in templates of frameworks.

import type { Language } from '../../words/languages.ts'
import type { NumberPuzzle, NumberPuzzleEventMap } from '../dom/numberPuzzle.ts'
import type { PlayableRecord } from '../openPuzzleRecord.ts'

/** What a template can set. */
export interface NumberPuzzleAttributes {
  /** The record to play. */
  readonly record?: PlayableRecord | undefined
  /** The address of a record. */
  readonly src?: string | undefined
  /** The heading over the board. */
  readonly heading?: string | undefined
  /** The language; the language of the page if left out. */
  readonly language?: Language | undefined
  /** The colours; those of the reader's system if left out. */
  readonly theme?: 'light' | 'dark' | undefined
  /** The address of the next puzzle. */
  readonly next?: string | undefined
  /** The text of the button that opens the next puzzle. */
  readonly 'next-label'?: string | undefined
  /** The symbols that stand for numbers. */
  readonly symbols?: string | undefined
  /** Whether the game can only be looked at. */
  readonly 'view-only'?: boolean | '' | undefined
}

/** The listeners of a template: `onpuzzle-move={({ detail }) => …}`. */
export type NumberPuzzleListeners = {
  readonly [Name in keyof NumberPuzzleEventMap as `on${Name}`]?:
    | ((event: NumberPuzzleEventMap[Name] & { readonly currentTarget: NumberPuzzle }) => void)
    | undefined
}
