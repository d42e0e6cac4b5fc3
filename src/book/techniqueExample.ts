// The board of a technique, read and solved up to its step: what the chapter on techniques draws and tells.

import type { Family } from '../families/family.ts'
import type { Candidate, Reason, Reasoner } from '../families/inference.ts'
import { memo } from '../families/memo.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { parsePuzzle } from '../formats/readPuzzles.ts'
import { makeForced } from '../grader/assumptions.ts'
import { withPencilMarks } from '../render/pencilMarks.ts'
import type { Scene } from '../scene.ts'
import { TECHNIQUE_BOARDS, type WrittenBoard } from './techniqueBoards.ts'

/** A technique on a board. */
export interface TechniqueExample {
  /** The puzzle. */
  readonly puzzle: Puzzle
  /** Why the step is right. */
  readonly reason: Reason
  /** The number that it places, or nothing. */
  readonly placed?: Candidate
  /** The candidates that it rules out. */
  readonly removes: readonly Candidate[]
  /** The board with all candidates. */
  readonly scene: Scene
  /** The board with the candidates of the cells that matter, for little room. */
  readonly plainScene: Scene
}

/** The example of a family's technique; undefined if there is none. */
export const techniqueExample = memo(
  ({ family, name }: { family: Family; name: string }) => `${family.name} ${name}`,
  ({ family, name }): TechniqueExample | undefined => {
    const written = TECHNIQUE_BOARDS[family.name]?.[name]
    return written && read(family, name, written)
  },
)

/** Reads `15:6 17:6,8`. */
function candidatesIn(text: string): Candidate[] {
  return text
    .split(' ')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [cell, values] = part.split(':')
      return values.split(',').map((value) => ({ cell: Number(cell), value: Number(value) }))
    })
}

function read(
  family: Family,
  name: string,
  [id, valuesText, excluded, told]: WrittenBoard,
): TechniqueExample | undefined {
  const { puzzle } = parsePuzzle(id)
  const values = valuesText.split(' ').map((value) => (value === '.' ? 0 : Number(value)))
  const reasoner = family.inference.makeReasoner(puzzle.shape)
  const frame = new Int32Array(reasoner.frameWords)
  reasoner.root(frame, puzzle)
  values.forEach((value, cell) => {
    if (value > 0 && puzzle.givens[cell] === 0) reasoner.place(frame, cell, value)
  })
  for (const { cell, value } of candidatesIn(excluded)) reasoner.exclude(frame, cell, value)
  const isSingle = family.inference.techniques.some((one) => one.name === name && one.tier === 'singles')
  const found = isSingle
    ? placementOf(reasoner, frame, name, candidatesIn(told))
    : eliminationOf(reasoner, frame, name, candidatesIn(told))
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

/** A step of the technique: its reason, what makes up the pattern, and what follows. */
type FoundStep = Pick<TechniqueExample, 'reason' | 'placed' | 'removes'> & {
  readonly pattern: readonly Candidate[]
}

function placementOf(
  reasoner: Reasoner,
  frame: Int32Array,
  name: string,
  [told]: readonly Candidate[],
): FoundStep | undefined {
  const forced = makeForced(reasoner.cells)
  let first: FoundStep | undefined
  if (!reasoner.look(frame, forced)) return undefined
  for (let index = 0; index < forced.count; index++) {
    const placed = { cell: forced.cells[index], value: forced.values[index] }
    const reason = reasoner.reasons(frame, placed.cell, placed.value).find(({ kind }) => kind === name)
    if (!reason) continue
    // The placement of the table, or otherwise the first that the technique makes.
    const step = { reason, placed, pattern: [placed], removes: [] }
    if (placed.cell === told.cell && placed.value === told.value) return step
    first ??= step
  }
  return first
}

function eliminationOf(
  reasoner: Reasoner,
  frame: Int32Array,
  name: string,
  told: readonly Candidate[],
): FoundStep | undefined {
  const keyOf = (candidates: readonly Candidate[]) =>
    candidates
      .map(({ cell, value }) => `${cell}:${value}`)
      .sort()
      .join()
  const steps: FoundStep[] = []
  reasoner.finders[name](frame, (reason) => {
    steps.push({ reason, pattern: reason.candidates, removes: reason.removes })
  })
  return steps.find(({ removes }) => keyOf(removes) === keyOf(told))
}
