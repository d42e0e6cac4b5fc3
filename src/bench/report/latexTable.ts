// Tables in LaTeX, as papers print them: three rules and no lines between columns (package booktabs), numbers
// aligned to the right, the unit of a column in its head, and headings above columns that belong together:
//
//   \toprule
//                          &        & \multicolumn{2}{c}{Nodes} \\
//   \cmidrule(lr){3-4}
//   Contender              & Solved & Total & Mean \\
//   \midrule
//
// A table can have blocks of rows, each with a title across all columns.

import { latexText } from './latexText.ts'
import { type Cell, type Column, cellText, isBound, type Table } from './table.ts'

/** Rows of a table below a title of their own. */
export interface TableBlock {
  /** The title of the rows; absent if they are the whole table. */
  readonly title?: string
  /** The rows. */
  readonly rows: Table['rows']
}

/** The text around a table. */
export interface LatexTexts {
  /** The caption. */
  readonly caption: string
  /** The label after `tab:`. */
  readonly label: string
  /** A comment in front of the table, one line each. */
  readonly comment: readonly string[]
}

/** Tables with more columns are set in smaller letters. */
const SIZES = [
  { most: 6, size: '\\small' },
  { most: 9, size: '\\footnotesize' },
  { most: Infinity, size: '\\scriptsize' },
]

/** Tables with more columns have narrower gaps. */
const MOST_WITH_GAPS = 9

/** Returns a table in LaTeX; without `blocks`, its rows are one block. */
export function latexOf(table: Table, texts: LatexTexts, blocks?: readonly TableBlock[]): string {
  const { columns } = table
  const parts = blocks ?? [{ rows: table.rows }]
  const scaled = columns.map((column, index) => inOneUnit(column, index, parts))
  const size = SIZES.find(({ most }) => columns.length <= most)?.size ?? ''
  return [
    ...texts.comment.map((line) => `% ${line.replaceAll(/\s+/g, ' ')}`),
    '\\begin{table}',
    `  \\centering${size}`,
    ...(columns.length > MOST_WITH_GAPS ? ['  \\setlength{\\tabcolsep}{3pt}'] : []),
    `  \\caption{${latexText(texts.caption)}}`,
    `  \\label{tab:${texts.label}}`,
    `  \\begin{tabular}{@{}${columns.map(alignment).join('')}@{}}`,
    '    \\toprule',
    ...groupHeads(columns),
    `    ${line(scaled.map(headOf))}`,
    ...parts.flatMap(({ title, rows }) => [
      '    \\midrule',
      ...(title === undefined
        ? []
        : [`    \\multicolumn{${columns.length}}{@{}l}{${latexText(title)}} \\\\`]),
      ...rows.map((cells) => `    ${line(cells.map((cell, index) => latexCell(cell, scaled[index])))}`),
    ]),
    '    \\bottomrule',
    '  \\end{tabular}',
    '\\end{table}\n',
  ].join('\n')
}

/** A column with the unit and the format of its numbers. */
interface ScaledColumn extends Column {
  readonly unit?: string
}

function inOneUnit(column: Column, index: number, parts: readonly TableBlock[]): ScaledColumn {
  if (!column.scale) return column
  const cells = parts.flatMap(({ rows }) => rows.map((cells) => cells[index]))
  const values = cells.flatMap((cell) => (isBound(cell) ? cell.value : typeof cell === 'number' ? cell : []))
  return { ...column, ...column.scale(values) }
}

function alignment({ format, isWide }: Column): string {
  return isWide ? 'p{0.5\\textwidth}' : format ? 'r' : 'l'
}

function headOf({ title, short, unit }: ScaledColumn): string {
  return `${latexText(short ?? title)}${unit === undefined ? '' : ` (${latexText(unit)})`}`
}

/** The headings above neighbouring columns, with their rules. */
function groupHeads(columns: readonly Column[]): string[] {
  const groups: { readonly group: string | undefined; readonly from: number; to: number }[] = []
  columns.forEach(({ group }, index) => {
    const last = groups.at(-1)
    if (last && group !== undefined && last.group === group) last.to = index + 1
    else groups.push({ group, from: index + 1, to: index + 1 })
  })
  if (groups.every(({ group }) => group === undefined)) return []
  const cells = groups.map(({ group, from, to }) =>
    group === undefined ? '' : `\\multicolumn{${to - from + 1}}{c}{${latexText(group)}}`,
  )
  const rules = groups.flatMap(({ group, from, to }) =>
    group === undefined ? [] : [`\\cmidrule(lr){${from}-${to}}`],
  )
  return [`    ${line(cells)}`, `    ${rules.join(' ')}`]
}

function line(cells: readonly string[]): string {
  return `${cells.join(' & ')} \\\\`
}

/** LaTeX takes a bracket or a star after the end of a line as part of the command. */
const ARGUMENT = /^[[*]/

function latexCell(cell: Cell, { format }: Column): string {
  const text = latexText(cellText(cell, format))
  return ARGUMENT.test(text) ? `{}${text}` : text
}
