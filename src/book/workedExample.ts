// The worked example of a family: an easy puzzle with a path to its solution, the same in every run. It has the shape
// of the book, or a smaller one if the book's boards are too large to be explained step by step. Many puzzles are
// tried, and the one that a beginner can follow best is chosen: its reasons are complete and of several kinds. Each
// step is the simplest of all steps that are possible.

import type { Family } from '../families/family.ts'
import type { Candidate, Reason, Reasoner } from '../families/inference.ts'
import type { OwnWishes } from '../families/making.ts'
import { memo } from '../families/memo.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import { makeForced } from '../grader/followAssumptions.ts'
import { isMade, type Made, makeMaker } from '../maker/maker.ts'
import { NO_WISHES } from '../maker/orderFields.ts'
import { byKey } from '../print/boardGrid.ts'
import { variantOf } from './arrangePuzzles.ts'
import { type Book, familiesInBook, puzzlesInBook } from './bookDesignAndPuzzles.ts'
import type { BookWords } from './bookWords.ts'

/** A placement of an example, with its reason. */
export type ExampleStep = Candidate & { readonly reason: Reason }

/** A worked example. */
export interface Example {
  /** The family. */
  readonly family: Family
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** One value per cell; 0 in a blocked cell. */
  readonly solution: readonly number[]
  /** All steps up to the solution, or as many as simple looking finds. */
  readonly steps: readonly ExampleStep[]
  /** Whether open cells remain after the steps. */
  readonly hasMore: boolean
}

/** The number of steps at the beginning that are always explained. */
export const FIRST_STEPS = 7

/** The maximum number of open cells of an example, because each step is marked with a letter. */
const MOST_OPEN = 30
/** The maximum number of cells of an example. Without givens every cell is open. */
const MOST_CELLS = { withGivens: 81, withoutGivens: 25 } as const

/**
 * The fewest clues of an example as a share of its cells, and how many more it may have. With fewer clues it is hard to
 * begin; with more there is nothing left to do.
 */
const FEWEST_CLUES = 0.5
const MORE_CLUES = 0.07

/** The number of seeds that are tried, and the number of kinds of reasons beyond which no more are wanted. */
const TRIES = 40
const MANY_KINDS = 4

/** The examples of each family of a book, by family name: one for each variant. */
export function makeExamples(book: Book): Readonly<Record<string, readonly Example[]>> {
  return Object.fromEntries(
    familiesInBook(book).map((family) => [family.name, bookExamples(family, puzzlesOf(book, family))]),
  )
}

/** The puzzles of a family in a book. */
export function puzzlesOf(book: Book, family: Family): Puzzle[] {
  return puzzlesInBook(book).flatMap((one) => (one.family === family ? one.puzzle : []))
}

/**
 * The examples of a family for a book with these puzzles, the commonest shape first: for each variant, one of the shape that
 * most of its puzzles have.
 */
function bookExamples(family: Family, puzzles: readonly Puzzle[]): Example[] {
  const shapes = [...byKey(puzzles, ({ shape }) => shape.text).values()]
    .toSorted((one, other) => other.length - one.length)
    .map(([{ shape }]) => shape)
  const variants = [...byKey(shapes, (shape) => variantOf(family, shape)).values()]
  return variants.map(([{ text }]) => makeExample(family, text, puzzles))
}

/** The example of a family for a book with these puzzles: in this shape, or in a smaller shape of the same variant. */
export function makeExample(
  family: Family,
  shapeText: string = family.making.shape,
  puzzles: readonly Puzzle[] = [],
): Example {
  const shapes = exampleShapes(family, shapeText)
  // In some shapes, simple looking does not solve every puzzle; then a smaller shape is used, whose example can be
  // solved to the end.
  const example = wholeExample(family, shapes, puzzles)
  if (example) return example
  const last = plainestExample({ family, text: shapes[shapes.length - 1], own: {} }) as Example
  return inFamily(last, family)
}

/**
 * A smaller example of the same variant, for pages on which this example does not fit, but large enough to teach the
 * same reasoning; undefined if there is none.
 */
export function smallerExample(
  { family, puzzle }: Pick<Example, 'family' | 'puzzle'>,
  puzzles: readonly Puzzle[],
): Example | undefined {
  const cells = puzzle.givens.length
  const [, ...smaller] = exampleShapes(family, puzzle.shape.text)
  const shapes = smaller.filter((text) => {
    const own = cellsIn(family, text)
    return own >= SMALLER.least * cells && own <= SMALLER.most * cells
  })
  return wholeExample(family, shapes, puzzles)
}

