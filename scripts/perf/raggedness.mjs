// The measure of how ragged the lines of a German book are, for the benchmark and the tests: what lines leave over, as a mean
// square of shares of the column, divided by what greedy lines leave over. All texts of a book with all families, in the
// columns of two trims: the width of the page, and that of the steps beside a board.

import { greedyLines } from './greedy-lines.mjs'

const TRIMS = ['5x8', '6x9']
const COLUMNS = [1, 0.6]

/** The share of each column. The modules are those of `src/` or of `dist/`. */
export function raggedShares(modules) {
  const { families, words, allSentences, breakLines, unitsOf, raggedness, geometryOf, parseTrim, face } =
    modules
  const texts = [
    ...families.flatMap(({ words: { de } }) => [
      ...de.howToPlay,
      ...Object.values(de.reasons),
      ...allSentences(de.rules ?? []),
    ]),
    ...Object.values(words),
  ]
  return TRIMS.flatMap((trim) => {
    const { content, type } = geometryOf({ trim: parseTrim(trim), isLargePrint: false }, 150)
    return COLUMNS.map((share) => {
      const room = share * content.width
      const mean = (linesOf) => {
        const found = texts.flatMap((text) => {
          const lines = linesOf(text)
          const ragged = raggedness(face, lines, type.body, room)
          return ragged === undefined ? [] : [{ lines: lines.length - 1, ragged }]
        })
        const lines = found.reduce((sum, one) => sum + one.lines, 0)
        return found.reduce((sum, one) => sum + one.lines * one.ragged, 0) / lines
      }
      const even = mean((text) => breakLines(face, text, type.body, room, 'de'))
      return even / mean((text) => greedyLines(unitsOf(text), face, type.body, room))
    })
  })
}
