import { expect, it } from 'vitest'
import { makeCsvReader } from '../../src/formats/csvRows.ts'

function rowsOf(text: string): [fields: readonly string[], line: number][] {
  const rows: [readonly string[], number][] = []
  const reader = makeCsvReader((fields, line) => rows.push([fields, line]))
  for (const line of text.split('\n')) reader.push(line)
  reader.end()
  return rows
}

it.each([
  [
    'a,b\n1,2',
    [
      [['a', 'b'], 1],
      [['1', '2'], 2],
    ],
  ],
  [
    'a;b\r\n1,5;2\r\n',
    [
      [['a', 'b'], 1],
      [['1,5', '2'], 2],
    ],
  ],
  [
    'a,b\n"1\n2","say ""x"""\n\n3,',
    [
      [['a', 'b'], 1],
      [['1\n2', 'say "x"'], 2],
      [['3', ''], 5],
    ],
  ],
  [
    'a\tb\n"open',
    [
      [['a', 'b'], 1],
      [['"open'], 2],
    ],
  ],
])('reads %j', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})
