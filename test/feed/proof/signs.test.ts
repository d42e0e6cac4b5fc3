// Boards with the signs of further rules: the files of every rule pass, and every file with a wrong sign is found.

import { describe, expect, it } from 'vitest'
import { LATIN_RULES } from '../../../src/families/latin/rules/ruleTable.ts'
import { provePublished } from '../../../src/feed/provePuzzleFiles.ts'
import type { Mark, Picture, PictureShape, PictureStep, Text } from '../../../src/scene.ts'
import { makeSolver } from '../../../src/solver/index.ts'
import {
  type Damage,
  expectFound,
  findsChanged,
  isText,
  otherFigure,
  sentencesOf,
  shownIn,
} from './damages.ts'
import { type Made, makePuzzle } from './madePuzzles.ts'
import { sceneOf, svgOfScene, typeface } from './proofFiles.ts'

/** The smallest board of a rule with clues. */
const boardWith = (rule: string): readonly [string, string] => {
  const { parseShape } = makePuzzle('latinsquare', '4x4').family.notation
  const sizes = [4, 5, 6].map((size) => `${size}x${size}+${rule}`)
  const shape = sizes.find((text) => {
    try {
      return parseShape(text)
    } catch {
      return false
    }
  })
  return ['latinsquare', shape ?? rule]
}

const BOARDS: readonly (readonly [string, string])[] = [
  ...LATIN_RULES.filter(({ clues }) => clues).map(({ name }) => boardWith(name)),
  ['sudoku', '4x4+dots(a=b+1)'],
  ['sudoku', '6x6+lines(|a-b|>=3)'],
  ['sudoku', '4x4+little-killer+skyscrapers'],
  ['latinsquare', '5x5+jigsaw+killer'],
  ['sudoku', '4x4+hyper+killer+thermo+kropki'],
]

function solutionPicture({ family, puzzle }: Made): string {
  const [solution] = makeSolver()(family, puzzle).solutions
  return svgOfScene(family.drawing.scene(puzzle, solution))
}

describe.each(BOARDS)('%s %s', (name, shape) => {
  it('passes with each of its files', async () => {
    const made = makePuzzle(name, shape)
    expect(await sentencesOf(made, (marks) => [...marks])).toEqual(Array(4).fill(undefined))
    expect(await provePublished({ ...made, typeface, 'solution.svg': solutionPicture(made) })).toBeUndefined()
  })
})

const isPicture = (mark: Mark): mark is Picture => mark.mark === 'picture'

/** Changes the shapes of the picture that lies below the lines, or of the one above them. */
const onShapes =
  (to: (shapes: readonly PictureShape[], side: number) => PictureShape[]) =>
  (picture: Picture): Mark[] => {
    const { content, size } = picture
    if (content.kind !== 'shapes') throw new TypeError('not shapes')
    return [{ ...picture, content: { kind: 'shapes', shapes: to(content.shapes, size) } }]
  }

/** Changes one shape, counted from the first. */
const onShape = (index: number, to: (shape: PictureShape, side: number) => PictureShape[]) =>
  onShapes((shapes, side) => shapes.flatMap((shape, at) => (at === index ? to(shape, side) : [shape])))

const moved = (shape: PictureShape, right: number, down: number): PictureShape => ({
  ...shape,
  path: shape.path.map(
    ([command, ...numbers]) =>
      [
        command,
        ...numbers.map((value, index) => value + (index % 2 === 0 ? right : down)),
      ] as unknown as PictureStep,
  ),
})

