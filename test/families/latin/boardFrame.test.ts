// Compares the data in a frame with the same data counted from its candidates.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutBoard, makeBoardKeeper, OPEN_CELL } from '../../../src/families/latin/boardFrame.ts'
import { BOARDS, range } from './boards.ts'

/** The candidate of a move, as a fraction of the existing ones, and whether it is placed or ruled out. */
const moves = fc.array(fc.record({ at: fc.nat(9999), isPlaced: fc.boolean() }), { maxLength: 60 })

describe.each(Object.entries(BOARDS))('%s', (_, board) => {
  const { size, cells, groups } = board
  const { OPEN_CELLS, LACKING, SCARCE, LONE, PLACES, boardWords } = layOutBoard(board)
  const { clear, settle, strike } = makeBoardKeeper(board)
  const bitsOf = (some: readonly number[]) => some.reduce((bits, one) => bits | (1 << one), 0)
  const numbers = range(0, size - 1)

  /** A frame by its definition, from the value or the candidates of each cell. */
  function counted(values: readonly (number | undefined)[], candidates: readonly Set<number>[]): Int32Array {
    const frame = new Int32Array(boardWords)
    const isOpen = (cell: number) => values[cell] === undefined
    for (const cell of range(0, cells - 1)) {
      if (isOpen(cell)) frame[cell] = OPEN_CELL | bitsOf([...candidates[cell]])
    }
    frame[OPEN_CELLS] = values.filter((value) => value === undefined).length
    groups.forEach(({ cells: own }, group) => {
      const lacking = numbers.filter((value) => !own.some((cell) => values[cell] === value))
      const placesOf = (value: number) =>
        numbers.filter((place) => isOpen(own[place]) && candidates[own[place]].has(value))
      const isOwn = (cell: number) => groups.findIndex((one) => one.cells.includes(cell)) === group
      frame[LACKING + group] = bitsOf(lacking)
      frame[SCARCE + group] = bitsOf(lacking.filter((value) => placesOf(value).length < 2))
      frame[LONE + group] = bitsOf(
        numbers.filter((place) => {
          const cell = own[place]
          return isOpen(cell) && isOwn(cell) && candidates[cell].size < 2
        }),
      )
      for (const value of numbers) frame[PLACES + group * size + value] = bitsOf(placesOf(value))
    })
    return frame
  }

  it('equals the counted data after any placements and eliminations', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const values: (number | undefined)[] = range(1, cells).map(() => undefined)
        const candidates = values.map(() => new Set(numbers))
        const frame = new Int32Array(boardWords)
        clear(frame)
        for (const { at, isPlaced } of list) {
          const open = values.flatMap((known, cell) =>
            known === undefined ? [...candidates[cell]].map((value) => ({ cell, value })) : [],
          )
          if (open.length === 0) return
          const { cell, value } = open[at % open.length]
          if (isPlaced) {
            settle(frame, cell, 1 << value)
            values[cell] = value
            for (const { cells: own } of groups) {
              if (own.includes(cell)) for (const peer of own) candidates[peer].delete(value)
            }
          } else {
            strike(frame, cell, 1 << value)
            candidates[cell].delete(value)
          }
          expect(frame).toEqual(counted(values, candidates))
        }
      }),
      { seed: 1, numRuns: 40 },
    )
  })
})
