import type { BookWords } from '../../src/book/bookWords.ts'
import type { geometryOf } from '../../src/book/layout/pageGeometry.ts'
import type { Family } from '../../src/families/family.ts'
import type { allSentences } from '../../src/families/teaching.ts'
import type { raggedness } from '../../src/print/evenLineBreaks.ts'
import type { breakLines, unitsOf } from '../../src/print/lineBreaking.ts'
import type { parseTrim } from '../../src/print/trimsAndPrintLimits.ts'
import type { Face } from '../../src/render/typeface.ts'

export declare function raggedShares(modules: {
  families: readonly Pick<Family, 'words'>[]
  words: BookWords
  allSentences: typeof allSentences
  breakLines: typeof breakLines
  unitsOf: typeof unitsOf
  raggedness: typeof raggedness
  geometryOf: typeof geometryOf
  parseTrim: typeof parseTrim
  face: Face
}): number[]
