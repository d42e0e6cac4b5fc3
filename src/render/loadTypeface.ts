// The typeface that is part of the package: Source Sans 3, under the SIL Open Font License
// (fonts/LICENSE.md). Its figures all have the same width, and it has true signs for multiplication, division
// and minus. Its titles are of Source Serif 4, which is of the same family.

import { readFileSync } from 'node:fs'
import { makeTypeface } from './fontTypeface.ts'
import type { EmbeddableTypeface } from './typeface.ts'

const FOLDER = new URL('../../fonts/', import.meta.url)
const FILES = ['SourceSans3-Regular.ttf', 'SourceSans3-Bold.ttf', 'PuzzlewrightSerif.ttf'] as const

/** Loads the typeface of the package. */
export function loadTypeface(): EmbeddableTypeface {
  const [regular, bold, title] = FILES.map((file) => readFileSync(new URL(file, FOLDER)))
  return makeTypeface('Source Sans 3', regular, bold, title)
}
