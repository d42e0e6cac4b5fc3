// The statistics of a corpus for people:
//
//   sudoku 9x9: 1,000 puzzles, 1,000 minimal
//     stars           1      2      3      4      5    all
//     singles         0     12    131    190     90    423
//     techniques      0      0      4     80    265    349
//     …
//     clues      20 to 29; the middle half 23 to 25, median 24
//     degree     12.3 to 9,430; the middle half 700 to 2,310, median 1,320
//     naked-pair            in 51 %, hardest in 3 %

import { countOf, percent, plainNumber } from '../../bench/report/numberTexts.ts'
import {
  type CorpusStats,
  type Counts,
  countOfTier,
  countsWithoutTier,
  type KindStats,
  spreadOf,
} from '../../corpus/corpusStats.ts'
import { usedTechniques } from '../../corpus/plots/statsPictures.ts'
import { TIERS } from '../../families/inference.ts'
import { STARS } from '../../grader/stars.ts'
import { bold } from '../shared/output.ts'

/** The lines for a terminal. */
export function statsLines({ puzzles, kinds }: CorpusStats): string[] {
  const all = kinds.length === 1 ? [] : [bold(`${countOf(puzzles, 'puzzle')} in all`)]
  return [
    ...all,
    ...kinds.flatMap((kind, index) => [...(all.length + index > 0 ? [''] : []), ...kindLines(kind)]),
  ]
}

const LABEL = 12
const NUMBER = 11

function kindLines(kind: KindStats): string[] {
  const { family, shape, puzzles, graded, minimal, clues, degrees } = kind
  const ungraded = graded < puzzles ? [`${plainNumber(puzzles - graded)} without a grade`] : []
  const facts = [countOf(puzzles, 'puzzle'), ...ungraded, `${plainNumber(minimal)} minimal`]
  return [
    bold(`${family} ${shape}: ${facts.join(', ')}`),
    ...(graded > 0 ? gradeLines(kind) : []),
    ...spreadLine('clues', clues),
    ...spreadLine('degree', degrees),
    ...usedTechniques(kind).map(({ name, puzzles: used, hardest }) => {
      const share = `in ${percent(used / graded)}`
      return `  ${name.padEnd(24)}  ${hardest > 0 ? `${share.padEnd(9)}  hardest in ${percent(hardest / graded)}` : share}`
    }),
  ]
}

function gradeLines(kind: KindStats): string[] {
  const line = (label: string, cells: readonly string[]) =>
    `  ${label.padEnd(LABEL)}${cells.map((cell) => cell.padStart(NUMBER)).join('')}`
  const numbers = (label: string, values: readonly number[], all: number) =>
    line(label, [...values, all].map(plainNumber))
  const untiered = countsWithoutTier(kind)
  const rest = untiered.reduce((sum, puzzles) => sum + puzzles, 0)
  return [
    line('stars', [...STARS.map(String), 'all']),
    ...TIERS.map((tier) => numbers(tier, kind.grades[tier], countOfTier(kind, tier))),
    ...(rest > 0 ? [numbers('no tier', untiered, rest)] : []),
    numbers('all', kind.stars, kind.graded),
  ]
}

function spreadLine(label: string, counts: Counts): string[] {
  const spread = spreadOf(counts)
  if (!spread) return []
  const { least, lowerQuartile, median, upperQuartile, most } = spread
  const [from, low, middle, high, to] = [least, lowerQuartile, median, upperQuartile, most].map(plainNumber)
  return [`  ${label.padEnd(LABEL)}${from} to ${to}; the middle half ${low} to ${high}, median ${middle}`]
}
