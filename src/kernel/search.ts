// Depth-first search over a model's states, and its statistics.
//
// A branch copies the state to the next slot of a stack and places one alternative there, so that going
// back is a decrement. Slots are made when a depth is reached for the first time and kept for the next
// search: nothing is allocated per node, and no depth can overflow the call stack.

import type { Branching } from './branching.ts'
import type { Clues, Model } from './model.ts'

/** What ended a search. Only `exhausted` proves that there are no more solutions. */
export type Ended = 'exhausted' | 'solution-limit' | 'node-limit' | 'time-limit'

/** When to stop. What is left out has no limit. */
export interface Limits {
  /** Stops after this many solutions. */
  readonly solutions?: number | undefined
  /** Stops before it opens more states than this. */
  readonly nodes?: number | undefined
  /** Stops after this time. */
  readonly milliseconds?: number | undefined
  /** The clock, in milliseconds: needed with the limit on time and for `Statistics.milliseconds`. */
  readonly now?: (() => number) | undefined
}

/** What a search did. */
export interface Statistics {
  /** Solutions found; all there are only if the search was exhausted. */
  solutions: number
  /** States that survived their propagation: the root, inner states, solutions. */
  nodesOpened: number
  /** States in which more than one alternative was open. */
  branchings: number
  /** Alternatives tried over all branchings, failed ones too. */
  successors: number
  /** Placements that propagation made, or that were the only alternative left. */
  forced: number
  /**
   * Alternatives per placement, a forced one counting 1: (forced + successors) / (forced + branchings).
   * 1 means that no choice was needed. After the Hidoku post, whose solver opens a node per placement.
   */
  averageBranchingFactor: number
  /** Successors whose propagation failed. */
  failures: number
  /** The longest chain of choices. */
  maxDepth: number
  /** Time spent, or 0 where no clock was handed in. */
  milliseconds: number
}

/** How a search came out. */
export interface SearchResult {
  /** What ended it. */
  readonly ended: Ended
  /** What it did. */
  readonly statistics: Statistics
}

/** A candidate of a cell. */
export interface Excluded {
  /** The index of the cell, from 0 in reading order. */
  readonly cell: number
  /** The value as it is printed. */
  readonly value: number
}

/** What a search passes over. */
export interface Without {
  /** A candidate that is ruled out from the start. */
  readonly excluded?: Excluded | undefined
  /** A solution that does not count: one value a cell, 0 in a blocked one. */
  readonly known?: ArrayLike<number> | undefined
}

/** A search that can be run again and again on puzzles of the model's shape. */
export type Searcher<Puzzle extends Clues> = (
  puzzle: Puzzle,
  limits?: Limits,
  /** Called with each solution: one value a cell, in a buffer that the next one overwrites. */
  onSolution?: (values: Int32Array) => void,
  without?: Without,
) => SearchResult

/** A search over a model's states, with these heuristics. */
export function makeSearcher<Puzzle extends Clues>(
  model: Model<Puzzle>,
  branching: Branching,
): Searcher<Puzzle> {
  // One entry a level of the stack: the state, the alternatives to try in it (pairs of cell and value),
  // how many there are and which comes next, the cells still open, and the choices made so far.
  const frames: Int32Array[] = []
  const alternatives: Int32Array[] = []
  const counts = new Int32Array(model.cells + 1)
  const next = new Int32Array(model.cells + 1)
  const open = new Int32Array(model.cells + 1)
  const choices = new Int32Array(model.cells + 1)
  const solution = new Int32Array(model.cells)

  function frameAt(level: number): Int32Array {
    if (level === frames.length) {
      frames.push(new Int32Array(model.frameWords))
      alternatives.push(new Int32Array(2 * model.maxAlternatives))
    }
    return frames[level]
  }

  function explore(
    puzzle: Puzzle,
    limits: Limits,
    statistics: Statistics,
    onSolution: ((values: Int32Array) => void) | undefined,
    { excluded, known }: Without,
  ): Ended {
    const { solutions = Infinity, nodes = Infinity, milliseconds = Infinity, now } = limits
    const deadline = now ? now() + milliseconds : Infinity
    const root = frameAt(0)
    if (!model.root(root, puzzle)) return 'exhausted'
    if (excluded && !model.exclude(root, excluded.cell, excluded.value)) return 'exhausted'
    const variables = branching.makeVariableOrder(model)
    const orderValues = branching.makeValueOrder(model)
    let level = 0
    let before = emptyCells(puzzle)
    let choicesMade = 0
    for (;;) {
      // A state has survived: count it, and note a solution or the alternatives to try.
      if (statistics.nodesOpened >= nodes) return 'node-limit'
      const frame = frames[level]
      statistics.nodesOpened++
      open[level] = model.openCells(frame)
      statistics.forced += before - open[level]
      choices[level] = choicesMade
      if (choicesMade > statistics.maxDepth) statistics.maxDepth = choicesMade
      if (open[level] === 0) {
        if (known || onSolution) model.read(frame, solution)
        if (!known || !isEqual(solution, known)) {
          statistics.solutions++
          onSolution?.(solution)
          if (statistics.solutions >= solutions) return 'solution-limit'
        }
        level--
      } else {
        const count = variables.choose(frame, alternatives[level])
        if (count > 1) orderValues?.(frame, alternatives[level], count)
        counts[level] = count
        next[level] = 0
      }
      // Try alternatives, going back where there are no more, until one survives.
      for (;;) {
        while (level >= 0 && next[level] === counts[level]) level--
        if (level < 0) return 'exhausted'
        if (now && deadline < Infinity && now() >= deadline) return 'time-limit'
        const isChoice = counts[level] > 1
        if (isChoice) statistics.successors++
        if (isChoice && next[level] === 0) statistics.branchings++
        const pair = 2 * next[level]++
        const child = frameAt(level + 1)
        child.set(frames[level])
        if (model.place(child, alternatives[level][pair], alternatives[level][pair + 1])) {
          before = isChoice ? open[level] - 1 : open[level]
          choicesMade = isChoice ? choices[level] + 1 : choices[level]
          level++
          break
        }
        if (isChoice) statistics.failures++
        variables.failed?.(model.failedGroup())
      }
    }
  }

  return (puzzle, limits = {}, onSolution, without = {}) => {
    const { milliseconds, now } = limits
    if (milliseconds !== undefined && !now) throw new TypeError('a limit on time needs a clock')
    const statistics = noStatistics()
    const start = now ? now() : 0
    const ended = explore(puzzle, limits, statistics, onSolution, without)
    const { forced, successors, branchings } = statistics
    if (forced + branchings > 0) {
      statistics.averageBranchingFactor = (forced + successors) / (forced + branchings)
    }
    if (now) statistics.milliseconds = now() - start
    return { ended, statistics }
  }
}

function isEqual(values: Int32Array, others: ArrayLike<number>): boolean {
  for (let cell = 0; cell < values.length; cell++) if (values[cell] !== others[cell]) return false
  return true
}

function noStatistics(): Statistics {
  return {
    solutions: 0,
    nodesOpened: 0,
    branchings: 0,
    successors: 0,
    forced: 0,
    averageBranchingFactor: 1,
    failures: 0,
    maxDepth: 0,
    milliseconds: 0,
  }
}

function emptyCells(puzzle: Clues): number {
  let count = 0
  for (const given of puzzle.givens) if (given === 0) count++
  return count
}
