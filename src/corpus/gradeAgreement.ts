// How grades agree with people and with other programs: the figures of docs/grading.md, which
// `npm run bench -- agree` prints. The documentation and the data cards of corpora have them from here.

/** A comparison of grades with something else. */
interface GradeComparison {
  /** The family whose grades are compared. */
  readonly family: string
  /** What is compared. */
  readonly comparison: string
  /** The result; brackets hold 95 % bootstrap intervals. */
  readonly figure: string
  /** The agreement on each half of the set, with weights chosen on the other half. */
  readonly halves: string | undefined
}

/** What is compared, the result and the agreement on halves, for each family. */
const FIGURES: Readonly<Record<string, readonly (readonly [string, string, string?])[]>> = {
  sudoku: [
    [
      'solving times of 767 Sudokus, 10 to 43 people for each: rank correlation',
      '.70 (.65 to .74)',
      '.67, .72',
    ],
    ['the 67 of them that need an assumption', '.56 (.34 to .72)'],
    [
      'medians of these times, one star to five (70, 308, 239, 109, 41 puzzles)',
      '261, 304, 401, 500, 776 s: rising',
    ],
    ['medians of these times, by fifths', '266, 311, 346, 426, 541 s: rising'],
    ["Sukaku Explainer's ratings of 2,000 Sudokus", '.89 (.88 to .90)', '.94, .94'],
  ],
  kenken: [
    ["Keen's five labels on KenKens of sizes 5 to 8, within a size", '.91 (.89 to .93)', '.91, .91'],
    ['every Easy below every Normal, in each of these sizes', 'all'],
    ["median stars of Keen's labels in each of these sizes: Easy, Normal, Hard", '1, 2, 3'],
    ['the same for Extreme, Unreasonable', '4 (3 at 7x7), 4'],
  ],
  hidoku: [["Ascent's four labels on Hidokus and Numbrix, within a shape", '.86 (.78 to .90)', '.86, .88']],
  survo: [
    ['published degrees of 11 Survos, 1000 runs: the same stars', '11, at most 1.51 times off'],
    ['degrees of 100 runs and of 1000, open 3x4 Survos', '.96 (.93 to .97)'],
    ['stars of 200 Survos 4x4, measured again with other random numbers', '98 % the same'],
  ],
}

/** The comparisons in the order of the documentation. */
export const GRADE_COMPARISONS = Object.entries(FIGURES).flatMap(([family, rows]) =>
  rows.map(([comparison, figure, halves]): GradeComparison => ({ family, comparison, figure, halves })),
)

/** The comparisons as a table in Markdown. */
export function comparisonTable(comparisons: readonly GradeComparison[]): string {
  return [
    '| comparison | figure | each half |',
    '| --- | --- | --- |',
    ...comparisons.map(
      ({ comparison, figure, halves }) =>
        `| ${comparison} | ${figure} | ${halves === undefined ? '' : `${halves} `}|`,
    ),
  ].join('\n')
}
