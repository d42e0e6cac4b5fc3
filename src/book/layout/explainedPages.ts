// Keeps the pages that explain a family. A book is counted with several margins and numbers of puzzles before it is laid
// out, and each time they are the same.

import type { Puzzle } from '../../families/puzzle.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Design } from '../bookContents.ts'
import { rulesOf } from '../bookWords.ts'
import type { Example } from '../workedExample.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import { hasLarger, howToPlayPages } from './howToPlay.ts'

/** The pages that explain a family, and what they were laid out for. */
interface Explained {
  readonly design: Design
  readonly typeface: Typeface
  /** The geometry, the rules, and whether the book has larger boards than the example. */
  readonly key: string
  readonly pages: readonly DraftPage[]
}

/** The number of settings for which the pages of an example are kept. */
const MOST_EXPLAINED = 4

const explained = new WeakMap<Example, Explained[]>()

/** The pages that explain a family. They are kept, since a book is counted several times and they take long. */
export function explainedPages(
  setting: Setting,
  example: Example,
  puzzles: readonly Puzzle[],
): readonly DraftPage[] {
  const { design, typeface, geometry } = setting
  const { family } = example
  const rules = rulesOf(design.familyWords[family.name], family, puzzles)
  const key = JSON.stringify([geometry, rules, hasLarger(puzzles, example)])
  const known = explained.get(example) ?? []
  const found = known.find((one) => one.design === design && one.typeface === typeface && one.key === key)
  if (found) return found.pages
  const pages = howToPlayPages(setting, example, puzzles)
  // A book has few margins, and the next book may have another design.
  explained.set(example, [...known.slice(1 - MOST_EXPLAINED), { design, typeface, key, pages }])
  return pages
}
