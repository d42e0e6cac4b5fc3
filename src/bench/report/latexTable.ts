// Tables in LaTeX, as papers print them: three rules and no lines between columns (package booktabs), numbers
// aligned to the right, the unit of a column in its head, and headings above columns that belong together:
//
//   \toprule
//                          &        & \multicolumn{2}{c}{Nodes} \\
//   \cmidrule(lr){3-4}
//   Contender              & Solved & Total & Mean \\
//   \midrule

import characters from './latexCharacters.json' with { type: 'json' }
import { type Cell, type Column, cellText, columnGroups, numberOf, type Table } from './tableAndCsv.ts'

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

/** A table that is wider than the line is made narrower (package graphicx). */
const NARROWED = '\\resizebox{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}{!}{%'

/**
 * The width, in characters, of the widest row in an upright table. A wider table would be too small to read beside the
 * text, so it is rotated.
 */
const WIDEST_UPRIGHT = 110

/** Returns a table in LaTeX, without empty columns. A wide table is rotated (package rotating). */
export function latexOf(table: Table, texts: LatexTexts): string {
  const { columns, rows } = withoutEmpty(table)
  const environment = charactersOf({ columns, rows }) > WIDEST_UPRIGHT ? 'sidewaystable' : 'table'
  const scaled = columns.map((column, index) =>
    inOneUnit(
      column,
      rows.map((cells) => cells[index]),
    ),
  )
  return [
    ...texts.comment.map((line) => `% ${line.replaceAll(/\s+/g, ' ')}`),
    `\\begin{${environment}}`,
    `  \\centering\\small${SPACES}`,
    `  \\caption{${latexText(texts.caption)}}`,
    `  \\label{tab:${texts.label}}`,
    `  ${NARROWED}`,
    `  \\begin{tabular}{@{}${columns.map(alignment).join('')}@{}}`,
    '    \\toprule',
    ...groupHeads(columns),
    `    ${line(scaled.map(headOf))}`,
    '    \\midrule',
    ...rows.map((cells) => `    ${line(cells.map((cell, index) => latexCell(cell, scaled[index])))}`),
    '    \\bottomrule',
    '  \\end{tabular}}',
    `\\end{${environment}}\n`,
  ].join('\n')
}

function withoutEmpty({ columns, rows }: Table): Table {
  const isKnown = columns.map((_, index) => rows.length === 0 || rows.some((cells) => cells[index] !== null))
  const known = <T>(values: readonly T[]) => values.filter((_, index) => isKnown[index])
  return { columns: known(columns), rows: rows.map(known) }
}

/** The space between two columns, in characters. */
const GAP = 2

/** The width of a row, in characters. Texts that may take several lines do not count, since they fit any page. */
function charactersOf({ columns, rows }: Table): number {
  const widths = columns.map(({ format, isWide }, index) =>
    isWide ? 0 : Math.max(0, ...rows.map((cells) => cellText(cells[index], format).length)),
  )
  return widths.reduce((sum, width) => sum + width + GAP, 0)
}

/** A column with the unit and the format of its numbers. */
interface ScaledColumn extends Column {
  readonly unit?: string
}

function inOneUnit(column: Column, cells: readonly Cell[]): ScaledColumn {
  if (!column.scale) return column
  const values = cells.flatMap((cell) => numberOf(cell) ?? [])
  return { ...column, ...column.scale(values) }
}

function alignment({ format, isWide }: Column): string {
  return format && !isWide ? 'r' : 'l'
}

function headOf({ title, short, unit }: ScaledColumn): string {
  return `${latexText(short ?? title)}${unit === undefined ? '' : ` (${latexText(unit)})`}`
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

function latexCell(cell: Cell, { format, isWide }: Column): string {
  const text = latexText(cellText(cell, format))
  if (isWide) return `\\parbox[t]{0.5\\textwidth}{\\raggedright ${text}\\strut}`
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
