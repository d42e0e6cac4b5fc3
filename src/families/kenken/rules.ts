// The rules of KenKen: faults, removals (merged cages), and canonical forms.

import { squareBoard } from '../latin/boardOfGroups.ts'
import { namedGroups } from '../latin/namedConstraints.ts'
import { latinFaults } from '../latin/rules.ts'
import type { Fault, Removal, Rules } from '../rules.ts'
import { canonicalKenken } from './canonical.ts'
import { kenkenConstraints } from './constraints.ts'
import { namedCages } from './namedCages.ts'
import {
  type Cage,
  cageName,
  cagesOfCells,
  edgeNeighbours,
  type KenkenPuzzle,
  type KenkenShape,
  LARGEST_CAGE,
  OPERATORS,
  resultOf,
} from './puzzle.ts'

/** The rules of KenKen. */
export const rules: Rules<KenkenShape, KenkenPuzzle> = {
  what: 'Every row and every column holds each of the numbers 1 to n once; n is the number of rows; the numbers of a cage, combined by its operator, give its target; with -, all other numbers are subtracted from the largest; with /, the largest is divided by all others.',
  faults,
  removals: mergedCages,
  // The numbers have arithmetic meaning, so only rotations and reflections keep the rules.
  canonical: { looks: canonicalKenken, essential: canonicalKenken },
  constraints: kenkenConstraints,
  named: (puzzle) => [...namedGroups(squareBoard(puzzle.shape)), ...namedCages(puzzle)],
}

/**
 * Reports numbers out of range, numbers that occur twice in a row or column, and full cages with a wrong
 * result. 0 is an empty cell.
 */
export function faults({ shape, cages }: KenkenPuzzle, values: ArrayLike<number>): Fault[] {
  const inCages = cages.flatMap((cage) => {
    const numbers = cage.cells.map((cell) => values[cell])
    if (numbers.includes(0) || resultOf(cage.operator, numbers) === cage.target) return []
    return { rule: `cage ${cageName(cage, shape)} has ${numbers.join(', ')}`, cells: cage.cells }
  })
  return [...latinFaults(squareBoard(shape), values), ...inCages]
}

/** Two neighbouring cages merged into one. */
export interface Merger extends Removal<KenkenPuzzle> {
  /** The merged cage. */
  readonly cage: Cage
}

/**
 * Lists the mergers of two neighbouring cages into a cage that is not too large: one for each operator that the
 * solution allows.
 */
export function mergedCages(puzzle: KenkenPuzzle, solution: ArrayLike<number>): Merger[] {
  const { shape, cages } = puzzle
  return neighbours(puzzle).flatMap(([first, second]) => {
    const cells = [...cages[first].cells, ...cages[second].cells].sort((a, b) => a - b)
    if (cells.length > LARGEST_CAGE) return []
    const values = cells.map((cell) => solution[cell])
    return OPERATORS.flatMap((operator) => {
      const target = resultOf(operator, values)
      if (target < 0) return []
      const names = `${cageName(cages[first], shape)} and ${cageName(cages[second], shape)}`
      const cage = { operator, target, cells }
      return {
        clue: `cages ${names} merged into ${target}${operator}`,
        puzzle: { ...puzzle, cages: cages.toSpliced(second, 1).with(first, cage) },
        cage,
      }
    })
  })
}

/** The pairs of cages that touch along an edge, the earlier cage first. */
function neighbours(puzzle: KenkenPuzzle): [number, number][] {
  const { length } = puzzle.cages
  const cageOf = cagesOfCells(puzzle)
  const pairs = new Set<number>()
  edgeNeighbours(puzzle.shape.size).forEach((around, cell) => {
    for (const next of around) {
      const [first, second] = [cageOf[cell], cageOf[next]]
      if (first >= 0 && first < second) pairs.add(first * length + second)
    }
  })
  return [...pairs].sort((a, b) => a - b).map((pair) => [Math.floor(pair / length), pair % length])
}
