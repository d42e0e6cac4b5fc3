// Depth-first search over a model's states, and its statistics.
//
// A branch copies the state to the next slot of a stack and places one alternative there, so that
// backtracking is a decrement. Slots are allocated when a depth is first reached and kept for later searches:
// no node allocates memory, and no depth can overflow the call stack.
//
// Branching is d-way, or binary if the heuristic asks for it: the search places a value v in a cell, later rules v out, and
// then the heuristic chooses again. In the stack, the state without v replaces the state from which it was made, so that binary
// branching needs no deeper stack than d-way branching.
//
// A heuristic may restart the search as long as no solution is known. So the run after the last restart is complete: it finds
// every solution exactly once.

import type { Branching } from './branching.ts'
import type { Clues, Model } from './searchModel.ts'

/** The reason why a search ended. Only `exhausted` proves that no more solutions exist. */
export type Ended = 'exhausted' | 'solution-limit' | 'node-limit' | 'time-limit'

/** The limits at which a search stops. Omitted limits do not apply. */
export interface Limits {
  /** Stops after this many solutions. */
  readonly solutions?: number | undefined
  /** Stops before opening more nodes than this. */
  readonly nodes?: number | undefined
  /** Stops after this time, in milliseconds. */
  readonly milliseconds?: number | undefined
  /** The clock, in milliseconds. Required for a time limit and for `Statistics.milliseconds`. */
  readonly now?: (() => number) | undefined
}

/** Counts of a search. */
export interface Statistics {
  /** Solutions found. The number is complete only if the search was exhausted. */
  solutions: number
  /** States whose propagation found no contradiction: the root, inner states and solutions. */
  nodesOpened: number
  /** States with more than one open alternative. */
  branchings: number
  /**
   * Alternatives tried at all branchings, including failed ones. A binary branching has two alternatives: with and without a
   * value.
   */
  successors: number
  /** Placements made by propagation, or because only one alternative was left. */
  forced: number
  /**
   * Alternatives per placement, where a forced placement counts 1: (forced + successors) / (forced + branchings). 1 means that
   * no choice was needed. The branching factor of the Hidoku post is another one: the mean number of surviving siblings over
   * all surviving successors. This number is meant for d-way branching: with binary branching a choice has at most two
   * successors, so that this number is at most 2 and cannot be compared.
   */
  averageBranchingFactor: number
  /** Successors whose propagation failed. */
  failures: number
  /** The length of the longest series of nested choices. */
  maxDepth: number
  /** Time spent, or 0 without a clock. */
  milliseconds: number
}

/** The result of a search. */
export interface SearchResult {
  /** The reason for which it ended. */
  readonly ended: Ended
  /** Its statistics. */
  readonly statistics: Statistics
}

/** A candidate of a cell. */
export interface Excluded {
  /** The index of the cell, from 0 in reading order. */
  readonly cell: number
  /** The value as printed. */
  readonly value: number
}

/** The candidate or solution that a search must ignore. */
export interface Without {
  /** A candidate to rule out from the start. */
  readonly excluded?: Excluded | undefined
  /** A solution not to count: one value a cell, 0 in a blocked cell. */
  readonly known?: ArrayLike<number> | undefined
}

/** A reusable search over puzzles of the model's shape. */
export type Searcher<Puzzle extends Clues> = (
  puzzle: Puzzle,
  limits?: Limits,
  /** Called with each solution: one value a cell, in a buffer that the next solution overwrites. */
  onSolution?: (values: Int32Array) => void,
  without?: Without,
) => SearchResult

