// Makes the volumes of a series: books of one recipe, of which no two share a puzzle or have twins. Each volume avoids the
// records of those before it, so it has the same bytes however many volumes are made at once.

import { join, resolve } from 'node:path'
import type { BookPlan } from '../../book/recipe/planBook.ts'
import { realPlace, removeIfThere } from '../../runs/fileSystem.ts'
import type { VolumeRange } from '../shared/optionParsers.ts'
import { type Bookmaking, beside, makeBook, partsOf } from './makeBook.ts'
import { hasOwnRecords } from './overwriteGuard.ts'

/** The PDF of a volume: `quiet-2.pdf` for `quiet.pdf`. */
export function volumePath(out: string, volume: number): string {
  return `${out.replace(/\.pdf$/i, '')}-${volume}.pdf`
}

/**
 * Makes the volumes of a range, and those before it whose records are missing. After an interruption, the same
 * call resumes: records in the order of their making are kept until all volumes are made.
 */
export async function makeVolumes(book: Bookmaking, { first, last }: VolumeRange): Promise<void> {
  const made: Bookmaking[] = []
  for (let volume = 1; volume <= last; volume++) {
    const before = Array.from({ length: volume - 1 }, (_, index) => beside(volumePath(book.out, index + 1)))
    const wanted = volumeOf(book, volume, before)
    const { orders, design } = wanted.plan
    if (volume < first && (await hasOwnRecords(beside(wanted.out), orders, design.seed))) continue
    await makeBook(wanted)
    made.push(wanted)
  }
  for (const { out } of made) partsOf(realPlace(resolve(beside(out)))).forEach(removeIfThere)
}

function volumeOf(book: Bookmaking, volume: number, before: readonly string[]): Bookmaking {
  const { images } = book
  return {
    ...book,
    plan: planOf(book.plan, volume),
    out: volumePath(book.out, volume),
    notIn: [...book.notIn, ...before],
    images: images && { ...images, folder: join(images.folder, String(volume)) },
    keepsParts: true,
  }
}

/** The plan of a volume. Volume 1 has the seed of the book, and so its puzzles; volume 2 of `spring` has `spring.2`. */
function planOf(plan: BookPlan, volume: number): BookPlan {
  const { seed } = plan.design
  return { ...plan, design: { ...plan.design, volume, seed: volume === 1 ? seed : `${seed}.${volume}` } }
}
