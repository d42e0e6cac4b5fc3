// Puzzles that a book cannot have are told by their numbers on the table, where unfinished ones lie between the others.

import { expect, it } from 'vitest'
import type { TablePiece } from '../../src/studio/app/document.ts'
import { faultOnTable, finishedOf } from '../../src/studio/app/finishedPuzzles.ts'

const piece = (key: number, id?: string): TablePiece => ({
  ...{ key, family: 'sudoku', draft: { shape: '4x4', clues: [] } },
  ...(id !== undefined && { id }),
})
const document = { pieces: [piece(7), piece(3, 'a'), piece(5), piece(9, 'b')] }

it('counts finished puzzles alone', () => {
  expect(finishedOf(document).map(({ key }) => key)).toEqual([3, 9])
})

it('names puzzles by their numbers on the table', () => {
  const fault = { code: 'conflict', message: 'puzzles.jsonl:2: ...' } as const
  const said = 'Puzzle {puzzle} is puzzle {first} once more.'
  const twice = faultOnTable({ ...fault, said, puzzles: [2, 1] }, document)
  expect(twice.fault.said).toBe('Puzzle 4 is puzzle 2 once more.')
  expect(twice.piece?.key).toBe(9)
  expect(faultOnTable({ ...fault, said: 'No puzzles.', puzzles: [] }, document)).toEqual({
    fault: { ...fault, said: 'No puzzles.', puzzles: [] },
    piece: undefined,
  })
  expect(faultOnTable(fault, document).fault).toEqual(fault)
})