/** Creates a search over a model's states with these heuristics. */
export function makeSearcher<Puzzle extends Clues>(
  model: Model<Puzzle>,
  branching: Branching,
): Searcher<Puzzle> {
  // Each array has one entry per level of the stack: the state, its alternatives (pairs of cell and value), the number of
  // alternatives, the next alternative to try, the number of open cells, and the number of choices so far.
  const frames: Int32Array[] = []
  const alternatives: Int32Array[] = []
  const counts = new Int32Array(model.cells + 1)
  const next = new Int32Array(model.cells + 1)
  const open = new Int32Array(model.cells + 1)
  const choices = new Int32Array(model.cells + 1)
  const solution = new Int32Array(model.cells)
  const move = { cell: 0, value: 0, isPlaced: true, depth: 0 }

  function frameAt(level: number): Int32Array {
    if (level === frames.length) {
      frames.push(new Int32Array(model.frameWords))
      alternatives.push(new Int32Array(2 * model.maxAlternatives))
    }
    return frames[level]
  }

  return searcherOf((puzzle, limits, statistics, onSolution, { excluded, known }) => {
    const { solutions = Infinity, nodes = Infinity, milliseconds = Infinity, now } = limits
    const deadline = now ? now() + milliseconds : Infinity
    const root = frameAt(0)
    if (!model.root(root, puzzle)) return 'exhausted'
    if (excluded && !model.exclude(root, excluded.cell, excluded.value)) return 'exhausted'
    // The functions are taken from the heuristic once, so that functions which are left out cost no time.
    const { choose, order, opened, failed, backtracked, restart, isBinary = false } = branching(model)
    let level = 0
    let before = 0
    // An iterator would take an eighth of the time of an easy Sudoku.
    for (let cell = 0; cell < model.cells; cell++) if (puzzle.givens[cell] === 0) before++
    let depth = 0
    let hasFailed = false
    for (;;) {
      // Counts a state that survived its propagation, and records a solution or the alternatives to try.
      if (statistics.nodesOpened >= nodes) return 'node-limit'
      const frame = frames[level]
      statistics.nodesOpened++
      open[level] = model.openCells(frame)
      statistics.forced += before - open[level]
      choices[level] = depth
      if (depth > statistics.maxDepth) statistics.maxDepth = depth
      hasFailed = false
      let from = level
      if (open[level] === 0) {
        if (known || onSolution) model.read(frame, solution)
        if (!known || !isEqual(solution, known)) {
          statistics.solutions++
          onSolution?.(solution)
          if (statistics.solutions >= solutions) return 'solution-limit'
        }
        level--
      } else {
        const count = choose(frame, alternatives[level])
        if (count > 1) order?.(frame, alternatives[level], count)
        // A weak propagation may not notice that an item has no alternatives: the last move led to a contradiction after all.
        hasFailed = count === 0 && statistics.nodesOpened > 1
        if (hasFailed) failed?.(-1, move)
        counts[level] = isBinary && count > 2 ? 2 : count
        next[level] = 0
      }
      // Tries alternatives until one survives its propagation, and backtracks from states that have no alternative left.
      for (;;) {
        while (level >= 0 && next[level] === counts[level]) level--
        if (level < 0) return 'exhausted'
        if (now && deadline < Infinity && now() >= deadline) return 'time-limit'
        const isRestart = restart && hasFailed && statistics.solutions === 0 && restart()
        if (isRestart) level = 0
        if (backtracked && level < from) backtracked(choices[level])
        from = level
        depth = choices[level]
        before = open[level]
        if (isRestart) break
        const isChoice = counts[level] > 1
        if (isChoice) statistics.successors++
        if (isChoice && next[level] === 0) statistics.branchings++
        // With binary branching, the second alternative is the state in which the value of the first is ruled out.
        const isPlaced = !isBinary || next[level] === 0
        const pair = isPlaced ? 2 * next[level] : 0
        next[level]++
        const cell = alternatives[level][pair]
        const value = alternatives[level][pair + 1]
        const child = frameAt(level + 1)
        child.set(frames[level])
        if (isChoice && isPlaced) {
          depth++
          before--
        }
        if (opened || failed) {
          move.cell = cell
          move.value = value
          move.isPlaced = isPlaced
          move.depth = depth
        }
        if (isPlaced ? model.place(child, cell, value) : model.exclude(child, cell, value)) {
          opened?.(child, frames[level], move)
          if (isPlaced) level++
          else {
            // The state without the value replaces the state from which it was made.
            frames[level + 1] = frames[level]
            frames[level] = child
          }
          break
        }
        if (isChoice) statistics.failures++
        failed?.(model.failedGroup(), move)
        hasFailed = true
      }
    }
  })
}

/** Explores a puzzle's search tree and counts what it meets, apart from the average branching factor and the time. */
type Explore<Puzzle extends Clues> = (
  puzzle: Puzzle,
  limits: Limits,
  statistics: Statistics,
  onSolution: ((values: Int32Array) => void) | undefined,
  without: Without,
) => Ended

/** The search that explores in this way. */
export function searcherOf<Puzzle extends Clues>(explore: Explore<Puzzle>): Searcher<Puzzle> {
  return (puzzle, limits = {}, onSolution, without = {}) => {
    const { now } = limits
    if (limits.milliseconds !== undefined && !now)
      throw new TypeError('a time limit needs a clock; give `now`')
    const statistics: Statistics = {
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
