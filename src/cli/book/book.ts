import type { Typed } from '../commandsFromTable.ts'
import { tightenHeap } from '../shared/tightenHeap.ts'
import { makeBook } from './makeBook.ts'
import { makeVolumes } from './makeVolumes.ts'
import { orderOf, picturesOf } from './readBookInputs.ts'
import { writeWords } from './writeWords.ts'

/** Makes the book of a recipe or of options, its volumes, or a file with its words. */
export async function book(options: Typed<'book'>): Promise<undefined> {
  tightenHeap()
  const images = picturesOf(options)
  if (options.words !== undefined) return writeWords(options.words, options)
  const { volumes, ...order } = await orderOf(options, images)
  await (volumes ? makeVolumes(order, volumes) : makeBook(order))
}
