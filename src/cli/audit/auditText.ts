// The report of an audit as text.

import { type AuditReport, FINDINGS, type Finding, type FindingKind } from '../../corpus/audit/auditSet.ts'
import { count } from '../../families/gridText.ts'
import { visible } from '../../families/puzzleError.ts'
import { type GradeReport, reportText } from '../grade/report.ts'
import { bold } from '../shared/output.ts'

/** The report with the first findings of each kind, and the grades if there are any. */
export function auditText(report: AuditReport, shown: readonly Finding[], grades?: GradeReport): string {
  const { rows, answers, findings } = report
  const kinds = (Object.keys(FINDINGS) as FindingKind[]).filter((kind) => findings[kind] > 0)
  return [
    `${count(rows, 'row')}, ${count(answers, 'stated answer')}`,
    ...(kinds.length === 0 && rows > 0
      ? ['nothing is wrong']
      : kinds.map((kind) => kindText(kind, findings[kind], shown))),
    ...patterns(report),
    ...(grades && grades.graded > 0 ? ['', reportText(grades)] : []),
  ].join('\n')
}

function kindText(kind: FindingKind, number: number, shown: readonly Finding[]): string {
  const own = shown.filter(({ finding }) => finding === kind)
  const more = number - own.length
  return [
    `${bold(String(number))} ${FINDINGS[kind]}`,
    ...own.map(({ place, message }) => `  ${visible(place)}: ${visible(message)}`),
    ...(more > 0 ? [`  and ${more} more; --json lists all`] : []),
  ].join('\n')
}

function patterns({ solutions, places }: AuditReport): string[] {
  const text = (what: string, { different, commonest }: AuditReport['places'], upTo: string) =>
    `${what}: ${different}, up to ${upTo}; the commonest has ${count(commonest, 'puzzle')}`
  return [
    ...(solutions.different > 0
      ? [text('different solutions', solutions, 'the symmetries of the rules')]
      : []),
    ...(places.different > 0 ? [text('different patterns of givens', places, 'turns and reflections')] : []),
  ]
}
