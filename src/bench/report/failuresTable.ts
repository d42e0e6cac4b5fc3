// The table of what went wrong: for each contender and kind of failure the number of rows, and the first of them with its message.

import type { Row } from '../results.ts'
import { groupRows } from '../statistics/rowsByFamily.ts'
import { counted } from './columns.ts'
import { letteredName, type ReportData } from './reportData.ts'
import type { Table } from './table.ts'

/** The failures of a run, and the capped rows of external solvers that gave up; empty without any. */
export function failuresTable({ results, entrants }: Pick<ReportData, 'results' | 'entrants'>): Table {
  const failed = results.rows.filter(({ message }) => message !== undefined)
  const groups = groupRows(failed, kindOf)
  const places = results.header.contenders.map(({ name }) => name)
  const rows = Array.from(groups.values()).sort(
    ([one], [other]) => places.indexOf(one.contender) - places.indexOf(other.contender),
  )
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      { key: 'outcome', title: 'Outcome' },
      counted('Puzzles'),
      { key: 'first_message', title: 'First message', isWide: true },
      { key: 'first_puzzle', title: 'First puzzle', isWide: true },
    ],
    rows: rows.map((members) => {
      const [{ contender, outcome, message = null, puzzle }] = members
      return [letteredName(contender, entrants), outcome, members.length, message, puzzle]
    }),
  }
}

function kindOf({ contender, outcome }: Row): string {
  return `${contender}\n${outcome}`
}
