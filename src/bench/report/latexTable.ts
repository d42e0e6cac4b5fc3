// Tables in LaTeX, as papers print them: three rules and no lines between columns (package booktabs), numbers
// aligned to the right, the unit of a column in its head, and headings above columns that belong together:
//
//   \toprule
//                          &        & \multicolumn{2}{c}{Nodes} \\
//   \cmidrule(lr){3-4}
//   Contender              & Solved & Total & Mean \\
//   \midrule

import characters from './latexCharacters.json' with { type: 'json' }
import { type Column, cellText, columnGroups, numberOf, type Scale, type Table } from './tableAndCsv.ts'

/** The text around a table. */
export interface LatexTexts {
  /** The caption. */
  readonly caption: string
  /** The label after `tab:`. */
  readonly label: string
  /** The lines of a comment in front of the table. */
  readonly comment: readonly string[]
}

/** The space between columns is large enough for a star. The class article leaves no space below a caption. */
const SPACES = '\\setlength{\\tabcolsep}{5pt}\\setlength{\\belowcaptionskip}{4pt}'

/** What fits a page of the class article in \small: the characters of a row, with the spaces of `GAP`, and the rows. */
const PAGES = {
  table: { characters: 72, rows: 40 },
  sidewaystable: { characters: 115, rows: 24 },
} as const

/**
 * Returns a table in LaTeX, without empty columns. A table that is wider than the text is rotated (package rotating). If it
 * does not fit the rotated page either, or has too many rows, it is divided into several tables: LaTeX breaks no table, and
 * smaller letters could not be read. Each of them repeats the first column.
 */
export function latexOf(table: Table, texts: LatexTexts): string {
  const columns = printedColumns(table)
  const environment = charactersOf(columns) > PAGES.table.characters ? 'sidewaystable' : 'table'
  const { characters, rows } = PAGES[environment]
  const panels = panelsOf(columns, characters)
  const starts = Array.from({ length: Math.max(1, Math.ceil(table.rows.length / rows)) }, (_, n) => n * rows)
  const parts = starts.flatMap((from) =>
    panels.map((panel) =>
      panel.map((column) => ({ ...column, cells: column.cells.slice(from, from + rows) })),
    ),
  )
  return parts
    .map((part, index) => {
      if (parts.length === 1) return environmentOf(environment, part, texts)
      const caption = `${texts.caption} Part ${index + 1} of ${parts.length}.`
      return environmentOf(environment, part, { ...texts, caption, label: `${texts.label}-${index + 1}` })
    })
    .join('\n')
}

function environmentOf(
  environment: keyof typeof PAGES,
  columns: readonly PrintedColumn[],
  texts: LatexTexts,
): string {
  return [
    ...texts.comment.map((line) => `% ${line.replaceAll(/\s+/g, ' ')}`),
    `\\begin{${environment}}`,
    `  \\centering\\small${SPACES}`,
    `  \\caption{${latexText(texts.caption)}}`,
    `  \\label{tab:${texts.label}}`,
    `  \\begin{tabular}{@{}${columns.map(alignment).join('')}@{}}`,
    '    \\toprule',
    ...groupHeads(columns),
    `    ${line(columns.map(({ head }) => latexText(head)))}`,
    '    \\midrule',
    ...columns[0].cells.map((_, row) => `    ${line(columns.map((column) => latexCell(column, row)))}`),
    '    \\bottomrule',
    '  \\end{tabular}',
    `\\end{${environment}}\n`,
  ].join('\n')
}

/** A column with its texts. */
interface PrintedColumn extends Column {
  /** The title, with the unit of the numbers. */
  readonly head: string
  /** The texts of the cells. */
  readonly cells: readonly string[]
}

/** The columns of which something is known, each in one unit. */
function printedColumns({ columns, rows }: Table): PrintedColumn[] {
  return columns.flatMap((column, index) => {
    const cells = rows.map((row) => row[index])
    if (cells.length > 0 && cells.every((cell) => cell === null)) return []
    const { format, unit }: Partial<Scale> =
      column.scale?.(cells.flatMap((cell) => numberOf(cell) ?? [])) ?? column
    const head = `${column.short ?? column.title}${unit === undefined ? '' : ` (${unit})`}`
    return { ...column, head, cells: cells.map((cell) => cellText(cell, format)) }
  })
}

/** The space between two columns, in characters. */
const GAP = 2

/** The width of a text that takes several lines, in characters, two of which are as wide as an em. */
const WIDE = 36

/** The width of a row, in characters. Stars are in the spaces. */
function charactersOf(columns: readonly PrintedColumn[]): number {
  const widths = columns.map(({ head, cells, isWide }) =>
    isWide ? WIDE : Math.max(...[head, ...cells].map((text) => text.replace(STAR, '').length)),
  )
  return widths.reduce((sum, width) => sum + width + GAP, 0)
}

/** Divides the columns into groups that fit into this width, each with the first column before it. */
function panelsOf([first, ...others]: readonly PrintedColumn[], width: number): PrintedColumn[][] {
  const panels = [[first]]
  for (const column of others) {
    const last = panels[panels.length - 1]
    if (last.length === 1 || charactersOf([...last, column]) <= width) last.push(column)
    else panels.push([first, column])
  }
  return panels
}

function alignment({ format, isWide }: Column): string {
  return format && !isWide ? 'r' : 'l'
}

/** The headings above neighbouring columns, with their rules. */
function groupHeads(columns: readonly Column[]): string[] {
  const groups = columnGroups(columns)
  if (groups.length === 0) return []
  let place = 0
  const rules: string[] = []
  const cells = groups.map(({ heading, columns: own }) => {
    const from = place + 1
    place += own.length
    if (heading === undefined) return ''
    rules.push(`\\cmidrule(lr){${from}-${place}}`)
    return `\\multicolumn{${own.length}}{c}{${latexText(heading)}}`
  })
  return [`    ${line(cells)}`, `    ${rules.join(' ')}`]
}

function line(cells: readonly string[]): string {
  return `${cells.join(' & ')} \\\\`
}

/** LaTeX takes a bracket or a star at the beginning of a row as an argument of the command that ended the row before. */
const ARGUMENT = /^[[*]/

/** A star takes no width to the right of its number, so that the numbers remain aligned. */
const STAR = / \*$/

function latexCell({ cells, format, isWide }: PrintedColumn, row: number): string {
  const text = latexText(cells[row])
  if (isWide) return `\\parbox[t]{${WIDE / 2}em}{\\raggedright ${text}\\strut}`
  if (ARGUMENT.test(text)) return `{}${text}`
  return format ? text.replace(STAR, '\\rlap{\\,*}') : text
}

// Text in LaTeX. Besides the ten special characters, it replaces characters that the old font encodings print
// as others (`<` becomes an inverted exclamation mark), hyphens that would join to a dash, and the signs of a
// report that need mathematics. Other characters stay, since LaTeX reads UTF-8.

const REPLACEMENTS: Readonly<Record<string, string>> = characters

/** The special characters, and hyphens before another hyphen. */
const SPECIAL = /[\\{}#$%&_~^<>|"`'≥≤°·×−µ–…“”]|-(?=-)/g

/** Escapes a text for a paragraph or a cell. Control characters become spaces. */
export function latexText(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(SPECIAL, (character) => REPLACEMENTS[character])
}
