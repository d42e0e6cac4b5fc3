import { describe, expect, it } from 'vitest'
import { type HidokuPuzzle, hidoku } from '../../../src/families/hidoku/index.ts'
import { stepsFrom } from '../../../src/families/hidoku/puzzle.ts'
import { PuzzleError, type Span } from '../../../src/families/puzzleError.ts'
import { BLOCKED } from '../../../src/kernel/searchModel.ts'

/** Lines as the reader passes them: trimmed, not empty, each with its place. */
function linesOf(text: string): Span[] {
  return text
    .split('\n')
    .map((line, index) => ({ text: line.trim(), line: index + 1, column: 1 }))
    .filter((line) => line.text !== '')
}

function parse(text: string, shape?: string): HidokuPuzzle {
  return hidoku.notation.parse(
    linesOf(text),
    shape === undefined ? undefined : hidoku.notation.parseShape(shape),
  )
}

function errorOf(work: () => unknown): PuzzleError {
  try {
    work()
  } catch (error) {
    if (error instanceof PuzzleError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('notation', () => {
  it('reads commas, every kind of empty cell, and blocked cells', () => {
    const { shape, givens } = parse(' __, 2,0\n##, 7,.\n 6,_____,')
    expect(shape).toEqual({ rows: 3, columns: 3, text: '3x3', adjacency: 'king' })
    expect(givens).toEqual([0, 2, 0, BLOCKED, 7, 0, 6, 0, 0])
    expect(parse('__, 2,0\n#, 7,.\n 6,_____,', '3x3').givens).toEqual(givens)
  })

  it('reads a grid with blanks, with the adjacency of the given shape', () => {
    expect(parse('1 . 3\n##  0 __').givens).toEqual([1, 0, 3, BLOCKED, 0, 0])
    expect(parse('1 2 3', '1x3/rook').shape.adjacency).toBe('rook')
  })

  it('reads and writes the clues of a name', () => {
    const shape = hidoku.notation.parseShape('3x3')
    const puzzle = hidoku.notation.parseClues({ text: '1,,3/,#,/,,8', line: 1, column: 12 }, shape)
    expect(puzzle.givens).toEqual([1, 0, 3, 0, BLOCKED, 0, 0, 0, 8])
    expect(hidoku.notation.formatClues(puzzle)).toBe('1,,3/,#,/,,8')
  })

  it('recognises commas, but not the names, cages and sums of other families', () => {
    const recognizes = (text: string) => hidoku.notation.recognizes(linesOf(text))
    expect(recognizes(hidoku.notation.example)).toBe('surely')
    expect(recognizes('1,x,3\n4,5')).toBe('surely')
    expect(recognizes('1 2 3\n4 5 6')).toBeUndefined()
    expect(recognizes('hidoku:1x3:1,,3')).toBeUndefined()
    expect(recognizes('3: 6x A1,A2')).toBeUndefined()
    expect(recognizes(',6,|30')).toBeUndefined()
    expect(hidoku.notation.lineRole('1,2,3')).toBeUndefined()
  })
})

describe('shapes', () => {
  it.each([
    ['10x10', '10x10', 'king'],
    ['10x10/king', '10x10', 'king'],
    ['9x9/rook', '9x9/rook', 'rook'],
    ['1x2', '1x2', 'king'],
    ['31x31', '31x31', 'king'],
  ])('%s', (text, name, adjacency) => {
    expect(hidoku.notation.parseShape(text)).toMatchObject({ text: name, adjacency })
  })

  it.each(['1x1', '0x5', '32x4', '4x32', '9x9/hex', '9', '999x999', '', 'x', '9x9 '])(
    'refuses %j',
    (text) => {
      const error = errorOf(() => hidoku.notation.parseShape(text, { text, line: 3, column: 8 }))
      expect(error).toMatchObject({ code: 'shape', line: 3, column: 8 })
    },
  )
})

describe('errors', () => {
  it.each([
    ['a short row', '1,,\n,\n,,', 'length at 2:1: row 2 has 2 cells; a row of a 3x3 board has 3'],
    ['a long row', '1,,\n,,,9\n,,', 'length at 2:4'],
    ['a missing row', '3x3: 1,,\n,,', '2 rows; a 3x3 board has 3'],
    ['a number too large', '1,,\n,  10,\n,,', 'value at 2:4: "10" is not a number from 1 to 9'],
    ['a number too large for the open cells', '1,,\n#,9,\n,,', 'value at 2:3'],
    ['no number', '1,x,', 'value at 1:3'],
    ['a negative number', '1,-1,', 'value at 1:3'],
    ['a number twice', '4,,\n,4,', 'conflict at 2:2: the board has 4 twice (r1c1, r2c2)'],
    ['consecutive numbers apart', '1,,2', 'conflict at 1:4: 1 and 2 do not touch (r1c1, r1c3)'],
    ['numbers far apart', '1,,,3\n,,,', 'conflict at 1:5: 1 and 3 are more than 2 steps apart (r1c1, r1c4)'],
    ['numbers too far apart around blocked cells', '1,##,4\n,##,\n,,', 'conflict at 1:6'],
    ['corners that are too far for a rook', '2x2/rook: 1,\n,2', 'conflict at 2:2'],
    ['no open cell', '#,#\n#,#', 'length at 1:1'],
    ['parts cut off', '1,#,\n,#,', 'conflict at 1:5'],
    ['a single cell', '.', 'shape at 1:1'],
    ['a huge board', Array(40).fill(',,').join('\n'), 'shape at 1:1'],
  ])('are reported: %s', (_, asked, expected) => {
    const [, shape, text] = /^(?:(\S+): )?(.*)$/s.exec(asked) ?? []
    const { code, line, column, message } = errorOf(() => parse(text, shape))
    expect(`${code} at ${line}:${column}: ${message}`).toContain(expected)
  })

  it('of clues have the place in the name', () => {
    const clues = { text: '1,,3/,#,/,,9', line: 4, column: 12 }
    const error = errorOf(() => hidoku.notation.parseClues(clues, hidoku.notation.parseShape('3x3')))
    expect(error).toMatchObject({ code: 'value', line: 4, column: 23 })
  })
})

describe('faults', () => {
  const puzzle = parse('1,,\n,#,\n,,')
  const rulesOf = (values: number[]) => hidoku.rules.faults(puzzle, values)

  it('has none for a solution, with 0 or -1 on the blocked cell, or a part of one', () => {
    expect(rulesOf([1, 2, 3, 8, 0, 4, 7, 6, 5])).toEqual([])
    expect(rulesOf([1, 2, 3, 8, BLOCKED, 4, 7, 6, 5])).toEqual([])
    expect(rulesOf([1, 0, 0, 0, 0, 0, 0, 6, 5])).toEqual([])
  })

  it('names each broken rule and the cells that break it', () => {
    expect(rulesOf([1, 2, 3, 8, 9, 4, 7, 6, 5])).toEqual([{ rule: '9 is on a blocked cell', cells: [4] }])
    expect(rulesOf([1, 2, 12, 0, 0, 0, 0, 0, 0])).toEqual([
      { rule: '12 is not a number from 1 to 8', cells: [2] },
    ])
    expect(rulesOf([1, 2, 2, 0, 0, 0, 0, 0, 0])).toEqual([{ rule: 'the board has 2 twice', cells: [1, 2] }])
    expect(rulesOf([1, 0, 0, 0, 0, 0, 0, 0, 2])).toEqual([{ rule: '1 and 2 do not touch', cells: [0, 8] }])
    expect(rulesOf([1, 0, 0, 0, 0, 0, 0, 0, 3])).toEqual([
      { rule: '1 and 3 are more than 2 steps apart', cells: [0, 8] },
    ])
  })
})

describe('rules', () => {
  it('counts steps around blocked cells', () => {
    expect(stepsFrom(parse('1,##,\n,##,\n,,'), 0)).toEqual(
      [0, Infinity, 4, 1, Infinity, 3, 2, 2, 2].map((steps, cell) => (cell === 8 ? 3 : steps)),
    )
  })

  it('removals keep the first and the last number', () => {
    const full = parse('1,2,3\n,#,4\n7,6,\n')
    const last = parse('1,2,3\n8,#,4\n7,6,')
    expect(hidoku.rules.removals(full, []).map(({ clue }) => clue)).toEqual([
      '2 at r1c2',
      '3 at r1c3',
      '4 at r2c3',
      '7 at r3c1',
      '6 at r3c2',
    ])
    const removals = hidoku.rules.removals(last, [])
    expect(removals.map(({ clue }) => clue)).not.toContain('8 at r2c1')
    expect(removals[0].excluded).toEqual({ cell: 1, value: 2 })
    expect(removals[0].puzzle.givens).toEqual(last.givens.with(1, 0))
  })
})
