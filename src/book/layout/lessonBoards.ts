// The boards of a worked example as a teacher draws them: a few steps, each on a board of its own, and the solution.
//
//   ┌───────┬───────┐    The cells to look at are grey. The numbers that rule out the other open cells of a group are
//   │  (8)─────── × │    circled, and lines lead from them to these cells, which have crosses. The letter is in the
//   │ ░ a ░ │       │    cell to fill.
//   └───────┴───────┘

import { shownGivens } from '../../families/cellNamesAndFaults.ts'
import { FIGURE } from '../../families/drawing.ts'
import { perObjects } from '../../families/memo.ts'
import { byKey } from '../../print/boardGrid.ts'
import { aired, cellForType } from '../../print/boardScenesAndSizes.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Line, Mark, Scene } from '../../scene.ts'
import { type Example, type ExampleStep, reasonKind } from '../workedExample.ts'
import { stepLetter } from './exampleBoardsAndSteps.ts'

/** A step that is drawn: its place on the path, from 0, and its board. */
interface DrawnStep {
  readonly place: number
  readonly scene: Scene
  /** Whether cells are crossed out on the board. */
  readonly hasCrosses: boolean
}

/** The boards of a lesson. */
interface LessonBoards {
  /** The example with only the steps that are drawn, whose letters are a, b, c. */
  readonly example: Example
  readonly drawn: readonly DrawnStep[]
  readonly solution: Scene
  /** The smallest side of a cell, in points, with which all type is legible. */
  readonly legible: number
}

/** The most steps that are drawn. */
export const MOST_DRAWN = 3
/** The number of steps at the beginning from which they are chosen. */
const CHOSEN_FROM = 12

/** The type size of a letter in a cell, as a share of the side of the cell. */
const LETTER_SIZE = 0.56
/** The radius of a circle around a number, and half the width of a cross, as shares of the side of a cell. */
const CIRCLE = 0.41
const CROSS = 0.17
/** Half the side of the square in the cell to fill, as a share of the side of the cell. */
const FRAME = 0.36

/** The boards of an example. */
export const lessonBoards = perObjects((example: Example, typeface: Typeface): LessonBoards => {
  const { family, puzzle, steps } = example
  const places = chosenSteps(example)
  const own = { ...example, steps: places.map((place) => steps[place]) }
  const drawn = places.map((place, index) => {
    const values = [...shownGivens(puzzle)]
    for (const { cell, value } of steps.slice(0, place)) values[cell] = value
    const marks = crossings(example, values, steps[place])
    const scene = aired(family.drawing.scene(puzzle, values))
    const { columns } = puzzle.shape
    const letter = letterMark(stepLetter(index), steps[place].cell, columns)
    const grey = steps[place].reason.cells.map((cell) => shade(cell, columns))
    return {
      place,
      scene: {
        ...scene,
        marks: [...grey, ...scene.marks, ...marks, ...frame(steps[place].cell, columns), letter],
      },
      hasCrosses: marks.length > 0,
    }
  })
  const solution = aired(family.drawing.scene(puzzle, example.solution))
  const scenes = [...drawn.map(({ scene }) => scene), solution]
  const legible = Math.max(...scenes.map((scene) => cellForType(scene, typeface)))
  return { example: own, drawn, solution, legible }
})

/**
 * The places of the steps that are drawn: the first step, and of the next ones, those of other kinds. Of a kind, the step is
 * taken that looks at most cells, since there is most to show; without other kinds, the steps follow each other.
 */
function chosenSteps({ puzzle, steps }: Example): number[] {
  const open = new Set([...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === 0))
  const ways = steps.slice(0, CHOSEN_FROM).map(({ cell, reason }, place) => {
    const width = reason.cells.filter((one) => open.has(one)).length
    open.delete(cell)
    return { place, kind: reasonKind(reason), width }
  })
  const [first, ...others] = ways
  const byKinds = byKey(
    others.filter(({ kind }) => kind !== first.kind),
    ({ kind }) => kind,
  )
  const widest = Array.from(byKinds.values(), (own) =>
    own.reduce((most, one) => (one.width > most.width ? one : most)),
  )
  const chosen = [first, ...widest, ...others].map(({ place }) => place)
  return [...new Set(chosen)].slice(0, MOST_DRAWN).toSorted((one, other) => one - other)
}

function shade(cell: number, columns: number): Mark {
  const place = { x: cell % columns, y: Math.floor(cell / columns) }
  return { mark: 'rectangle', ...place, width: 1, height: 1, isShaded: true }
}

