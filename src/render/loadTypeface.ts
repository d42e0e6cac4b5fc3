// The typeface that is part of the package: Source Sans 3, under the SIL Open Font License
// (fonts/LICENSE.md). Its figures all have the same width, and it has true signs for multiplication, division
// and minus.

import { readFileSync } from 'node:fs'
import { makeTypeface } from './fontTypeface.ts'
import type { EmbeddableTypeface } from './typeface.ts'

const FOLDER = new URL('../../fonts/', import.meta.url)

/** Loads the typeface of the package. */
export function loadTypeface(): EmbeddableTypeface {
  const read = (file: string) => readFileSync(new URL(file, FOLDER))
  return makeTypeface('Source Sans 3', read('SourceSans3-Regular.ttf'), read('SourceSans3-Bold.ttf'))
}
