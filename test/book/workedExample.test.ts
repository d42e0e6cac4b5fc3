// The worked examples: every printed way to the solution is correct.

import { describe, expect, it } from 'vitest'
import { BOOK_WORDS } from '../../src/book/bookWords.ts'
import { reasonSentence, stepLetter } from '../../src/book/layout/exampleBoardsAndSteps.ts'
import { howToPlayPages } from '../../src/book/layout/howToPlay.ts'
import { lessonBoards, MOST_DRAWN } from '../../src/book/layout/lessonBoards.ts'
import { geometryOf } from '../../src/book/layout/pageGeometry.ts'
import { exampleRemarks, FIRST_STEPS, makeExample, smallerExample } from '../../src/book/workedExample.ts'
import type { Reason } from '../../src/families/inference.ts'
import type { KenkenPuzzle } from '../../src/families/kenken/puzzle.ts'
import { FAMILIES, findFamily } from '../../src/families/registry.ts'
import { makeForced } from '../../src/grader/followAssumptions.ts'
import { NO_WISHES } from '../../src/maker/orderFields.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { designOf, EXAMPLES, itemsOf, puzzlesOf, textsOf } from './layoutBooks.ts'
import { boardOf } from './sketches.ts'

const design = designOf({ puzzlesPerPage: 4 })
/** The kind of a reason, with the kinds of the groups that it names. */
function kindOf({ kind, facts }: Reason): string {
  const groups = Object.values(facts).flatMap((fact) => /^([a-z]+) \d+$/.exec(String(fact))?.[1] ?? [])
  return [kind, ...groups].join(' ')
}

describe('the example of boards with signs', () => {
  it.each([
    ['sudoku', '9x9+killer', 36],
    ['sudoku', '9x9+thermo', 36],
    ['latinsquare', '5x5+inequality', 25],
  ])('%s %s shows the rule on a small board', (name, text, most) => {
    const { shape, givens } = makeExample(findFamily(name), text).puzzle
    expect(shape.text.split('+').slice(1)).toEqual(text.split('+').slice(1))
    expect(givens.length).toBeLessThanOrEqual(most)
  })

  it('does not hide a defect in the reading of shapes', () => {
    const sudoku = findFamily('sudoku')
    const defect = new TypeError('a defect')
    const parseShape: typeof sudoku.notation.parseShape = (text) => {
      if (text !== '9x9+killer') throw defect
      return sudoku.notation.parseShape(text)
    }
    const broken = { ...sudoku, notation: { ...sudoku.notation, parseShape } }
    expect(() => makeExample(broken, '9x9+killer')).toThrow(defect)
  })
})

const typeface = loadTypeface()
const setting = { design, typeface, geometry: geometryOf(design, 24) }