/** A square within the cell to fill. */
function frame(cell: number, columns: number): Line[] {
  const { x, y } = middle(cell, columns)
  const [left, right, top, bottom] = [x - FRAME, x + FRAME, y - FRAME, y + FRAME]
  return [
    [left, top, right, top],
    [left, bottom, right, bottom],
    [left, top, left, bottom],
    [right, top, right, bottom],
  ].map(([x1, y1, x2, y2]) => ({ mark: 'line', x1, y1, x2, y2, stroke: 'thin' }))
}

function letterMark(text: string, cell: number, columns: number): Mark {
  // A lower-case letter is less high than a capital, so it is moved down to stand in the middle.
  const lower = (0.06 * LETTER_SIZE) / FIGURE.height
  return {
    mark: 'text',
    text,
    anchor: 'middle',
    x: (cell % columns) + 0.5,
    y: Math.floor(cell / columns) + 0.5 + lower,
    size: LETTER_SIZE,
    room: 0.64,
    weight: 'bold',
  }
}

/**
 * For a value that has only one place in a group: crosses in the other open cells of the group, circles around the equal
 * numbers that rule these cells out, and lines from the circles to the crosses. A number rules a cell out if the value in the
 * cell would break a rule together with the number. Nothing for other reasons.
 */
function crossings({ family, puzzle }: Example, values: readonly number[], step: ExampleStep): Mark[] {
  const { columns } = puzzle.shape
  const { cell: target, value, reason } = step
  const isOnlyPlace = reason.premises.some(
    ({ value: absent, cells }) => absent === value && cells.length === reason.cells.length,
  )
  if (!isOnlyPlace) return []
  const open = reason.cells.filter((cell) => values[cell] === 0 && cell !== target)
  const blockersOf = (cell: number) => {
    const faults = family.rules.faults(puzzle, values.with(cell, value))
    const cells = new Set(faults.filter((one) => one.cells.includes(cell)).flatMap((one) => one.cells))
    return [...cells].filter((one) => one !== cell && values[one] === value)
  }
  const blocked = open.map((cell) => ({ cell, by: blockersOf(cell) }))
  const numbers = fewest(blocked.filter(({ by }) => by.length > 0).map(({ by }) => by))
  const lines = numbers.flatMap((number) =>
    blocked
      .filter(({ by }) => by.includes(number))
      .flatMap(({ cell }) => between(number, cell, columns))
      .filter((cell) => values[cell] === 0 && !open.includes(cell))
      .map((cell) => across(cell, number, columns)),
  )
  const unique = new Map(lines.map((line) => [JSON.stringify(line), line]))
  return [
    ...unique.values(),
    ...open.flatMap((cell) => cross(cell, columns)),
    ...numbers.map(
      (cell): Mark => ({ mark: 'circle', ...middle(cell, columns), radius: CIRCLE, stroke: 'thin' }),
    ),
  ]
}

/** Few cells such that each of these sets has one of them: the cell that is in most sets first. */
function fewest(sets: readonly (readonly number[])[]): number[] {
  const chosen: number[] = []
  for (
    let left = sets;
    left.length > 0;
    left = left.filter((set) => !set.includes(chosen[chosen.length - 1]))
  ) {
    const count = (cell: number) => left.filter((set) => set.includes(cell)).length
    const cells = [...new Set(left.flat())].sort((one, other) => count(other) - count(one) || one - other)
    chosen.push(cells[0])
  }
  return chosen
}

/** The cells between two cells of a row or a column; none for other cells. */
function between(one: number, other: number, columns: number): number[] {
  const isRow = Math.floor(one / columns) === Math.floor(other / columns)
  if (!isRow && one % columns !== other % columns) return []
  const step = (isRow ? 1 : columns) * Math.sign(other - one)
  const count = Math.abs(other - one) / Math.abs(step)
  return Array.from({ length: count - 1 }, (_, index) => one + (index + 1) * step)
}

const middle = (cell: number, columns: number) => ({
  x: (cell % columns) + 0.5,
  y: Math.floor(cell / columns) + 0.5,
})

/** A line through a cell, level if it leads to a number in the same row, otherwise upright. */
function across(cell: number, number: number, columns: number): Line {
  const { x, y } = middle(cell, columns)
  const isLevel = Math.floor(cell / columns) === Math.floor(number / columns)
  const [right, down] = isLevel ? [0.5, 0] : [0, 0.5]
  return { mark: 'line', x1: x - right, y1: y - down, x2: x + right, y2: y + down, stroke: 'thin' }
}

function cross(cell: number, columns: number): Line[] {
  const { x, y } = middle(cell, columns)
  return [1, -1].map((sign) => ({
    mark: 'line',
    x1: x - CROSS,
    y1: y - sign * CROSS,
    x2: x + CROSS,
    y2: y + sign * CROSS,
    stroke: 'thin',
  }))
}
