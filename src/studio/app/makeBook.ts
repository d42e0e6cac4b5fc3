// Makes a book in a worker of its own, which is loaded when the first book is made.

/** A finished book. */
interface MadeBook {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly pages: number
  readonly puzzles: number
}

/** Makes the book of a recipe. */
export async function makeBook(
  _recipe: string,
  _signal: AbortSignal,
  _tell: (progress: { done: number; of: number; what: string }) => void,
): Promise<MadeBook> {
  throw new Error('not yet')
}
