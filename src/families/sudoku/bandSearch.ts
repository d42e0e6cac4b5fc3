// The search for plain 9x9 Sudokus in WebAssembly: compiled from assembly/bandSearch.ts and called from here.

import { type Ended, type Searcher, searcherOf } from '../../kernel/search.ts'
import { CODE } from './bandSearchCode.ts'
import type { SudokuPuzzle } from './puzzle.ts'

/** Where the code keeps the board, the known solution and the statistics, in bytes. */
const BOARD = 0
const KNOWN = 96
const STATISTICS = 192

/** The results of `search`, in order. */
const ENDS: readonly Ended[] = ['exhausted', 'solution-limit', 'node-limit']

/** The part of WebAssembly that is used here. The types of the language alone do not have it. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>
  readonly Instance: new (code: object, imports: object) => { readonly exports: unknown }
}

/** What the code exports. */
interface BandSearch {
  readonly memory: { readonly buffer: ArrayBuffer }
  search(
    solutions: number,
    nodes: number,
    excludedCell: number,
    excludedDigit: number,
    isReported: boolean,
    hasKnown: boolean,
  ): number
}

/** Makes a search from the one that takes its place if there is a time limit, because the code has no clock. */
type MakeBandSearch = (makeTimed: () => Searcher<SudokuPuzzle>) => Searcher<SudokuPuzzle>

/** Compiles the code. Returns undefined if it cannot run here: without SIMD, or on pages that forbid WebAssembly. */
export async function loadBandSearch(): Promise<MakeBandSearch | undefined> {
  try {
    const code = await WebAssembly.compile(Uint8Array.from(atob(CODE), (byte) => byte.charCodeAt(0)))
    return (makeTimed) => makeBandSearch(code, makeTimed)
  } catch {
    return undefined
  }
}

/** Creates a search. Each has its own memory, so that a search can begin while another reports a solution. */
function makeBandSearch(code: object, makeTimed: () => Searcher<SudokuPuzzle>): Searcher<SudokuPuzzle> {
  const solution = new Int32Array(81)
  let report: ((values: Int32Array) => void) | undefined
  const { exports } = new WebAssembly.Instance(code, { bandSearch: { found } })
  const { search, memory } = exports as BandSearch
  const board = new Uint8Array(memory.buffer, BOARD, 81)
  const knownBoard = new Uint8Array(memory.buffer, KNOWN, 81)
  const counts = new Float64Array(memory.buffer, STATISTICS, 7)

  function found(): void {
    for (let cell = 0; cell < 81; cell++) solution[cell] = board[cell]
    report?.(solution)
  }

  const fast = searcherOf<SudokuPuzzle>(({ givens }, limits, statistics, onSolution, { excluded, known }) => {
    for (let cell = 0; cell < 81; cell++) board[cell] = givens[cell]
    if (known) for (let cell = 0; cell < 81; cell++) knownBoard[cell] = known[cell]
    report = onSolution
    const ended = search(
      limits.solutions ?? Infinity,
      limits.nodes ?? Infinity,
      excluded ? excluded.cell : -1,
      excluded ? excluded.value : 0,
      onSolution !== undefined,
      known !== undefined,
    )
    statistics.solutions = counts[0]
    statistics.nodesOpened = counts[1]
    statistics.branchings = counts[2]
    statistics.successors = counts[3]
    statistics.forced = counts[4]
    statistics.failures = counts[5]
    statistics.maxDepth = counts[6]
    return ENDS[ended]
  })

  let timed: Searcher<SudokuPuzzle> | undefined
  return (puzzle, limits = {}, onSolution, without) => {
    if (limits.milliseconds === undefined) return fast(puzzle, limits, onSolution, without)
    timed ??= makeTimed()
    return timed(puzzle, limits, onSolution, without)
  }
}