/** The number of cells of a smaller example, as a share of the cells of the example that it replaces. */
const SMALLER = { least: 0.4, most: 0.7 } as const

/** The first example, in the order of the shapes, that simple looking solves to the end. */
function wholeExample(
  family: Family,
  shapes: readonly string[],
  puzzles: readonly Puzzle[],
): Example | undefined {
  for (const text of shapes) {
    const own =
      puzzles.length > 0 ? family.teaching?.exampleWishes?.(puzzles, family.notation.parseShape(text)) : {}
    const example = plainestExample({ family, text, own: own ?? {} })
    if (example && !example.hasMore) return inFamily(example, family)
  }
  return undefined
}

/** Assigns the example to this family: a family with symbols shares the example of the same family with numbers. */
function inFamily(example: Example, family: Family): Example {
  // Layouts are cached by the example object, so it is copied only if necessary.
  return example.family === family ? example : { ...example, family }
}

/**
 * A possible example; `terse` counts the first steps whose reasons leave work to the reader, `kinds` the kinds of
 * reasons.
 */
interface Tried extends Example {
  readonly terse: number
  readonly kinds: number
}

const plainestExample = memo(
  ({ family, text, own }: { family: Family; text: string; own: OwnWishes }) =>
    `${family.name} ${text} ${JSON.stringify(own)}`,
  ({ family, text, own }): Example | undefined => {
    const shape = family.notation.parseShape(text)
    const cells = shape.rows * shape.columns
    const least = Math.max(Math.ceil(FEWEST_CLUES * cells), hasGivens(family) ? cells - MOST_OPEN : 0)
    const clues = { least, most: least + Math.floor(MORE_CLUES * cells) }
    const makeAny = makeMaker(family, shape, { ...NO_WISHES, own })
    let make = makeMaker(family, shape, { ...NO_WISHES, own, clues })
    const reasoner = family.inference.makeReasoner(shape)
    let best: Tried | undefined
    for (let number = 0; number < TRIES; number++) {
      const seed = `example/${number}`
      const wanted = make(seed)
      // In some shapes, such as those with cages, no board has so many clues.
      if (!isMade(wanted)) make = makeAny
      const made = isMade(wanted) ? wanted : makeAny(seed)
      if (!isMade(made)) continue
      const candidate = tell(family, reasoner, made)
      if (!best || isBetter(candidate, best)) best = candidate
      if (!best.hasMore && best.terse === 0 && best.kinds >= MANY_KINDS) break
    }
    if (!best) return undefined
    const { terse, kinds, ...example } = best
    return example
  },
)

/**
 * Whether an example is better than another. The criteria, the most important first: it reaches the solution, it leaves
 * less work to the reader, it has more kinds of reasons, it has fewer steps.
 */
function isBetter(one: Tried, other: Tried): boolean {
  const more =
    Number(other.hasMore) - Number(one.hasMore) ||
    other.terse - one.terse ||
    one.kinds - other.kinds ||
    other.steps.length - one.steps.length
  return more > 0
}

/**
 * Chooses the steps: each is the simplest of the possible steps; among equally simple steps, the one whose kind was
 * used least.
 */
function tell(family: Family, reasoner: Reasoner, { puzzle, solution }: Made): Tried {
  const frame = new Int32Array(reasoner.frameWords)
  const forced = makeForced(reasoner.cells)
  const values = [...puzzle.givens]
  const steps: ExampleStep[] = []
  /** How often each kind of reason was used. */
  const times = new Map<string, number>()
  let terse = 0
  let kinds = 0
  reasoner.root(frame, puzzle)
  while (reasoner.openCells(frame) > 0 && reasoner.look(frame, forced) && forced.count > 0) {
    const inSight = Array.from(forced.cells.subarray(0, forced.count)).flatMap((cell, index) => {
      const value = forced.values[index]
      return reasoner.reasons(frame, cell, value).map((reason) => {
        const effort = effortOfReason(family, reason, values)
        return { step: { cell, value, reason }, effort, kind: reasonKind(reason) }
      })
    })
    const timesOf = ({ kind }: { readonly kind: string }) => times.get(kind) ?? 0
    const { step, effort, kind } = inSight.reduce((one, other) => {
      const more = other.effort - one.effort || timesOf(other) - timesOf(one)
      return more < 0 ? other : one
    })
    if (effort === TERSE && steps.length < FIRST_STEPS) terse++
    steps.push(step)
    times.set(kind, timesOf({ kind }) + 1)
    if (steps.length === FIRST_STEPS) kinds = times.size
    reasoner.place(frame, step.cell, step.value)
    values[step.cell] = step.value
  }
  if (steps.length < FIRST_STEPS) kinds = times.size
  return { family, puzzle, solution, steps, hasMore: reasoner.openCells(frame) > 0, terse, kinds }
}