describe('a sign', () => {
  const kropki = makePuzzle('sudoku', '4x4+kropki')
  const killer = makePuzzle('sudoku', '4x4+killer')
  const thermo = makePuzzle('sudoku', '6x6+thermo')
  const views = makePuzzle('latinsquare', '4x4+skyscrapers')
  const findsDot = (index: number, to: (shape: PictureShape, side: number) => PictureShape[]) =>
    findsChanged(kropki, isPicture, 0, onShape(index, to))

  it('is found if it lies on another edge, or if it is missing', async () => {
    for (const index of [0, 3]) {
      const [sentence] = await findsDot(index, (dot, side) => [moved(dot, 0, (index ? -1 : 1) / side)])
      expect(sentence).toMatch(/lacks a sign at r\dc\d/)
      await findsDot(index, (dot, side) => [moved(dot, 0.1 / side, 0)])
      await findsDot(index, () => [])
    }
  })

  it('is found if it has another colour, or an outline of another width or colour', async () => {
    await findsDot(0, (dot) => [{ ...dot, fill: 1 - (dot.fill ?? 0) }])
    await findsDot(1, (dot) => [{ ...dot, fill: 0.5 }])
    await findsDot(1, (dot, side) => [{ ...dot, stroke: { grey: 0, width: 0.07 / side } }])
    await findsDot(2, ({ stroke: _, ...dot }) => [dot])
    const wide = onShape(0, ({ stroke, ...band }) => [
      { ...band, ...(stroke && { stroke: { ...stroke, grey: 0 } }) },
    ])
    await findsChanged(thermo, isPicture, 0, wide)
  })

  it('is found if there is one too many: a dot, a dot on another one, a thermometer', async () => {
    const [sentence] = await findsDot(0, (dot, side) => [dot, moved(dot, 0.5 / side, 0.5 / side)])
    expect(sentence).toMatch(/shows a sign at r\dc\d that the puzzle lacks/)
    await findsDot(0, (dot) => [dot, { ...dot, fill: 0 }])
    const another = makePuzzle('sudoku', '6x6+thermo', {}, 'another')
    const [foreign] = sceneOf(another.family, another.puzzle).marks.filter(isPicture)
    await expectFound(thermo, (marks) => [foreign, ...marks])
    await expectFound(makePuzzle('sudoku', '6x6'), (marks) => [foreign, ...marks])
  })

  it('is found if a cage has another total, none, or one elsewhere', async () => {
    const isTotal = (mark: Mark) => isText(mark) && mark.anchor === 'corner'
    for (const index of [0, 2]) {
      const [sentence] = await findsChanged(killer, isTotal, index, (total: Text) => [
        { ...total, text: otherFigure(total.text) },
      ])
      expect(sentence).toMatch(/lacks \d+ at r\dc\d/)
      await findsChanged(killer, isTotal, index)
      await findsChanged(killer, isTotal, index, (total: Text) => [
        { ...total, x: total.x < 3 ? total.x + 1 : total.x - 1 },
      ])
    }
    const more = { anchor: 'corner', size: 0.26, room: 0.8, weight: 'bold' } as const
    const isFree = ([x, y]: number[]) =>
      !sceneOf(killer.family, killer.puzzle).marks.some(
        (mark) => isText(mark) && Math.floor(mark.x) === x && Math.floor(mark.y) === y,
      )
    const [x, y] =
      [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => [column, row])).find(isFree) ?? []
    const total: Text = { mark: 'text', text: '7', x: x + 0.06, y: y + 0.08, ...more }
    await expectFound(killer, (marks) => [...marks, total])
  })

  it('is found if a number beside the board is wrong, missing, at another row, or one too many', async () => {
    const isView = (mark: Mark) => isText(mark) && (mark.x < 0 || mark.y < 0 || mark.x > 4 || mark.y > 4)
    for (const index of [0, 3]) {
      await findsChanged(views, isView, index, (view: Text) => [{ ...view, text: otherFigure(view.text) }])
      await findsChanged(views, isView, index)
      await findsChanged(views, isView, index, (view: Text) => [{ ...view, x: 4 - view.x, y: 4 - view.y }])
    }
    const taken = sceneOf(views.family, views.puzzle).marks.filter(isView) as Text[]
    const sides = [0.5, 1.5, 2.5, 3.5].flatMap((at) => [
      { x: -0.4, y: at },
      { x: at, y: -0.4 },
      { x: 4.4, y: at },
      { x: at, y: 4.4 },
    ])
    const free = sides.filter(({ x, y }) => !taken.some((view) => Math.hypot(view.x - x, view.y - y) < 0.5))
    expect(free.length).toBeGreaterThan(3)
    for (const place of free.slice(0, 4)) {
      await expectFound(views, (marks) => [...marks, { ...taken[0], ...place }])
    }
  })

  it('is found if an arrow is missing, or turned', async () => {
    const arrows = makePuzzle('sudoku', '4x4+little-killer')
    for (const index of [0, 2]) {
      const [sentence] = await findsChanged(
        arrows,
        isPicture,
        0,
        onShape(index, () => []),
      )
      expect(sentence).toMatch(/lacks a sign beside the board/)
      await findsChanged(
        arrows,
        isPicture,
        0,
        onShape(index, (arrow) => [turned(arrow)]),
      )
    }
  })
})

/** A shape turned by half a turn around the start of its path. */
function turned(shape: PictureShape): PictureShape {
  const [, x, y] = shape.path[0] as readonly ['M', number, number]
  const path = shape.path.map(
    ([command, ...numbers]) =>
      [
        command,
        ...numbers.map((value, index) => 2 * (index % 2 === 0 ? x : y) - value),
      ] as unknown as PictureStep,
  )
  return { ...shape, path }
}

