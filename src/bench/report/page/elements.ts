// The elements that the parts of the page share.

import { escaped } from '../../../render/xml.ts'
import { htmlTable } from '../htmlTable.ts'
import { countOf } from '../numberTexts.ts'
import type { Table } from '../table.ts'

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

/** A table; if it has more rows than `most`, the number of rows with a link to the file. */
export function tableOrFile(table: Table, file: string, most: number): string {
  return table.rows.length <= most
    ? htmlTable(table)
    : `<p>${countOf(table.rows.length, 'row')}: see <a href="${file}">${file}</a>.</p>\n`
}
