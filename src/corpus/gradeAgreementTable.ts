// The agreement of grades with people and with other programs: the figures that `npm run bench -- agree` prints.
// docs/grading.md and the data cards of corpora take them from here.

import figures from './gradeAgreement.json' with { type: 'json' }

/**
 * The rows of each family, in the order of the documentation. A row has the comparison, the result with a 95 %
 * bootstrap interval in brackets, and the agreement on each half of the set with weights fitted to the other half.
 */
const FIGURES: Readonly<Record<string, readonly string[][]>> = figures

/** The families whose grades were compared. */
export const COMPARED_FAMILIES = Object.keys(FIGURES)

/** The comparisons of families as a table in Markdown. */
export function comparisonTable(families: readonly string[]): string {
  const rows = families.flatMap((family) => FIGURES[family])
  return [
    '| comparison | figure | each half |',
    '| --- | --- | --- |',
    ...rows.map(([comparison, figure, half]) => `| ${comparison} | ${figure} | ${half ? `${half} ` : ''}|`),
  ].join('\n')
}
