// What the studio says to the worker that makes books (bookWorker.ts), and what the worker answers.

import type { BookStage } from '../../book/watchWork.ts'
import type { Grade } from '../../grader/grade.ts'
import type { Language } from '../../words/languages.ts'
import type { TaskFault } from '../engine/tasks.ts'

/** A book to make. The worker makes one book at a time. */
export interface BookRequest {
  /** What is asked. */
  readonly ask: 'make'
  /** The text of the recipe, in YAML. */
  readonly recipe: string
  /** The language of the page, in which is said what is wrong; English if left out. */
  readonly language?: Language
  /** The files that the recipe names, by the names in it: puzzles, pictures of symbols, and fonts. */
  readonly files?: Readonly<Record<string, Uint8Array>>
  /** The number of workers that make puzzles; as many as the machine has processors if left out. */
  readonly workers?: number
  /** Whether the finished PDF is checked as a print service does it, which loads half a megabyte; true if left out. */
  readonly isChecked?: boolean
}

/** Boards to print, without the parts of a book: one puzzle, or a sheet of them, with the solutions at the end. */
export interface SheetRequest {
  /** What is asked. */
  readonly ask: 'sheet'
  /** The puzzles by their ids, with their grades if they are known. */
  readonly puzzles: readonly { readonly id: string; readonly grade?: Grade }[]
  /** The number of puzzles on a page. */
  readonly perPage: number
  /** The title of the document. */
  readonly title: string
  /** Its language. */
  readonly language: Language
  /** How long people take, in words with the gap `{minutes}`, if that is to be printed. */
  readonly minutes?: string
}

/** Everything that the worker understands. After `stop`, it answers `stopped` and can make another book. */
export type BookQuestion = BookRequest | SheetRequest | { readonly ask: 'stop' }

/** How far the worker is. */
interface BookProgress {
  /** The kind of answer. */
  readonly answer: 'progress'
  /** What it is doing. */
  readonly stage: BookStage
  /** The number of finished parts of this stage, and the number of all. */
  readonly done: number
  readonly parts: number
}

/** A finished book. */
export interface BookDone {
  /** The kind of answer. */
  readonly answer: 'done'
  /** The PDF: the same bytes as the command line writes for this recipe. */
  readonly pdf: Uint8Array
  /** The records of its puzzles in the order of the book, as JSON Lines. */
  readonly records: string
  /** The cover, if the recipe asks for one. */
  readonly cover?: { readonly pdf: Uint8Array; readonly svg: string }
  /** What is worth telling about it. */
  readonly facts: BookFacts
}

/** A finished sheet. */
interface SheetDone {
  /** The kind of answer. */
  readonly answer: 'sheet'
  /** The PDF. */
  readonly pdf: Uint8Array
}

/** Facts of a finished book. */
export interface BookFacts {
  /** The title. */
  readonly title: string
  /** The seed of its puzzles. */
  readonly seed: string
  /** The number of pages, of pages for notes among them, and of puzzles. */
  readonly pages: number
  readonly notes: number
  readonly puzzles: number
  /** The number of puzzles that would fill its pages, or make it long enough to be bound. */
  readonly lacking: number
  /** Whether it has too few pages to be bound. */
  readonly isShort: boolean
  /** The measures of its cover, for a printed book that can be bound. */
  readonly cover?: string
  /** What the check has found wrong; empty if nothing was found, left out if the book was not checked. */
  readonly problems?: readonly string[]
}

/** Why there is no book. */
interface BookFault {
  /** The kind of answer. */
  readonly answer: 'error'
  /** What is wrong, in the order of the recipe. */
  readonly mistakes: readonly TaskFault[]
}

/** Everything that the worker answers. An error of the worker itself arrives as an `error` event of the worker. */
export type BookAnswer = BookProgress | BookDone | SheetDone | BookFault | { readonly answer: 'stopped' }
