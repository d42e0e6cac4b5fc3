// The worked example of a family: a small easy puzzle with the first steps of a path to its solution, always the same.

import type { Puzzle } from '../families/family.ts'
import type { AnyFamily } from '../families/registry.ts'
import { makeExplainer } from '../grader/explain.ts'
import type { Placement, Step } from '../grader/explanation.ts'
import { isMade, type Made, makeMaker } from '../maker/maker.ts'
import { NO_WISHES, type Order } from '../maker/order.ts'
import type { Book } from './book.ts'

export interface Example {
  readonly family: AnyFamily
  readonly puzzle: Puzzle
  readonly solution: readonly number[]
  /** The first steps; the letter of a step's cell is that of its place: a, b, c. */
  readonly steps: readonly Placement[]
  /** Whether they are not all. */
  readonly hasMore: boolean
}

/** Steps that are told: enough to see how it is done, and not more than a reader follows. */
const MOST_STEPS = 7

/** A board is worth solving from so many cells on, and in so many rows. */
const LEAST_CELLS = 12
const LEAST_ROWS = 3

const EASY: Order = { ...NO_WISHES, stars: { least: 1, most: 2 } }

/** Seeds that are tried for an example whose first steps are all made on sight. */
const TRIES = 20

/** The example of each family of a book, by its name. */
export function makeExamples({ sections }: Book): Readonly<Record<string, Example>> {
  const families = [...new Set(sections.flatMap((section) => section.families))]
  const puzzles = sections.flatMap((section) => section.puzzles)
  return Object.fromEntries(
    families.map((family) => {
      const own = puzzles.filter((one) => one.family === family)
      return [family.name, makeExample(family, own[0]?.puzzle.shape.text)]
    }),
  )
}

/** The example of a family, of the variant that a shape has: `/rook`. */
export function makeExample(family: AnyFamily, shapeText: string = family.making.shape): Example {
  const shape = family.parseShape(exampleShape(family, shapeText))
  const easy = makeMaker(family, shape, EASY)
  const any = makeMaker(family, shape)
  const explain = makeExplainer()
  const told = (made: Made): Example | undefined => {
    const explanation = explain(family, made.puzzle)
    if (typeof explanation === 'string') return undefined
    const { steps } = explanation
    const first = onSight(steps).slice(0, MOST_STEPS)
    const { puzzle, solution } = made
    return { family, puzzle, solution, steps: first, hasMore: first.length < steps.length }
  }
  const found: Example[] = []
  for (let number = 0; number < TRIES; number++) {
    const seed = `example/${number}`
    const made = easy(seed)
    const example = isMade(made) ? told(made) : told(any(seed) as Made)
    if (!example) continue
    if (example.steps.length === MOST_STEPS) return example
    found.push(example)
  }
  return found.reduce((most, one) => (one.steps.length > most.steps.length ? one : most))
}

/** The steps before the first that is not made on sight. */
function onSight(steps: readonly Step[]): Placement[] {
  const end = steps.findIndex(({ step }) => step !== 'place')
  return (end < 0 ? steps : steps.slice(0, end)) as Placement[]
}

/** A shape without its size. */
const variantOf = (text: string) => text.replace(/^\d+(?:x\d+)?/, '')

/** The smallest shape with reference runs that shows the family well, if there is one of that variant. */
function exampleShape({ grading, making }: AnyFamily, text: string): string {
  const ofVariant = grading.calibrated.filter((one) => variantOf(one) === variantOf(text))
  const shapes = ofVariant.length > 0 ? ofVariant : grading.calibrated
  const isWorthSolving = (one: string) => {
    const [rows, columns] = one.split(/[x/]/).map(Number)
    return rows >= LEAST_ROWS && rows * columns >= LEAST_CELLS
  }
  return shapes.find(isWorthSolving) ?? shapes[0] ?? making.shape
}
