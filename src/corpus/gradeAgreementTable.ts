// How grades agree with people and with other programs: the figures of docs/grading.md, which
// `npm run bench -- agree` prints. The documentation and the data cards of corpora have them from here.

import figures from './gradeAgreement.json' with { type: 'json' }

/**
 * For each family, in the order of the documentation: what is compared, the result with 95 % bootstrap intervals in brackets,
 * and the agreement on each half of the set, with weights chosen on the other half.
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
