import { describe, expect, it } from 'vitest'
import { formatBoard } from '../../../src/families/kenken/drawing.ts'
import { kenken } from '../../../src/families/kenken/index.ts'
import { makeShape } from '../../../src/families/kenken/rules.ts'

function puzzle(text: string, size: number) {
  return kenken.parseClues({ text, line: 1, column: 1 }, makeShape(size))
}

describe('a board for the terminal', () => {
  const corner = puzzle('6xA1,A2,B1;3=A3;2+B2;4+B3,C3;3=C1;1-C2', 3)

  it('has the outlines of the cages, the clues in their first cells and the numbers below', () => {
    const values = [1, 2, 3, 3, 1, 2, 2, 3, 1]
    expect(formatBoard(puzzle('6xA1,A2,B1;3=A3;1=B2;3+B3,C3;5+C1,C2', 3), values)).toBe(
      [
        '┌─────────┬────┐',
        '│6x       │3   │',
        '│ 1    2  │ 3  │',
        '│    ┌────┼────┤',
        '│    │1   │3+  │',
        '│ 3  │ 1  │ 2  │',
        '├────┴────┤    │',
        '│5+       │    │',
        '│ 2    3  │ 1  │',
        '└─────────┴────┘',
      ].join('\n'),
    )
  })

  it('has dots in empty cells, and says nothing of the operator of a single cell', () => {
    const drawn = formatBoard(corner, new Array(9).fill(0))
    expect(drawn.match(/·/g)).toHaveLength(9)
    expect(drawn).toContain('│2   │4+  │')
    expect(drawn).toContain('│3   │1   │')
  })

  it('is as wide as its longest clue needs, all lines alike', () => {
    const cells = Array.from({ length: 9 }, (_, cell) => `${'ABC'[Math.floor(cell / 3)]}${(cell % 3) + 1}`)
    const lines = formatBoard(puzzle(`216x${cells.join()}`, 3), [1, 2, 3, 2, 3, 1, 3, 1, 2]).split('\n')
    expect(lines.map((line) => line.length)).toEqual(new Array(10).fill(19))
    expect(lines[1]).toBe('│216x             │')
    // Nothing is drawn inside a cage.
    expect(lines.slice(1, 9).join('')).toMatch(/^[│\dx ]+$/)
  })
})
