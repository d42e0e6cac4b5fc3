// The worked example of a family: a small easy puzzle with the first steps of a path to its solution, always
// the same. Many puzzles are tried, and the one that a beginner can follow best is chosen: its reasons are
// complete and of several kinds. Of the steps in sight, the simplest is told first.

import type { Family } from '../families/family.ts'
import type { Reason, Reasoner } from '../families/inference.ts'
import { memo } from '../families/memo.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { makeForced } from '../grader/assumptions.ts'
import { isMade, type Made, makeMaker } from '../maker/maker.ts'
import { NO_WISHES } from '../maker/puzzleRequest.ts'
import type { Book } from './bookContents.ts'
import type { BookWords } from './bookWords.ts'

/** A placement of an example, with its reason. */
interface ExampleStep {
  readonly cell: number
  readonly value: number
  readonly reason: Reason
}

/** A worked example. */
export interface Example {
  /** The family. */
  readonly family: Family
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** One value per cell; 0 in a blocked cell. */
  readonly solution: readonly number[]
  /** The first steps; the letters of their cells are a, b, c and so on. */
  readonly steps: readonly ExampleStep[]
  /** Whether further steps follow. */
  readonly hasMore: boolean
}

/** The maximum number of steps of an example: enough to show the method, and few enough to follow. */
const MOST_STEPS = 7
/** The number of steps after which an example may end, if the next step would leave work to the reader. */
const LEAST_STEPS = 5

/** The least number of cells and of rows: smaller boards are not worth solving. */
const LEAST_CELLS = 12
const LEAST_ROWS = 3

/**
 * The fewest and the most clues of an example, as shares of its cells. With fewer clues it is hard to begin;
 * with more there is nothing left to do.
 */
const FEWEST_CLUES = 0.5
const MOST_CLUES = 0.57

/** The number of seeds that are tried, and the number of kinds of reasons that is enough. */
const TRIES = 60
const MANY_KINDS = 4

/** The example of each family of a book, by family name. */
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

/** The example of a family, in the variant of this shape, such as `/rook`. */
export function makeExample(family: Family, shapeText: string = family.making.shape): Example {
  // A family with symbols has the example of the family in numbers.
  return { ...plainestExample({ family, text: exampleShape(family, shapeText) }), family }
}

/**
 * A possible example, with the number of steps that leave work to the reader and the number of kinds of
 * reasons.
 */
interface Candidate extends Example {
  readonly terse: number
  readonly kinds: number
}

const plainestExample = memo(
  ({ family, text }: { family: Family; text: string }) => `${family.name} ${text}`,
  ({ family, text }): Example => {
    const shape = family.notation.parseShape(text)
    const cells = shape.rows * shape.columns
    const clues = { least: Math.ceil(FEWEST_CLUES * cells), most: Math.floor(MOST_CLUES * cells) }
    const make = makeMaker(family, shape, { ...NO_WISHES, clues })
    const makeAny = makeMaker(family, shape)
    const reasoner = family.inference.makeReasoner(shape)
    let best: Candidate | undefined
    for (let number = 0; number < TRIES; number++) {
      const seed = `example/${number}`
      const made = make(seed)
      const candidate = tell(family, reasoner, isMade(made) ? made : (makeAny(seed) as Made))
      if (!best || isBetter(candidate, best)) best = candidate
      if (best.terse === 0 && best.kinds >= MANY_KINDS && best.steps.length === MOST_STEPS) break
    }
    const { terse, kinds, ...example } = best as Candidate
    return example
  },
)

/**
 * Whether an example is better than another: it leaves less to the reader; if equal, it has more kinds of
 * reasons; if equal, more steps. An example with fewer than `LEAST_STEPS` steps is never better than one with
 * more.
 */
function isBetter(one: Candidate, other: Candidate): boolean {
  const more = other.terse - one.terse || one.kinds - other.kinds || one.steps.length - other.steps.length
  return Math.min(one.steps.length, LEAST_STEPS) >= Math.min(other.steps.length, LEAST_STEPS) && more > 0
}

/**
 * Chooses the first steps: each is the simplest in sight and, among equals, of the kind used least so far.
 */
function tell(family: Family, reasoner: Reasoner, { puzzle, solution }: Made): Candidate {
  const frame = new Int32Array(reasoner.frameWords)
  const forced = makeForced(reasoner.cells)
  const values = [...puzzle.givens]
  const steps: ExampleStep[] = []
  const effortOf = ({ reason }: ExampleStep) => effortOfReason(family, reason, values)
  const times = ({ reason }: ExampleStep) => steps.filter((step) => step.reason.kind === reason.kind).length
  let terse = 0
  reasoner.root(frame, puzzle)
  while (steps.length < MOST_STEPS && reasoner.look(frame, forced) && forced.count > 0) {
    const inSight = Array.from(forced.cells.subarray(0, forced.count)).flatMap((cell, index) => {
      const value = forced.values[index]
      return reasoner.reasons(frame, cell, value).map((reason) => ({ cell, value, reason }))
    })
    const next = inSight.reduce((one, other) => {
      const more = effortOf(other) - effortOf(one) || times(other) - times(one)
      return more < 0 ? other : one
    })
    if (effortOf(next) === TERSE) {
      if (steps.length >= LEAST_STEPS) break
      terse++
    }
    steps.push(next)
    reasoner.place(frame, next.cell, next.value)
    values[next.cell] = next.value
  }
  const kinds = new Set(steps.map(({ reason }) => reason.kind)).size
  return { family, puzzle, solution, steps, hasMore: reasoner.openCells(frame) > 0, terse, kinds }
}

const TERSE = 2

/**
 * The effort that a reason leaves to the reader. A clue about a single cell is seen first. A terse reason
 * comes last, unless it is about the last open cell of its group.
 */
function effortOfReason({ inference }: Family, { kind, cells }: Reason, values: readonly number[]): number {
  const isTerse = inference.reasons[kind].isTerse ?? false
  if (cells.length === 1) return isTerse ? TERSE : 0
  const isLast = cells.filter((cell) => values[cell] === 0).length === 1
  return isTerse && !isLast ? TERSE : 1
}

/** The ways in which a reader counts the groups that reasons name. */
const COUNTED: readonly { readonly groups: readonly string[]; readonly words: keyof BookWords }[] = [
  { groups: ['row', 'column'], words: 'countLines' },
  { groups: ['box'], words: 'countBoxes' },
]

/** The remarks that the steps of an example need: how the named lines and boxes are counted. */
export function exampleRemarks({ steps }: Pick<Example, 'steps'>, words: BookWords): string[] {
  const facts = steps.flatMap(({ reason }) => Object.values(reason.facts).map(String))
  const isNamed = (group: string) => facts.some((fact) => fact.startsWith(`${group} `))
  return COUNTED.filter(({ groups }) => groups.some(isNamed)).map((one) => words[one.words])
}

/** A shape without its size. */
const variantOf = (text: string) => text.replace(/^\d+(?:x\d+)?/, '')

/** The smallest shape of a variant that has reference runs and shows the family well, if there is one. */
function exampleShape({ grading, making }: Family, text: string): string {
  const ofVariant = grading.calibrated.filter((one) => variantOf(one) === variantOf(text))
  const shapes = ofVariant.length > 0 ? ofVariant : grading.calibrated
  const isWorthSolving = (one: string) => {
    const [rows, columns] = one.split(/[x/]/).map(Number)
    return rows >= LEAST_ROWS && rows * columns >= LEAST_CELLS
  }
  return shapes.find(isWorthSolving) ?? shapes[0] ?? making.shape
}
