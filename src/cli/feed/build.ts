import { count } from '../../families/gridText.ts'
import { buildFeed } from '../../runs/feed/buildFeed.ts'
import type { Typed } from '../commandsFromTable.ts'
import { tell } from '../shared/output.ts'
import { tightenHeap } from '../shared/tightenHeap.ts'
import { editionOf, making } from './commandHelpers.ts'

/** Makes the missing puzzles, and writes the site. Returns the exit code. Throws a PuzzleError. */
export async function build(typed: Typed<'feed build'>): Promise<number> {
  const edition = editionOf(typed)
  // The build reads the whole archive, which may cover years, and leaves much garbage on the heap.
  tightenHeap()
  return making(
    typed,
    (how) => buildFeed(edition, how),
    ({ last, made, files, written, removed }) => {
      const gone = removed === 0 ? '' : `, ${removed} removed`
      tell(
        `${edition.site} as of ${last}: ${count(made, 'new puzzle')}, ${written} of ${count(files, 'file')} written${gone}`,
      )
    },
  )
}
