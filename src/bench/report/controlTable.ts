// The table of the control in each section.

import type { RunStatistics } from '../statistics/statistics.ts'
import { counted } from './columns.ts'
import { threeFigures } from './numberTexts.ts'
import { sectionsOf } from './summaryTables.ts'
import { boundedCell, type Table } from './table.ts'

/** How many times as long the control took as the first contender, which is the same; empty without a control. */
export function controlTable(statistics: RunStatistics): Table {
  return {
    columns: [
      { key: 'section', title: 'Section' },
      counted('Of'),
      { key: 'ratio', title: 'Control / first, time', format: threeFigures, isBounded: true },
      { key: 'low', title: '95 % interval from', format: threeFigures },
      { key: 'high', title: 'to', format: threeFigures },
    ],
    rows: sectionsOf(statistics).flatMap(({ title, control }) =>
      control
        ? [[title, control.of, boundedCell(control.ratio, control.bound), control.low, control.high]]
        : [],
    ),
  }
}
