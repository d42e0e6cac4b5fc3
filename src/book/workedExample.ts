// The worked example of a family: a small easy puzzle with the first steps of a path to its solution, always the same. Of
// many puzzles the one is taken whose steps a beginner can follow best: each of its reasons says all that there is to
// see, and they are of several kinds. Steps are told as soon as they are in sight, the plainest first.

import type { Family } from '../families/family.ts'
import type { Reason, Reasoner } from '../families/inference.ts'
import { memo } from '../families/memo.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { makeForced } from '../grader/assumptions.ts'
import { isMade, type Made, makeMaker } from '../maker/maker.ts'
import { NO_WISHES } from '../maker/puzzleRequest.ts'
import type { Book } from './bookContents.ts'
import type { BookWords } from './bookWords.ts'

/** A value that has to stand in a cell, with the reason that is told of it. */
interface ExampleStep {
  readonly cell: number
  readonly value: number
  readonly reason: Reason
}

/** A worked example. */
export interface Example {
  /** The family that it explains. */
  readonly family: Family
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** One value a cell; 0 in a blocked one. */
  readonly solution: readonly number[]
  /** The first steps; the letter of a step's cell is that of its place: a, b, c. */
  readonly steps: readonly ExampleStep[]
  /** Whether they are not all. */
  readonly hasMore: boolean
}

/** Steps that are told: enough to see how it is done, and not more than a reader follows. */
const MOST_STEPS = 7
/** Fewer are enough where the next one would leave work to the reader. */
const LEAST_STEPS = 5

/** A board is worth solving from so many cells on, and in so many rows. */
const LEAST_CELLS = 12
const LEAST_ROWS = 3

/** Clues of an example, as shares of its cells: with fewer it is hard to begin, with more there is nothing to do. */
const FEWEST_CLUES = 0.5
const MOST_CLUES = 0.57

/** Seeds that are tried, and kinds of reasons that are as many as wished. */
const TRIES = 60
const MANY_KINDS = 4

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
export function makeExample(family: Family, shapeText: string = family.making.shape): Example {
  return plainestExample({ family, text: exampleShape(family, shapeText) })
}

/** An example that could be taken: how many of its steps leave work to the reader, and of how many kinds they are. */
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

/** What leaves least to the reader is best; of several, what shows most kinds of reasons, and then most steps. */
function isBetter(one: Candidate, other: Candidate): boolean {
  const more = other.terse - one.terse || one.kinds - other.kinds || one.steps.length - other.steps.length
  return Math.min(one.steps.length, LEAST_STEPS) >= Math.min(other.steps.length, LEAST_STEPS) && more > 0
}

/** The first steps on sight: each the plainest that is there, and of a kind that has come least often. */
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

/** What a clue says of its own cell is seen first, and last what leaves work to the reader: unless it is about the last open cell. */
function effortOfReason({ inference }: Family, { kind, cells }: Reason, values: readonly number[]): number {
  const isTerse = inference.reasons[kind].isTerse ?? false
  if (cells.length === 1) return isTerse ? TERSE : 0
  const isLast = cells.filter((cell) => values[cell] === 0).length === 1
  return isTerse && !isLast ? TERSE : 1
}

/** How a reader counts the groups that reasons name. */
const COUNTED: readonly { readonly groups: readonly string[]; readonly words: keyof BookWords }[] = [
  { groups: ['row', 'column'], words: 'countLines' },
  { groups: ['box'], words: 'countBoxes' },
]

/** What has to be said once for the steps of an example to be followed: how the lines and boxes are counted that they name. */
export function exampleRemarks({ steps }: Pick<Example, 'steps'>, words: BookWords): string[] {
  const facts = steps.flatMap(({ reason }) => Object.values(reason.facts).map(String))
  const isNamed = (group: string) => facts.some((fact) => fact.startsWith(`${group} `))
  return COUNTED.filter(({ groups }) => groups.some(isNamed)).map((one) => words[one.words])
}

/** A shape without its size. */
const variantOf = (text: string) => text.replace(/^\d+(?:x\d+)?/, '')

/** The smallest shape with reference runs that shows the family well, if there is one of that variant. */
function exampleShape({ grading, making }: Family, text: string): string {
  const ofVariant = grading.calibrated.filter((one) => variantOf(one) === variantOf(text))
  const shapes = ofVariant.length > 0 ? ofVariant : grading.calibrated
  const isWorthSolving = (one: string) => {
    const [rows, columns] = one.split(/[x/]/).map(Number)
    return rows >= LEAST_ROWS && rows * columns >= LEAST_CELLS
  }
  return shapes.find(isWorthSolving) ?? shapes[0] ?? making.shape
}
