import { expect, it } from 'vitest'
import { makeCompiledCages } from '../../../src/families/kenken/cagesForInference.ts'
import { layOutNumbers } from '../../../src/families/kenken/lineSinglesWithCages.ts'
import { kenkenShape } from '../../../src/families/kenken/puzzle.ts'
import { makeCagePencil } from '../../../src/families/kenken/techniques/candidateTuples.ts'
import { squareBoard } from '../../../src/families/latin/boardOfGroups.ts'
import { OPEN_CELL } from '../../../src/families/latin/boardStateForSingles.ts'
import { below, makeRng } from '../../../src/kernel/rng.ts'
import { latinSquares, randomPuzzle } from './boards.ts'

it('the pencil says a new time for a line if and only if a cage in the line has changed', () => {
  const rng = makeRng('pencil')
  const size = 4
  const squares = latinSquares(size)
  const shape = kenkenShape(size)
  const board = squareBoard(shape)
  const compiled = makeCompiledCages(shape)
  const pencil = makeCagePencil(board, compiled)
  const { PLACED, frameWords } = layOutNumbers(board)
  const seen = new Set<number>()
  for (let puzzle = 0; puzzle < 50; puzzle++) {
    compiled.compile(randomPuzzle(rng, squares[below(rng, squares.length)]))
    const frame = new Int32Array(frameWords).fill(OPEN_CELL | 15, 0, PLACED)
    const times = () => board.groups.map(({ cells }) => pencil.lastReadOf(cells))
    pencil.read(frame)
    let before = times()
    // Times of other puzzles never come back: a memory of "nothing found" cannot apply to this one.
    for (const time of before) expect(seen).not.toContain(time)
    for (let change = 0; change < 8; change++) {
      const cell = below(rng, size * size)
      frame[cell] ^= 1 << below(rng, size)
      pencil.read(frame)
      const after = times()
      board.groups.forEach(({ cells }, line) => {
        const isRead = cells.some((one) => compiled.cageOf[one] === compiled.cageOf[cell])
        expect(after[line] !== before[line]).toBe(isRead)
      })
      for (const time of after) seen.add(time)
      before = after
    }
  }
})