describe.each(FAMILIES)('the example of $name', (family) => {
  const [example] = EXAMPLES[family.name]
  const { puzzle, solution, steps } = example

  it('has one solution, and steps that lead to it', () => {
    const solved = makeSolver()(family, puzzle)
    expect(solved.status).toBe('unique')
    expect(solved.solutions[0]).toEqual(solution)
    expect(steps.length).toBeGreaterThanOrEqual(5)
    expect(new Set(steps.map(({ cell }) => cell)).size).toBe(steps.length)
    for (const { cell, value } of steps) {
      expect(puzzle.givens[cell]).toBe(0)
      expect(solution[cell]).toBe(value)
    }
  })

  it('has steps that follow from the board before them', () => {
    const sight = family.inference.makeReasoner(puzzle.shape)
    const frame = new Int32Array(sight.frameWords)
    const forced = makeForced(sight.cells)
    expect(sight.root(frame, puzzle)).toBe(true)
    for (const { cell, value, reason } of steps) {
      expect(sight.look(frame, forced)).toBe(true)
      const index = forced.cells.subarray(0, forced.count).indexOf(cell)
      expect(index).toBeGreaterThanOrEqual(0)
      expect(forced.values[index]).toBe(value)
      expect(sight.reasons(frame, cell, value)).toContainEqual(reason)
      expect(sight.place(frame, cell, value)).toBe(true)
    }
    expect(example.hasMore).toBe(false)
    expect(sight.openCells(frame)).toBe(0)
  })

  it('has complete reasons of several kinds', () => {
    expect(new Set(steps.map(({ reason }) => kindOf(reason))).size).toBeGreaterThanOrEqual(2)
    const board = [...puzzle.givens]
    for (const { cell, value, reason } of steps.slice(0, FIRST_STEPS)) {
      const open = reason.cells.filter((one) => board[one] === 0)
      expect(family.inference.terse?.includes(reason.kind) && open.length > 1).not.toBe(true)
      board[cell] = value
    }
  })

  it('draws three steps on boards of their own, and the solution, with sentences without gaps', () => {
    const pages = howToPlayPages(setting, [example])
    const boards = pages.flatMap((page) => itemsOf(page, 'scene').map(({ scene }) => scene()))
    const { drawn, solution } = lessonBoards(example, typeface)
    expect(boards.slice(-drawn.length - 1)).toEqual([...drawn.map(({ scene }) => scene), solution])
    expect(drawn).toHaveLength(Math.min(MOST_DRAWN, steps.length))
    const { columns } = puzzle.shape
    const text = pages.flatMap(textsOf).join(' ')
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
    drawn.forEach(({ place, scene }, index) => {
      const { cell, value, reason } = steps[place]
      const letter = scene.marks[scene.marks.length - 1]
      const at = { x: (cell % columns) + 0.5, text: stepLetter(index), weight: 'bold' }
      expect(letter).toMatchObject(at)
      expect(letter.mark === 'text' && Math.floor(letter.y)).toBe(Math.floor(cell / columns))
      const grey = scene.marks.flatMap((mark) =>
        mark.mark === 'rectangle' && mark.isShaded ? mark.y * columns + mark.x : [],
      )
      expect(grey).toEqual(expect.arrayContaining([...reason.cells]))
      expect(text).toContain(`${value} in ${stepLetter(index)}:`)
      expect(text).toContain(`Step ${place + 1}`)
    })
  })

  it('is the same every time', () => {
    const own = puzzlesOf(1).flatMap((one) => (one.family === family ? one.puzzle : []))
    const again = makeExample(family, puzzle.shape.text, own)
    expect({ ...again, family: '' }).toEqual({ ...example, family: '' })
  })
})

describe('the board of a step', () => {
  const example = EXAMPLES.sudoku[0]
  const { puzzle, steps } = example
  const { columns } = puzzle.shape
  const { drawn } = lessonBoards(example, typeface)

  it('crosses the other open cells of the group out, and circles what rules them out', () => {
    const [{ place, scene }] = drawn
    const { cell, value, reason } = steps[place]
    const open = reason.cells.filter((one) => puzzle.givens[one] === 0 && one !== cell)
    const slanted = scene.marks.filter(
      (mark) => mark.mark === 'line' && mark.x1 !== mark.x2 && mark.y1 !== mark.y2,
    )
    expect(slanted).toHaveLength(2 * open.length)
    const circled = scene.marks.flatMap((mark) =>
      mark.mark === 'circle' ? puzzle.givens[columns * Math.floor(mark.y) + Math.floor(mark.x)] : [],
    )
    expect(new Set(circled)).toEqual(new Set([value]))
  })

  it('has no lines through numbers', () => {
    for (const { place, scene } of drawn) {
      const values = [...puzzle.givens]
      for (const { cell, value } of steps.slice(0, place)) values[cell] = value
      for (const mark of scene.marks) {
        if (mark.mark !== 'line') continue
        const [x, y] = [(mark.x1 + mark.x2) / 2, (mark.y1 + mark.y2) / 2]
        if (x % 1 !== 0 && y % 1 !== 0) expect(values[columns * Math.floor(y) + Math.floor(x)]).toBe(0)
      }
    }
  })
})

