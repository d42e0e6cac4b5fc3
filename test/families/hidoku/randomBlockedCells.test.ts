import { describe, expect, it } from 'vitest'
import { type Adjacency, hidokuShape } from '../../../src/families/hidoku/puzzle.ts'
import { mayHavePath } from '../../../src/families/hidoku/randomBlockedCells.ts'

/** Whether a path may exist on a board of these rows if this many more cells are blocked. */
function mayBe(adjacency: Adjacency, rows: string, toCome = 0): boolean {
  const cells = rows.split(' ')
  const shape = hidokuShape(cells.length, cells[0].length, adjacency)
  return mayHavePath(
    shape,
    Array.from(cells.join(''), (cell) => cell === '#'),
    toCome,
  )
}

describe('a path', () => {
  it('needs cells that are connected', () => {
    for (const adjacency of ['king', 'rook'] as const) {
      expect(mayBe(adjacency, '.#. .#. .#.')).toBe(false)
      // The same without any dead end.
      expect(mayBe(adjacency, '..#.. ..#..')).toBe(false)
      expect(mayBe(adjacency, '..#.. .....')).toBe(true)
    }
    expect(mayBe('king', '..## ..## ##.. ##..')).toBe(true)
    expect(mayBe('rook', '..## ..## ##.. ##..')).toBe(false)
  })

  it('needs two cells', () => {
    expect(mayBe('king', '.#')).toBe(false)
    expect(mayBe('king', '..')).toBe(true)
  })

  it('allows at most two dead ends', () => {
    expect(mayBe('rook', '.#.#. .....')).toBe(false)
    expect(mayBe('king', '.#.#. .....')).toBe(true)
    // Five, with as many white cells as black ones; three of a king.
    expect(mayBe('rook', '.#.#. ..... #.#.#')).toBe(false)
    expect(mayBe('king', '.###. #...# ##.## ##.##')).toBe(false)
    expect(mayBe('king', '.###. #...# ##.##')).toBe(true)
    expect(mayBe('rook', '.#. ...')).toBe(true)
  })

  it('in a Numbrix needs equally many cells of both colours, or one more of one colour', () => {
    expect(mayBe('rook', '... ... ...')).toBe(true)
    expect(mayBe('rook', '#.# ... ...')).toBe(true)
    // Five black cells and three white ones: one more blocked cell can mend that, if it is black.
    expect(mayBe('rook', '.#. ... ...')).toBe(false)
    expect(mayBe('rook', '.#. ... ...', 1)).toBe(true)
    expect(mayBe('king', '.#. ... ...')).toBe(true)
    // Two black cells and four white ones.
    expect(mayBe('rook', '#.# ... #..')).toBe(false)
    expect(mayBe('rook', '#.# ... #..', 1)).toBe(true)
  })
})
