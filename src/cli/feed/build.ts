import { count } from '../../families/notationText.ts'
import { buildFeed } from '../../runs/feed/buildFeed.ts'
import { tightenHeap } from '../shared/tightHeap.ts'
import { type EditionOptions, editionOf, type MakeOptions, making } from './answering.ts'

/** Makes the missing puzzles, and writes the site. */
export async function build(folder: string, options: EditionOptions & MakeOptions): Promise<void> {
  const edition = editionOf(folder, options)
  // The build goes through the whole archive, which may be years, and leaves much garbage on the heap.
  tightenHeap()
  const built = await making(options, (how) => buildFeed(edition, how))
  if (!built) return
  const { last, made, files, written, removed } = built
  const gone = removed === 0 ? '' : `, ${removed} removed`
  process.stderr.write(
    `${edition.site} as of ${last}: ${count(made, 'new puzzle')}, ${written} of ${count(files, 'file')} written${gone}\n`,
  )
}
