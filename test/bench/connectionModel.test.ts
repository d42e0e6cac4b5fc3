import { describe, expect, it } from 'vitest'
import { FEWEST_PLACES, makeConnectionModel } from '../../src/bench/contenders/connectionModel.ts'
import { parseContenders } from '../../src/bench/contenders/parseContenders.ts'
import { findFamily, parsePuzzle } from '../../src/index.ts'
import { makeRng } from '../../src/kernel/rng.ts'
import { makeSearcher } from '../../src/kernel/search.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { randomBoard } from '../support/boards.ts'
import recorded from './hidokuPostRuns.json' with { type: 'json' }

/** The figures of a search as the Hidoku post's program counts them. */
function figuresOf(id: string) {
  const { puzzle } = parsePuzzle(id)
  /** How many children of a state have survived so far, by the frame of the state. */
  const survivors = new Map<Int32Array, number>()
  let successors = 0
  const search = makeSearcher(makeConnectionModel(findFamily('hidoku'), puzzle.shape), (model) => ({
    ...FEWEST_PLACES.make(model, makeRng('')),
    opened(frame, before) {
      const count = (survivors.get(before) ?? 0) + 1
      survivors.set(before, count)
      survivors.set(frame, 0)
      // The post adds the number of siblings for each of them: 1 + 3 + ... + (2k - 1) = k².
      successors += 2 * count - 1
    },
  }))
  const { statistics } = search(puzzle)
  const { solutions, nodesOpened, averageBranchingFactor } = statistics
  // A post's solution is no node, and its first board is nobody's successor.
  const branching = successors / (nodesOpened - 1)
  return { solutions, nodes: nodesOpened - solutions, successors, branching, averageBranchingFactor }
}

describe('the program of the Hidoku post', () => {
  it('opens on its board the nodes that it states: 1220, 1646 successors, branching 1.3491803', () => {
    const { branching, averageBranchingFactor, ...counts } = figuresOf(`hidoku:10x10:${recorded.board}`)
    expect(counts).toEqual({ solutions: 1, nodes: 1220, successors: 1646 })
    expect(branching).toBeCloseTo(1.3491803, 7)
    // Puzzlewright's measure counts alternatives that fail at once too.
    expect(averageBranchingFactor).toBeCloseTo(1.2964635, 7)
  })

  it.each(recorded.runs)('opens $nodes nodes on $id', ({ id, ...figures }) => {
    expect(figuresOf(id)).toMatchObject(figures)
  })

  it('finds all solutions, also where an end of the path is not given or cells are blocked', () => {
    const family = findFamily('hidoku')
    for (let index = 0; index < 40; index++) {
      const { puzzle } = randomBoard('hidoku', `connections/${index}`)
      const found: string[] = []
      const [contender] = parseContenders('hidoku-post')
      const search = contender.makeSearcher(family, puzzle.shape)
      const { ended } = search(puzzle, { nodes: 3000 }, (values) => found.push(String(Array.from(values))))
      if (ended !== 'exhausted') continue
      const { solutions } = makeSolver()(family, puzzle, { solutions: Infinity })
      expect(found.sort()).toEqual(solutions.map(String).sort())
    }
  })
})