describe('a white sign', () => {
  const thermo = makePuzzle('sudoku', '6x6+thermo')
  const kropki = makePuzzle('sudoku', '4x4+kropki')
  const others = (mark: Mark) => !isPicture(mark)

  /** A white disc in the middle of a cell. */
  function white(cell: number, columns: number): Picture {
    const path: PictureStep[] = [['M', 0.5, 0], ['C', 1, 0, 1, 1, 0.5, 1], ['C', 0, 1, 0, 0, 0.5, 0], ['Z']]
    return {
      mark: 'picture',
      x: (cell % columns) + 0.5,
      y: Math.floor(cell / columns) + 0.5,
      size: 0.8,
      content: { kind: 'shapes', shapes: [{ path, fill: 1 }] },
      sign: '',
    }
  }

  it('is found over a given', async () => {
    const given = thermo.puzzle.givens.findIndex((value) => value > 0)
    expect(given).toBeGreaterThan(-1)
    const [sentence] = await expectFound(thermo, (marks) => [...marks, white(given, 6)])
    expect(sentence).toMatch(/shows a sign at r\dc\d that the puzzle lacks/)
  })

  it('is found if it is right but painted later than the numbers, or than the lines that it should lie below', async () => {
    const killer = makePuzzle('sudoku', '4x4+killer')
    const last: Damage = (marks) => [...marks.filter(others), ...marks.filter(isPicture)]
    for (const made of [killer, thermo]) {
      const [sentence] = await expectFound(made, last)
      expect(sentence).toMatch(/a sign or a shaded area covers other marks/)
    }
  })

  it('is found over a wall, and below the lines that it should cover', async () => {
    const wall = onShape(0, (dot, side) => [dot, { ...moved(dot, 0.4 / side, 0), fill: 1 }])
    await findsChanged(kropki, isPicture, 0, wall)
    await expectFound(kropki, (marks) => [...marks.filter(isPicture), ...marks.filter(others)])
  })
})

describe('the files of a board with signs', () => {
  it('have no signs of another puzzle in the picture of the solution', async () => {
    const [one, other] = ['proof', 'another'].map((seed) => makePuzzle('sudoku', '6x6+thermo', {}, seed))
    const foreign = sceneOf(other.family, other.puzzle).marks.filter(isPicture)
    const [solution] = makeSolver()(one.family, one.puzzle).solutions
    const scene = one.family.drawing.scene(one.puzzle, solution)
    const marks = scene.marks.flatMap((mark): readonly Mark[] => (isPicture(mark) ? foreign : [mark]))
    const sentence = await provePublished({
      ...one,
      typeface,
      'solution.svg': svgOfScene({ ...scene, marks }),
    })
    expect(sentence).toMatch(/^solution\.svg: lacks a sign/)
  })

  it('have no pixels that their SVG lacks, and no proof of pixels without it', async () => {
    const made = makePuzzle('sudoku', '4x4+odd-even')
    const pixels = (await shownIn(made, sceneOf(made.family, made.puzzle)))[3]
    const png = pixels['puzzle.png']
    const prove = (files: object) => provePublished({ ...made, typeface, ...files })
    expect(await prove({ 'puzzle.png': png })).toMatch(/^puzzle\.png: cannot be proved without/)
    expect(await prove({ ...pixels, 'puzzle.png': { ...png, width: 1 } })).toMatch(/pixels/)
    const darker = Uint8Array.from(png?.data ?? [], (grey, pixel) => (pixel === 900 ? 255 - grey : grey))
    expect(await prove({ ...pixels, 'puzzle.png': { ...png, data: darker } })).toMatch(/differs from its SVG/)
    expect(await prove(pixels)).toBeUndefined()
  })

  it('draw each sign as a whole, in a grey, without other attributes', async () => {
    const made = makePuzzle('sudoku', '4x4+odd-even')
    const svg = svgOfScene(sceneOf(made.family, made.puzzle))
    for (const [from, to] of [
      ['fill="#cccccc"', 'fill="#cc00cc"'],
      ['fill="#cccccc"', 'fill="#cccccc" opacity="0"'],
      ['fill="#cccccc" stroke="none"', 'fill="#cccccc" stroke="#000" stroke-width="1"'],
    ]) {
      expect(svg).toContain(from)
      const sentence = await provePublished({ ...made, typeface, 'puzzle.svg': svg.replace(from, to) })
      expect(sentence).toMatch(/^puzzle\.svg: /)
    }
  })
})
