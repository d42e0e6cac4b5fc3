// The proof rejects every file that shows wrong walls, clues, sums, circles or blocked cells.

import { describe, expect, it } from 'vitest'
import { provePublished } from '../../../src/feed/provePuzzleFiles.ts'
import type { Mark, Rectangle, Text } from '../../../src/scene.ts'
import { type Damage, expectFound, findsChanged, isText, otherFigure, shownIn } from './damages.ts'
import { makePuzzle } from './madePuzzles.ts'
import { sceneOf, typeface } from './proofFiles.ts'

describe('walls, clues, sums, circles and blocked cells', () => {
  const kenken = makePuzzle('kenken', '4x4')
  const sudoku = makePuzzle('sudoku', '9x9')
  const survo = makePuzzle('survo', '3x4')
  const hidoku = makePuzzle('hidoku', '6x8', { blocked: 6 })
  const isInnerWall = (mark: Mark) =>
    mark.mark === 'line' &&
    mark.stroke === 'thick' &&
    [mark.x1, mark.y1].some((at) => at > 0 && at % 4 !== 0 && at < 9)

  const [thin, thick] = (['thin', 'thick'] as const).map((stroke) => (mark: object) => [{ ...mark, stroke }])

  it('finds a thin wall of a cage, and a missing piece of one', async () => {
    for (let index = 0; index < 6; index++) {
      const [sentence] = await findsChanged(kenken, isInnerWall, index, thin)
      expect(sentence).toMatch(/wall/)
      await findsChanged(kenken, isInnerWall, index)
    }
  })

  it('finds a wall within a box, and a box without one of its walls', async () => {
    const isThin = (mark: Mark) => mark.mark === 'line' && mark.stroke === 'thin'
    for (const index of [0, 5, 9]) await findsChanged(sudoku, isThin, index, thick)
    const isBoxWall = (mark: Mark) =>
      mark.mark === 'line' && mark.stroke === 'thick' && (mark.x1 === 3 || mark.y1 === 6)
    await findsChanged(sudoku, isBoxWall, 0, thin)
    await findsChanged(sudoku, isBoxWall, 1)
  })

  it('finds a wrong target, a wrong sign, and a target in a wrong cell', async () => {
    const isClue = (mark: Mark) => isText(mark) && mark.anchor === 'corner'
    const otherSign = (text: string) =>
      text.includes('+') ? text.replace('+', '×') : text.replace(/[^\d]|$/, '+')
    for (let index = 0; index < 4; index++) {
      const changed = (to: (text: Text) => Partial<Text>) =>
        findsChanged(kenken, isClue, index, (mark: Text) => [{ ...mark, ...to(mark) }])
      const [sentence] = await changed(({ text }) => ({ text: otherFigure(text) }))
      expect(sentence).toMatch(/shows the clue .* at r\dc\d, where the puzzle has the clue/)
      await changed(({ text }) => ({ text: otherSign(text) }))
      await changed(({ x }) => ({ x: x < 3 ? x + 1 : x - 1 }))
      await findsChanged(kenken, isClue, index)
    }
  })

  it('finds a wrong sum, a missing sum, and a sum at a wrong line', async () => {
    const isSum = (mark: Mark) => isText(mark) && mark.weight === 'regular'
    const other = (mark: Text) => [{ ...mark, text: otherFigure(mark.text) }]
    for (const index of [0, 2, 3, 6]) {
      await findsChanged(survo, isSum, index)
      const [sentence] = await findsChanged(survo, isSum, index, other)
      expect(sentence).toMatch(/shows \d+ (?:right of row|below column) \d, where the puzzle has \d+/)
    }
    const swapped: Damage = (marks) => {
      const [first, second] = marks.filter(isSum) as Text[]
      const texts = new Map<Mark, string>([
        [first, second.text],
        [second, first.text],
      ])
      return marks.map((mark) => ({ ...mark, ...(texts.has(mark) && { text: texts.get(mark) }) }) as Mark)
    }
    await expectFound(survo, swapped)
  })

  it('finds a sum that no row has', async () => {
    const place = { anchor: 'middle', x: 9.4, y: 2.5, size: 0.5, room: 0.8, weight: 'regular' } as const
    const more: Text = { mark: 'text', text: '45', ...place }
    const { family, id, puzzle } = sudoku
    const scene = { ...sceneOf(family, puzzle), width: 10 }
    for (const file of await shownIn(sudoku, { ...scene, marks: [...scene.marks, more] })) {
      expect(await provePublished({ family, id, typeface, ...file })).toMatch(/row 3|45/)
    }
  })

  it('finds a circle and a blocked cell that are missing, too many or elsewhere', async () => {
    const isCircle = (mark: Mark) => mark.mark === 'circle'
    const isFilled = (mark: Mark) => mark.mark === 'rectangle'
    const moved = (mark: { x: number }) => [{ ...mark, x: mark.x + (mark.x < 4 ? 1 : -1) }]
    for (const isOf of [isCircle, isFilled]) {
      await findsChanged(hidoku, isOf, 0)
      await findsChanged(hidoku, isOf, 0, moved)
    }
    const circle = { mark: 'circle', x: 4.5, y: 4.5, radius: 0.43, stroke: 'thin' } as const
    const filled = { mark: 'rectangle', x: 4, y: 4, width: 1, height: 1 } as const
    for (const more of [circle, filled]) await expectFound(sudoku, (marks) => [...marks, more])
  })

  it('finds a shaded cell that is missing, too many, elsewhere, black, or above other marks', async () => {
    const windows = makePuzzle('sudoku', '9x9+hyper')
    const isShade = (mark: Mark) => mark.mark === 'rectangle'
    for (const index of [0, 17]) {
      const [sentence] = await findsChanged(windows, isShade, index)
      expect(sentence).toMatch(/shows a white cell at r\dc\d, where the puzzle has a shaded cell/)
    }
    await findsChanged(windows, isShade, 4, ({ isShaded: _, ...black }: Rectangle) => [black])
    await findsChanged(windows, isShade, 4, (mark: Rectangle) => [{ ...mark, x: 0 }])
    const shade = { mark: 'rectangle', x: 0, y: 0, width: 1, height: 1, isShaded: true } as const
    await expectFound(sudoku, (marks) => [shade, ...marks])
    const [above] = await expectFound(sudoku, (marks) => [...marks, shade])
    expect(above).toContain('a shaded area covers other marks')
  })

  it('finds a board of another shape', async () => {
    const other = makePuzzle('sudoku', '6x6')
    const sentences = await expectFound(sudoku, () => [...sceneOf(other.family, other.puzzle).marks])
    expect(sentences[0]).toBe('puzzle.svg: shows 6 rows and 6 columns, where the puzzle has 9 and 9')
  })
})
