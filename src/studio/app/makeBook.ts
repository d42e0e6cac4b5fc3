// Makes books and sheets in a worker of their own, which is loaded when the first of them is made.

import type { BookStage } from '../../book/watchWork.ts'
import type { BookAnswer, BookDone, BookQuestion, BookRequest, SheetRequest } from '../book/bookTask.ts'
import { Wrong } from './wrong.ts'

/** How far a book is. */
export interface BookState {
  /** What is being done. */
  readonly stage: BookStage
  /** The number of finished parts of this stage. */
  readonly done: number
  /** The number of all parts. */
  readonly parts: number
}

/** Makes the book of a recipe. Fails with `Wrong` if something is wrong with the recipe or its puzzles. */
export async function makeBook(
  request: Pick<BookRequest, 'recipe' | 'language' | 'files'>,
  signal: AbortSignal,
  tell: (state: BookState) => void,
): Promise<BookDone> {
  return (await asked({ ask: 'make', ...request }, 'done', signal, tell)) as BookDone
}

/** Writes the PDF of some puzzles. */
export async function makeSheet(sheet: Omit<SheetRequest, 'ask'>): Promise<Uint8Array> {
  const answer = await asked({ ask: 'sheet', ...sheet }, 'sheet')
  return (answer as Extract<BookAnswer, { answer: 'sheet' }>).pdf
}

function asked(
  question: BookQuestion,
  wanted: BookAnswer['answer'],
  signal?: AbortSignal,
  tell: (state: BookState) => void = () => {},
): Promise<BookAnswer> {
  const worker = new Worker(new URL('./book.js', import.meta.url), { type: 'module' })
  return new Promise<BookAnswer>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'the engine of books could not be loaded')),
    )
    worker.addEventListener('message', ({ data }: MessageEvent<BookAnswer>) => {
      if (data.answer === wanted) resolve(data)
      else if (data.answer === 'progress') tell(data)
      else if (data.answer === 'error') reject(new Wrong(data.mistakes))
    })
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}
