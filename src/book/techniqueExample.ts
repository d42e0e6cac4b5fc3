// Prepares the example of each technique for the chapter on techniques: a board that is solved up to the step of the
// technique.

import type { Family } from '../families/family.ts'
import type { Candidate, Reason, Reasoner } from '../families/inference.ts'
import { memo } from '../families/memo.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { readId } from '../formats/readNameOrRecord.ts'
import { makeForced } from '../grader/followAssumptions.ts'
import { withPencilMarks } from '../render/pencilMarks.ts'
import type { Scene } from '../scene.ts'
import { TECHNIQUE_BOARDS, type TechniqueBoard } from './techniqueBoards.ts'

/** The example of a technique. */
export interface TechniqueExample {
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** Why the step is right. */
  readonly reason: Reason
  /** The placement of the step, if it places a value. */
  readonly placed?: Candidate
  /** The candidates that the step rules out. */
  readonly removes: readonly Candidate[]
  /** The board with all candidates. */
  readonly scene: Scene
  /** The board with the candidates of only those cells that matter to the step, for pages with little room. */
  readonly plainScene: Scene
}

/** The example of a family's technique; undefined if there is none. */
export const techniqueExample = memo(
  ({ family, name }: { family: Family; name: string }) => `${family.name} ${name}`,
  ({ family, name }): TechniqueExample | undefined => {
    const board = TECHNIQUE_BOARDS[family.name]?.[name]
    return board && read(family, name, board)
  },
)

function read(
  family: Family,
  name: string,
  { puzzle: id, values, excluded, removes: told }: TechniqueBoard,
): TechniqueExample | undefined {
  const { puzzle } = readId(id)
  const reasoner = family.inference.makeReasoner(puzzle.shape)
  const frame = new Int32Array(reasoner.frameWords)
  reasoner.root(frame, puzzle)
  values.forEach((value, cell) => {
    if (value > 0 && puzzle.givens[cell] === 0) reasoner.place(frame, cell, value)
  })
  for (const [cell, own] of Object.entries(excluded)) {
    for (const value of own) reasoner.exclude(frame, Number(cell), value)
  }
  const toldSteps = told.map(([cell, value]) => ({ cell, value }))
  const isSingle = family.inference.techniques.some((one) => one.name === name && one.tier === 'singles')
  const find = isSingle ? placementOf : eliminationOf
  const found = find(reasoner, frame, name, toldSteps)
  if (!found) return undefined
  const list = new Int32Array(reasoner.maxCandidates)
  const candidates = values.map((value, cell) =>
    value === 0 && puzzle.givens[cell] === 0
      ? Array.from(list.subarray(0, reasoner.candidates(frame, cell, list)))
      : [],
  )
  const { pattern, removes } = found
  const matter = new Set([...pattern, ...removes].map(({ cell }) => cell))
  const board = family.drawing.scene(puzzle, values)
  const marked = (own: readonly (readonly number[])[]) =>
    withPencilMarks(board, puzzle.shape.columns, { candidates: own, pattern, removes })
  return {
    puzzle,
    ...found,
    scene: marked(candidates),
    plainScene: marked(candidates.map((own, cell) => (matter.has(cell) ? own : []))),
  }
}

/** A step of the technique: its reason, the candidates of its pattern, and what it places or rules out. */
type FoundStep = Pick<TechniqueExample, 'reason' | 'placed' | 'removes'> & {
  readonly pattern: readonly Candidate[]
}

/**
 * Finds the step of a technique; `told` lists the values that the step places or rules out according to
 * `techniqueBoards.json`.
 */
type Finder = (
  reasoner: Reasoner,
  frame: Int32Array,
  name: string,
  told: readonly Candidate[],
) => FoundStep | undefined

const placementOf: Finder = (reasoner, frame, name, [told]) => {
  const forced = makeForced(reasoner.cells)
  let first: FoundStep | undefined
  if (!reasoner.look(frame, forced)) return undefined
  for (let index = 0; index < forced.count; index++) {
    const placed = { cell: forced.cells[index], value: forced.values[index] }
    const reason = reasoner.reasons(frame, placed.cell, placed.value).find(({ kind }) => kind === name)
    if (!reason) continue
    // Prefers the placement in `techniqueBoards.json`; otherwise takes the first placement of the technique.
    const step = { reason, placed, pattern: [placed], removes: [] }
    if (placed.cell === told.cell && placed.value === told.value) return step
    first ??= step
  }
  return first
}

const eliminationOf: Finder = (reasoner, frame, name, told) => {
  const keyOf = (candidates: readonly Candidate[]) =>
    JSON.stringify(candidates.map(({ cell, value }) => `${cell}:${value}`).sort())
  const steps: FoundStep[] = []
  reasoner.makeFinders()[name](frame, (reason) => {
    steps.push({ reason, pattern: reason.candidates, removes: reason.removes })
  })
  return steps.find(({ removes }) => keyOf(removes) === keyOf(told))
}
