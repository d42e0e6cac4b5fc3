// A book as people make it: from a recipe, and what is refused. Mishaps, options and what lands beside it are tried in test/slow.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { addBook } from '../../src/cli/book/book.ts'
import { makeSolver, type PuzzleRecord, parsePuzzle } from '../../src/index.ts'
import { runCommand } from '../support/command.ts'
import { LITTLE_BOOK } from '../support/littleBook.ts'

const MAIN = resolve(import.meta.dirname, '../../dist/cli/main.js')

it('makes a checked PDF of a recipe, with the records in its order beside it', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'puzzlewright-'))
  writeFileSync(join(cwd, 'little.yaml'), LITTLE_BOOK)
  const { stderr, status } = spawnSync(
    process.execPath,
    [MAIN, 'book', 'little.yaml', '--out', 'little.pdf'],
    {
      cwd,
      encoding: 'utf8',
    },
  )
  expect(stderr).toMatch(/little\.pdf: 24 pages, 7 puzzles, .* checked/)
  expect(status).toBe(0)
  expect(readdirSync(cwd).sort()).toEqual(['little.pdf', 'little.puzzles.jsonl', 'little.yaml'])
  const records: PuzzleRecord[] = readFileSync(join(cwd, 'little.puzzles.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(records.map(({ family, grade }) => `${family} ${grade?.stars}`)).toEqual([
    ...['sudoku 1', 'sudoku 1', 'sudoku 2', 'sudoku 2'],
    ...['kenken 2', 'kenken 3', 'kenken 4'],
  ])
  // No two stars have the same full boards.
  expect(new Set(records.map(({ family, seed }) => `${family} ${seed}`)).size).toBe(7)
  const solve = makeSolver()
  for (const { id } of records) {
    const { family, puzzle } = parsePuzzle(id)
    expect(solve(family, puzzle).status).toBe('unique')
  }
})

it.each([
  [['--title', 'B', '--out', 'b.txt'], '--out has to end in .pdf'],
  [['--title', 'B', '--family', 'go', '--count', '3'], 'go'],
  [['--title', 'B', '--count', '3', '--puzzles', 'x'], '--count does not go with --puzzles'],
  [['--title', 'B', '--family', 'sudoku', '--count', '3', '--trim', '1x1'], '1x1'],
  [[], '--title'],
])('%j is wrong usage', async (args, message) => {
  const { stderr, status } = await runCommand(addBook, ['book', ...args])
  expect(stderr).toContain(message)
  expect(status).toBe(2)
})
