// The commands and the recipe that do again what the studio has done.

import { describe, expect, it } from 'vitest'
import { parseRecipe } from '../../src/book/recipe/parseRecipe.ts'
import { recordsRecipeText } from '../../src/studio/app/bookRecipe.ts'
import { commandsOf } from '../../src/studio/app/commands.ts'
import type { TablePiece } from '../../src/studio/app/document.ts'

const piece = (key: number, made?: TablePiece['made']): TablePiece => ({
  key,
  family: 'sudoku',
  draft: { shape: '9x9', clues: [] },
  id: `sudoku:9x9:${key}`,
  ...(made && { made }),
})
const order = { family: 'sudoku', shape: '9x9', order: 'stars=2,minimal' }

describe('commands of a table', () => {
  it('make the puzzles that were made, and print all of them from their records', () => {
    const made = (run: string, number: number) => ({ order, run, number, seed: `${run}/${number}` })
    const pieces = [piece(1, made('1', 0)), piece(2), piece(3, made('1', 2)), piece(4, made('a/b', 0))]
    expect(commandsOf(pieces)).toEqual([
      'puzzlewright generate sudoku --shape 9x9 --stars 2 --minimal -n 3 --seed 1',
      'puzzlewright generate sudoku --shape 9x9 --stars 2 --minimal -n 1 --seed a/b',
      'puzzlewright render puzzles.jsonl --per-page 4 --labels --out puzzles.pdf',
      'puzzlewright render puzzles.jsonl --per-page 4 --labels --solution --out solutions.pdf',
      'puzzlewright book book.yaml --out book.pdf',
    ])
  })

  it('are those that print for puzzles that were set or read, and none for an empty table', () => {
    expect(commandsOf([piece(1)])).toHaveLength(3)
    expect(commandsOf([])).toEqual([])
  })

  it('have a recipe that names the records', () => {
    const read = parseRecipe(recordsRecipeText('Quiet: "Numbers"', 'de'))
    expect(read).toMatchObject({
      recipe: { title: 'Quiet: "Numbers"', language: 'de', puzzles: ['puzzles.jsonl'] },
    })
  })
})