/**
 * The kind of a reason, with the kinds of the groups that it names, because finding a place in a row differs from
 * finding a place in a box.
 */
export function reasonKind({ kind, facts }: Reason): string {
  const groups = Object.values(facts).flatMap((fact) => /^([a-z]+) \d+$/.exec(String(fact))?.[1] ?? [])
  return [kind, ...groups].join(' ')
}

const TERSE = 2

/**
 * The effort that a reason leaves to the reader. A clue about a single cell needs the least effort. A terse reason
 * needs the most, unless it is about the last open cell of its group.
 */
function effortOfReason({ inference }: Family, { kind, cells }: Reason, values: readonly number[]): number {
  const isTerse = inference.terse?.includes(kind) ?? false
  if (cells.length === 1) return isTerse ? TERSE : 0
  const isLast = cells.filter((cell) => values[cell] === 0).length === 1
  return isTerse && !isLast ? TERSE : 1
}

/** The remarks on how lines and boxes are counted, with a pattern for the groups that each remark is about. */
const COUNTED = [
  ['countLines', /^(?:row|column) /],
  ['countBoxes', /^box /],
] as const

/** The remarks that the steps of an example need: how lines or boxes are counted, if a step names them by number. */
export function exampleRemarks({ steps }: Pick<Example, 'steps'>, words: BookWords): string[] {
  const facts = steps.flatMap(({ reason }) => Object.values(reason.facts).map(String))
  return COUNTED.flatMap(([key, groups]) => (facts.some((fact) => groups.test(fact)) ? words[key] : []))
}

/** The text of a shape without its size. */
const withoutSize = (text: string) => text.replace(/^\d+(?:x\d+)?/, '')

/** Whether the clues are givens, which reduce the number of cells to fill; cages do not. */
const hasGivens = ({ making }: Family) => making.clueNames[0] === 'given'

/**
 * The maximum number of cells of an example whose board has signs, such as dots, because the signs must be explained,
 * too.
 */
const MOST_CELLS_WITH_SIGNS = 36

/**
 * The shapes for examples of a family, best first: this shape if it is small enough, then the calibrated shapes of its
 * variant, the largest first. A board with signs is taught on small boards with the same rules.
 */
function exampleShapes(family: Family, text: string): string[] {
  const plain = plainExampleShapes(family, text)
  const { drawing, grading, notation } = family
  if (!drawing.hasSigns?.(notation.parseShape(text))) return plain
  const rules = text.slice(text.indexOf('+'))
  const most = Math.min(MOST_CELLS_WITH_SIGNS, cellsIn(family, text))
  const taught = grading.calibrated
    .filter((one) => !one.includes('+') && cellsIn(family, one) <= most && isShape(family, one + rules))
    .toSorted((one, other) => cellsIn(family, other) - cellsIn(family, one))
  return [...taught.map((one) => one + rules), ...plain]
}

/** The number of cells of a shape. */
function cellsIn({ notation }: Family, text: string): number {
  const { rows, columns } = notation.parseShape(text)
  return rows * columns
}

function isShape({ notation }: Family, text: string): boolean {
  try {
    notation.parseShape(text)
    return true
  } catch (error) {
    if (error instanceof PuzzleError) return false
    throw error
  }
}

function plainExampleShapes(family: Family, text: string): string[] {
  const { grading, making } = family
  const most = hasGivens(family) ? MOST_CELLS.withGivens : MOST_CELLS.withoutGivens
  const own = cellsIn(family, text)
  const ofVariant = grading.calibrated.filter((one) => withoutSize(one) === withoutSize(text))
  const plain = grading.calibrated.filter((one) => !one.includes('+'))
  const others = (ofVariant.length > 0 ? ofVariant : plain)
    .filter((one) => cellsIn(family, one) < own && cellsIn(family, one) <= most)
    .toSorted((one, other) => cellsIn(family, other) - cellsIn(family, one))
  const shapes = own <= most ? [text, ...others] : others
  return shapes.length > 0 ? shapes : [making.shape]
}
