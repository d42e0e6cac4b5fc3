// Makes the volumes of a series: books from one recipe. No puzzle of a volume is in another volume, nor a twin of it.
// Each volume avoids the puzzles in the records of all earlier volumes, so its bytes do not depend on how many volumes
// are made in a run.

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
 * Makes the volumes of a range, and earlier volumes whose records are missing. The same call resumes after an
 * interruption, because the part files are kept until all volumes are made.
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

/**
 * The plan of a volume. Volume 1 has the seed, and so the puzzles, of a book without volumes; with the seed `spring`,
 * volume 2 has `spring.2`.
 */
function planOf(plan: BookPlan, volume: number): BookPlan {
  const { seed } = plan.design
  return { ...plan, design: { ...plan.design, volume, seed: volume === 1 ? seed : `${seed}.${volume}` } }
}
