// Writes src/book/techniqueBoards.ts, the boards of a book's chapter on techniques, from
// test/families/X/techniques.json. `npm run technique-boards` does it after its search.

import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FAMILIES } from '../dist/index.js'

const HEAD = `// Written by scripts/technique-table.mjs from test/families/*/techniques.json: for each technique a board on
// which it is the next step. A board is a puzzle; the values of its cells, where a dot is an empty cell; the
// candidates that are ruled out before, as CELL:VALUE,VALUE; and what the technique does, as CELL:VALUE,VALUE.

/** A puzzle, its values, the candidates ruled out before, and those that the technique places or rules out. */
export type WrittenBoard = readonly [puzzle: string, values: string, excluded: string, told: string]

/** The boards by family and technique. */
export const TECHNIQUE_BOARDS: Readonly<Record<string, Readonly<Record<string, WrittenBoard>>>> = {
`

const cellsText = (entries) => entries.map(([cell, values]) => `${cell}:${values.join(',')}`).join(' ')

function written({ puzzle, values, excluded, removes }) {
  const byCell = new Map()
  for (const [cell, value] of removes) byCell.set(cell, [...(byCell.get(cell) ?? []), value])
  const texts = [
    puzzle,
    values.map((value) => value || '.').join(' '),
    cellsText(Object.entries(excluded)),
    cellsText([...byCell]),
  ]
  return texts.map((text) => `      '${text}',\n`).join('')
}

/** Writes the table of all families. */
export function writeTable() {
  const families = FAMILIES.map(({ name }) => {
    const file = resolve(import.meta.dirname, `../test/families/${name}/techniques.json`)
    const boards = Object.entries(JSON.parse(readFileSync(file, 'utf8')))
    const rows = boards.map(([technique, board]) => {
      const key = technique.includes('-') ? `'${technique}'` : technique
      return `    ${key}: [\n${written(board)}    ],\n`
    })
    return `  ${name}: {\n${rows.join('')}  },\n`
  })
  writeFileSync(
    resolve(import.meta.dirname, '../src/book/techniqueBoards.ts'),
    `${HEAD}${families.join('')}}\n`,
  )
}

if (process.argv[1] === import.meta.filename) writeTable()
