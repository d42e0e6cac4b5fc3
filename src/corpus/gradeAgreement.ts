// How grades agree with people and with other programs: the figures of docs/grading.md, which
// `npm run bench -- agree` prints. The documentation and the data cards of corpora have them from here.

/** A comparison of grades with something else. */
interface GradeComparison {
  /** The family whose grades are compared; left out if it is every family. */
  readonly family?: string
  /** What is compared. */
  readonly comparison: string
  /** The result; brackets hold 95 % bootstrap intervals. */
  readonly figure: string
  /** The agreement on each half of the set, with weights chosen on the other half. */
  readonly halves?: string
}

/** The comparisons in the order of the documentation. */
export const GRADE_COMPARISONS: readonly GradeComparison[] = [
  {
    family: 'sudoku',
    comparison: 'solving times of 767 Sudokus, 10 to 43 people for each: rank correlation',
    figure: '.70 (.65 to .74)',
    halves: '.67, .72',
  },
  {
    family: 'sudoku',
    comparison: 'the 67 of them that need an assumption',
    figure: '.56 (.34 to .72)',
  },
  {
    family: 'sudoku',
    comparison: 'medians of these times, one star to five (70, 308, 239, 109, 41 puzzles)',
    figure: '261, 304, 401, 500, 776 s: rising',
  },
  {
    family: 'sudoku',
    comparison: 'medians of these times, by fifths',
    figure: '266, 311, 346, 426, 541 s: rising',
  },
  {
    family: 'sudoku',
    comparison: "Sukaku Explainer's ratings of 2,000 Sudokus",
    figure: '.89 (.88 to .90)',
    halves: '.94, .94',
  },
  {
    family: 'kenken',
    comparison: "Keen's five labels on KenKens of sizes 5 to 8, within a size",
    figure: '.91 (.89 to .93)',
    halves: '.91, .91',
  },
  {
    family: 'kenken',
    comparison: 'every Easy below every Normal, in each of these sizes',
    figure: 'all',
  },
  {
    family: 'kenken',
    comparison: "median stars of Keen's labels in each of these sizes: Easy, Normal, Hard",
    figure: '1, 2, 3',
  },
  {
    family: 'kenken',
    comparison: 'the same for Extreme, Unreasonable',
    figure: '4 (3 at 7x7), 4',
  },
  {
    family: 'hidoku',
    comparison: "Ascent's four labels on Hidokus and Numbrix, within a shape",
    figure: '.86 (.78 to .90)',
    halves: '.86, .88',
  },
  {
    family: 'survo',
    comparison: 'published degrees of 11 Survos, 1000 runs: the same stars',
    figure: '11, at most 1.51 times off',
  },
  {
    family: 'survo',
    comparison: 'degrees of 100 runs and of 1000, open 3x4 Survos',
    figure: '.96 (.93 to .97)',
  },
  {
    family: 'survo',
    comparison: 'stars of 200 Survos 4x4, measured again with other random numbers',
    figure: '98 % the same',
  },
]

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
