// Tables as HTML, for people. Neighbouring columns can have a heading in common:
//
//                      Nodes            Time
//   Contender  Solved  Total  Mean      Total  Mean

import { escaped } from '../../render/svgElements.ts'
import { countOf } from './numberTexts.ts'
import { type Cell, type Column, cellText, columnGroups, type Table } from './tableAndCsv.ts'

/** Returns the table as HTML, with dashes for unknown values. */
export function htmlTable({ columns, rows }: Table): string {
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell, index) => htmlCell(cell, columns[index], index)).join('')}</tr>`,
  )
  return [
    '<div class="wide"><table>',
    `<thead>${htmlHead(columns)}</thead>`,
    `<tbody>\n${body.join('\n')}\n</tbody></table></div>\n`,
  ].join('')
}

function htmlHead(columns: readonly Column[]): string {
  const groups = columnGroups(columns)
  if (groups.length === 0)
    return `<tr>${columns.map((column) => columnHead(column, column.title)).join('')}</tr>`
  const above = groups.map(({ heading, columns: own }) =>
    heading === undefined
      ? own.map((column) => columnHead(column, column.title, ' rowspan="2"')).join('')
      : `<th scope="colgroup" class="g" colspan="${own.length}">${escaped(heading)}</th>`,
  )
  const below = columns
    .filter(({ group }) => group !== undefined)
    .map((column) => columnHead(column, column.short ?? column.title))
  return `<tr>${above.join('')}</tr><tr>${below.join('')}</tr>`
}

function columnHead({ format }: Column, title: string, span = ''): string {
  return `<th scope="col"${span}${format ? ' class="n"' : ''}>${escaped(title)}</th>`
}

/** Names longer than this, in characters, get a minimum width, so that they are broken at most once. */
const LONG_NAME = 20

/** A star takes no width to the right of its number, so that the numbers remain aligned. */
const STAR = / ?\*$/

function htmlCell(cell: Cell, column: Column, index: number): string {
  const text = escaped(cellText(cell, column.format))
  if (column.format || typeof cell === 'number') return `<td>${text.replace(STAR, '<span>*</span>')}</td>`
  // A long name may be broken after a slash.
  const name = text.replaceAll('/', '/<wbr/>')
  if (index > 0) return `<td class="t">${name}</td>`
  return `<th scope="row"${text.length > LONG_NAME ? ' class="w"' : ''}>${name}</th>`
}

// The elements that the parts of the page share.

/** A name with its value, for a list of facts. */
export type Fact = readonly [name: string, value: string]

/** A section of the page with its heading; empty content gives no section. */
export function part(heading: string, content: string): string {
  if (content === '') return ''
  const id = heading.toLowerCase().replaceAll(' ', '-')
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${heading}</h2>\n${content}</section>\n`
}

/** Sentences as the items of a list. */
export function listOf(sentences: readonly string[]): string {
  if (sentences.length === 0) return ''
  return `<ul>\n${sentences.map((sentence) => `<li>${escaped(sentence)}</li>\n`).join('')}</ul>\n`
}

/** A paragraph. */
export function paragraphOf(text: string): string {
  return `<p>${escaped(text)}</p>\n`
}

/** Names with their values. */
export function factList(facts: readonly Fact[]): string {
  const rows = facts.map(
    ([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>\n`,
  )
  return `<dl>\n${rows.join('')}</dl>\n`
}

/** A table or, if it has more rows than `most`, the number of rows with a link to the file of the table. */
export function tableOrFile(table: Table, file: string, most: number): string {
  return table.rows.length <= most
    ? htmlTable(table)
    : `<p>${countOf(table.rows.length, 'row')}: see <a href="${file}">${file}</a>.</p>\n`
}
