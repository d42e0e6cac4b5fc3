// A sixth family is one folder and one line: with these alone the program makes, proves, solves, grades, explains, draws,
// prints and exports its puzzles.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { PuzzleRecord } from '../../src/index.ts'
import { latinSquare } from '../toy/latinSquare/index.ts'
import { installToy } from '../toy/sixthFamily.ts'

const { folder, program, run } = installToy()
const PUZZLES = 12

const made = run(`generate latinsquare -n ${PUZZLES} --seed toy`)
const records = made
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PuzzleRecord)
const ids = records.map(({ id }) => id)
const few = ids.slice(0, 3).join('\n')
const linesOf = (text: string) => text.trimEnd().split('\n')

it('is listed with the families', () => {
  const listed = run('families')
  expect(listed).toContain('Latin square (latinsquare)')
  expect(listed).toContain(latinSquare.rules.what)
  expect(run('generate --help')).toContain('latinsquare')
})

it('is generated with grades, each puzzle once and again from its name', () => {
  expect(new Set(ids).size).toBe(PUZZLES)
  for (const { id, family, grade } of records) {
    expect(id).toMatch(/^latinsquare:5x5:[1-5./]{29}$/)
    expect([family, grade?.calibration]).toEqual(['latinsquare', null])
  }
  expect(JSON.parse(run(`generate ${records[7].made} --json`))).toEqual(records[7])
  expect(
    linesOf(run('generate latinsquare --shape 6x6 -n 4 --seed s --minimal --symmetry rotate180')),
  ).toHaveLength(4)
})

it('is verified and solved, from records, names and its notation', () => {
  const verdicts = linesOf(run('verify --minimal', made))
  expect(verdicts.filter((line) => line.includes('the solution is unique'))).toHaveLength(PUZZLES)
  expect(verdicts[0]).toContain('latinsquare 5x5')
  const solved = linesOf(run('solve --json', `${ids.join('\n')}\n\n${records[0].text}`)).map((line) =>
    JSON.parse(line),
  )
  expect(solved.map(({ solutions }) => solutions)).toEqual(
    [...records, records[0]].map(({ solution }) => [solution]),
  )
})

it('is graded and explained', () => {
  expect(linesOf(run('grade', few))).toHaveLength(3)
  const explained = run('explain', few)
  expect(explained).toMatch(/only place for \d in (row|column) \d/)
  expect(explained).not.toMatch(/undefined|NaN|[{}]/)
})

it('is drawn and written in other notations', () => {
  expect(run('render', few)).toContain('┏━━━┯━━━┯')
  expect(run('render --format svg --solution', ids[0])).toMatch(/^<svg[\s\S]*<\/svg>\s*$/)
  expect(linesOf(run('convert', records[0].text))).toEqual([ids[0]])
  expect(run('convert --to text', ids[0])).toContain(records[0].text)
})

it('is exported for other solvers, and searched by all orders', () => {
  for (const format of ['cnf', 'minizinc', 'asp', 'xcsp3']) {
    expect(run(`bench export --format ${format}`, ids[0]).length).toBeGreaterThan(200)
  }
  run('generate latinsquare -n 3 --seed bench --no-grade --out corpus.jsonl')
  run(
    'bench run corpus.jsonl --contenders full/*/ascending --node-limit 500 --time-limit none --no-time --out results.jsonl --all',
  )
  expect(readFileSync(join(folder, 'results.jsonl'), 'utf8')).toContain('"family":"latinsquare"')
})

it('is printed as a book that preflight finds no fault with', () => {
  run(
    'book --title Squares --family latinsquare,sudoku --count 8 --stars 1 --seed toy --trim 6x9 --out squares.pdf -q',
  )
  expect(run('preflight squares.pdf')).toContain('squares.pdf')
})

it('is refused with a list of all families where its name is misspelt', () => {
  const { stderr, status } = program('generate latinsquares')
  expect(stderr).toContain('latinsquare')
  expect(status).not.toBe(0)
})
