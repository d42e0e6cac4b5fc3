// Fills a cell by a search that refutes all its candidates except one.

import type { Candidate } from '../families/inference.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { FEWEST_ALTERNATIVES } from '../kernel/branching.ts'
import { makeSearcher } from '../kernel/search.ts'
import { type Model, SETTLED } from '../kernel/searchModel.ts'
import { expectSound } from './followAssumptions.ts'

/**
 * Makes a function that searches for a solution with each candidate of a cell, after the placements that are
 * already proved.
 */
export function makeCellSearch(model: Model) {
  const pairs = new Int32Array(2 * model.maxAlternatives)
  /** The board on which each candidate of a cell is tried. */
  const before = new Int32Array(model.frameWords)
  let assumed: Candidate

  /** Places a value unless the cell is already settled. Returns whether the cell is settled or the model accepts the value. */
  function isPlaced(frame: Int32Array, { cell, value }: Candidate): boolean {
    if (model.alternatives(frame, cell) === SETTLED) return true
    const count = model.list(frame, cell, pairs)
    for (let at = 0; at < 2 * count; at += 2) {
      if (pairs[at] === cell && pairs[at + 1] === value) return model.place(frame, cell, value)
    }
    return false
  }

  const behind: Model = {
    ...model,
    root(frame) {
      frame.set(before)
      return isPlaced(frame, assumed)
    },
  }
  const search = makeSearcher(behind, FEWEST_ALTERNATIVES)

  return (puzzle: Puzzle, placed: readonly Candidate[], cell: number, candidates: readonly number[]) => {
    let nodes = 0
    expectSound(model.root(before, puzzle) && placed.every((one) => isPlaced(before, one)))
    const survivors = candidates.filter((value) => {
      assumed = { cell, value }
      let isSolved = false
      const { statistics } = search(puzzle, { solutions: 1 }, (found) => {
        // Propagation may have settled the cell with another value.
        isSolved = found[cell] === value
      })
      if (!isSolved) nodes += statistics.nodesOpened
      return isSolved
    })
    return { survivors, nodes }
  }
}
