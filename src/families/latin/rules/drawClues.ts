// What rules add to the drawing of a board: shaded cells, regions, and the signs of clues below and above its lines.

import type { Mark, PictureShape, PictureStep, Scene, Text } from '../../../scene.ts'
import { placeOf, type Signs } from '../../drawing.ts'
import { kindOf, type RuledPuzzle } from './ruledPuzzle.ts'
import { shadedCells } from './ruledShape.ts'

/** How much broader than a sign its white edge is, which sets it off from shaded cells, in cells. */
const EDGES = 0.1

/** The signs of all clues of a puzzle. */
export function signsOf({ shape, clues = [] }: RuledPuzzle): Required<Signs> {
  // If rows and columns have numbers beside the board, the numbers of diagonals are drawn outside
  // them.
  const hasViews = clues.some((clue) => kindOf(clue).place === 'view')
  const signs = clues.map((clue) => {
    const kind = kindOf(clue)
    return kind.signs(clue, shape, hasViews && kind.place === 'diagonal' ? BEHIND : 0)
  })
  const below = signs.flatMap(({ below: own = [] }) => own)
  const edges = below.map(({ path, stroke }) => ({
    path,
    stroke: { grey: 1, width: EDGES + (stroke?.width ?? 0) },
  }))
  return {
    below: shadedCells(shape).length > 0 ? [...edges, ...below] : below,
    above: signs.flatMap(({ above = [] }) => above),
    texts: signs.flatMap(({ texts = [] }) => texts),
  }
}

/**
 * Adds the shaded cells and signs of a puzzle's rules to a scene. Numbers beside the board enlarge the box of
 * the scene.
 */
export function withSigns(puzzle: RuledPuzzle, scene: Scene): Scene {
  const { shape } = puzzle
  const shaded = shadedCells(shape).map((cell): Mark => {
    return { mark: 'rectangle', ...placeOf(shape, cell), width: 1, height: 1, isShaded: true }
  })
  const { below, above, texts } = signsOf(puzzle)
  const [numbers, lines] = [true, false].map((isText) =>
    scene.marks.filter(({ mark }) => (mark === 'text') === isText),
  )
  const marks = [
    ...shaded,
    ...overBoard(below, shape.size),
    ...lines,
    ...overBoard(above, shape.size),
    ...numbers,
    ...texts,
  ]
  return { ...boxAround(scene, texts), marks }
}

/**
 * Combines shapes, in units of a cell, into one picture over the whole board. Returns no mark if there are no
 * shapes.
 */
function overBoard(shapes: readonly PictureShape[], size: number): Mark[] {
  if (shapes.length === 0) return []
  const scaled = shapes.map(({ path, stroke, ...shape }): PictureShape => {
    return {
      ...shape,
      path: path.map((step) => scaledStep(step, size)),
      ...(stroke && { stroke: { ...stroke, width: stroke.width / size } }),
    }
  })
  const content = { kind: 'shapes', shapes: scaled } as const
  return [{ mark: 'picture', x: size / 2, y: size / 2, size, content, sign: '' }]
}

function scaledStep([sign, ...numbers]: PictureStep, size: number): PictureStep {
  return [sign, ...numbers.map((number) => number / size)] as unknown as PictureStep
}

/**
 * How much farther outside, in cells, the numbers of diagonals stand than the numbers of rows and columns. It is a whole
 * cell, so that the numbers of diagonals keep clear of each other there as they do beside the board.
 */
const BEHIND = 1
/** The space between the middle of a text beside the board and the edge of the scene, in cells. */
const ROOM = 0.35

/** The box of a scene, enlarged on the sides where texts stand beside the board. */
function boxAround({ left, top, width, height }: Scene, texts: readonly Text[]): Omit<Scene, 'marks'> {
  const beside = texts.filter(({ anchor }) => anchor === 'middle')
  const [xs, ys] = [beside.map(({ x }) => x), beside.map(({ y }) => y)]
  const [from, above] = [
    Math.min(left, ...xs.map((x) => x - ROOM)),
    Math.min(top, ...ys.map((y) => y - ROOM)),
  ]
  const to = Math.max(left + width, ...xs.map((x) => x + ROOM))
  const below = Math.max(top + height, ...ys.map((y) => y + ROOM))
  return { left: from, top: above, width: to - from, height: below - above }
}

/** Makes a function that tells whether a thick line separates two cells, because their regions differ. */
export function regionWalls({ clues = [] }: RuledPuzzle): (cell: number, next: number) => boolean {
  const regionOf = new Map<number, number>()
  clues.forEach((clue, index) => {
    if (kindOf(clue).isRegion) for (const cell of clue.cells) regionOf.set(cell, index)
  })
  return (cell, next) => regionOf.get(cell) !== regionOf.get(next)
}
