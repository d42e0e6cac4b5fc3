// The table of contenders by families: the geometric means of a measure.

import type { StatisticsSection } from '../statistics/statistics.ts'
import { columnKey } from './columns.ts'
import { letteredName, type ReportData } from './reportData.ts'
import type { ReportMeasure } from './reportMeasures.ts'
import { boundedCell, numberOf, type Table } from './table.ts'

/** A row for each contender, a column for each family and shape; empty if no contender reports the measure. */
export function familiesTable(
  sections: readonly StatisticsSection[],
  { name, text, scale }: ReportMeasure,
  { entrants }: Pick<ReportData, 'entrants'>,
): Table {
  const meanOf = (section: StatisticsSection, entrant: string) => {
    const figures = section.summaries.find(({ contender }) => contender === entrant)?.[name]
    return boundedCell(figures?.geometricMean ?? null, figures?.meanBound)
  }
  const rows = entrants
    .map(({ name }) => ({ name, means: sections.map((section) => meanOf(section, name)) }))
    .filter(({ means }) => means.some((mean) => mean !== null))
  // One unit for all columns, so that they can be compared.
  const common = scale(rows.flatMap(({ means }) => means.flatMap((mean) => numberOf(mean) ?? [])))
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      ...sections.map(({ title }) => ({
        key: columnKey(title),
        title,
        format: text,
        scale: () => common,
        isBounded: true,
      })),
    ],
    rows: rows.map(({ name, means }) => [letteredName(name, entrants), ...means]),
  }
}
