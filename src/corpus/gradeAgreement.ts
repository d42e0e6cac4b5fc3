// How grades agree with people and with other programs: the figures of docs/grading.md, which
// `npm run bench -- agree` prints. The documentation and the data cards of corpora have them from here.

import figures from './gradeAgreement.json' with { type: 'json' }

/** A comparison of grades with something else. */
interface GradeComparison {
  /** The family whose grades are compared. */
  readonly family: string
  /** What is compared. */
  readonly comparison: string
  /** The result; brackets hold 95 % bootstrap intervals. */
  readonly figure: string
  /** The agreement on each half of the set, with weights chosen on the other half. */
  readonly halves?: string
}

/** What is compared, the result and the agreement on halves, for each family. */
const FIGURES = figures as Readonly<Record<string, string[][]>>

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
