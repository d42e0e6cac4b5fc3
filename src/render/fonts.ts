// The typeface that the package brings along: Source Sans 3, under the SIL Open Font License (fonts/LICENSE.md). It has
// figures of one width, and true signs for multiplication, division and minus.

import { readFileSync } from 'node:fs'
import { makeTypeface } from './fontTypeface.ts'
import type { EmbeddableTypeface } from './typeface.ts'

const FOLDER = new URL('../../fonts/', import.meta.url)

/** The typeface of the package. */
export function loadTypeface(): EmbeddableTypeface {
  const read = (file: string) => readFileSync(new URL(file, FOLDER))
  return makeTypeface('Source Sans 3', read('SourceSans3-Regular.ttf'), read('SourceSans3-Bold.ttf'))
}