describe('an example', () => {
  it('of a Calcudoku begins with all cages of a single cell', () => {
    const { puzzle, steps } = EXAMPLES.kenken[0]
    const single = (puzzle as KenkenPuzzle).cages.filter(({ cells }) => cells.length === 1)
    expect(single.length).toBeGreaterThan(0)
    steps.forEach(({ reason }, step) => {
      expect(reason.kind === 'single-cell').toBe(step < single.length)
    })
  })

  it('explains once how the named groups are counted', () => {
    const { countLines, countBoxes } = BOOK_WORDS.en
    expect(exampleRemarks(EXAMPLES.sudoku[0], BOOK_WORDS.en)).toEqual([countLines, countBoxes])
    expect(exampleRemarks(EXAMPLES.survo[0], BOOK_WORDS.en)).toEqual([countLines])
    expect(exampleRemarks(EXAMPLES.hidoku[0], BOOK_WORDS.en)).toEqual([])
  })

  it('has the shape of the book, or the largest of its variant that can be told to its end', () => {
    const hidoku = findFamily('hidoku')
    expect(makeExample(hidoku, '8x8').puzzle.shape.text).toBe('8x8')
    expect(makeExample(hidoku, '12x12/rook').puzzle.shape.text).toBe('9x9/rook')
    expect(makeExample(findFamily('sudoku'), '16x16').puzzle.shape.text).toBe('9x9')
    expect(makeExample(findFamily('survo'), '2x3').puzzle.shape.text).toBe('2x3')
  })

  it('gives way on a small page to a smaller one of its variant, with at least two fifths of its cells', () => {
    const smaller = (name: string, shape: string) =>
      smallerExample(makeExample(findFamily(name), shape), [])?.puzzle.shape.text
    expect(smaller('sudoku', '9x9')).toBe('6x6')
    expect(smaller('hidoku', '8x8/rook')).toBe('6x6/rook')
    expect(smaller('magic', '3x3')).toBeUndefined()
  })

  it('of a Calcudoku has only the operators of the book', () => {
    const adding = [boardOf('kenken 4x4', 'adding', true, { ...NO_WISHES, own: { operators: '+' } }).puzzle]
    const { puzzle, hasMore } = makeExample(findFamily('kenken'), '4x4', adding)
    expect(hasMore).toBe(false)
    const { cages } = puzzle as KenkenPuzzle
    const operators = cages.flatMap(({ operator, cells }) => (cells.length > 1 ? operator : []))
    expect(new Set(operators)).toEqual(new Set(['+']))
  })

  it('has true signs in its sentences, and letters for cells', () => {
    const example = EXAMPLES.kenken[0]
    const { kenken } = design.familyWords
    const reasons = { ...kenken.reasons, somewhere: 'somewhere in {cell}' }
    const familyWords = { ...design.familyWords, kenken: { ...kenken, reasons } }
    const say = (kind: string, facts: Record<string, string | number>) => {
      const reason = { kind, facts, cells: [], premises: [] }
      return reasonSentence({ design: { ...design, familyWords } }, example, reason)
    }
    const last = (cage: string, calculation: string) => say('last-in-cage', { cage, calculation, value: 3 })
    expect(last('2÷', '6 ÷ 2')).toBe('last cell of the 2÷ cage: 6 ÷ 2 = 3')
    expect(last('12×', '4 − 1')).toBe('last cell of the 12× cage: 4 − 1 = 3')
    const [{ cell }] = example.steps
    expect(say('somewhere', { cell })).toBe('somewhere in a')
    const given = example.solution.findIndex((_, one) => example.steps.every((step) => step.cell !== one))
    expect(say('somewhere', { cell: given })).toMatch(/^somewhere in row \d, column \d$/)
  })

  it('names groups in the language of the book', () => {
    const german = designOf({ language: 'de' })
    const say = (name: string, group: string) => {
      const reason = { kind: 'hidden-single', facts: { value: 3, group }, cells: [], premises: [] }
      return reasonSentence({ design: german }, EXAMPLES[name][0], reason)
    }
    expect(say('sudoku', 'box 2')).toBe('einziger Platz für die 3 in Block\u00a02')
    expect(say('kenken', 'row 4')).toBe('einziger Platz für die 3 in Zeile\u00a04')
  })
})
