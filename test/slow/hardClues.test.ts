import { expect, test } from 'vitest'
import { makeSolver, readPuzzles } from '../../src/index.ts'
import { branchingOf, VALUE_ORDERS, VARIABLE_ORDERS } from '../../src/kernel/heuristics.ts'

// Hard renban 2 of Interactive Sudoku Solver (MIT), as it publishes it.
const HARD_RENBAN = `
.Renban~R2C1~R1C2.Renban~R3C2~R2C3~R1C4.Renban~R3C4~R2C5~R1C6.Renban~R3C6~R2C7~R1C8.Renban~R2C8~R3C9.Renban~R3C7~R4C8~R5C9
.Renban~R3C5~R4C6~R5C7.Renban~R3C3~R4C4~R5C5.Renban~R3C1~R4C2~R5C3.Renban~R6C1~R5C2.Renban~R7C1~R8C2~R9C3
.Renban~R7C2~R6C3~R5C4.Renban~R7C3~R8C4~R9C5.Renban~R7C5~R8C6~R9C7.Renban~R7C7~R8C8~R9C9.Renban~R6C8~R7C9
.Renban~R7C6~R6C7~R5C8.Renban~R5C6~R6C5~R7C4.Thermo~R9C1~R8C1.AntiKing.`.replaceAll('\n', '')
const SOLUTION = '827519346396274581145836729531492867982367415764158293259643178618725934473981652'

const [entry] = readPuzzles(HARD_RENBAN)
if ('error' in entry) throw entry.error

test('the first nodes are those of the order of failures', () => {
  const byFailures = branchingOf(VARIABLE_ORDERS.failures, VALUE_ORDERS.ascending, '', true)
  const [own, other] = [makeSolver(), makeSolver({ branching: byFailures })]
  for (const nodes of [100, 1000]) {
    const { statistics } = own(entry.family, entry.puzzle, { nodes })
    expect(statistics).toEqual(other(entry.family, entry.puzzle, { nodes }).statistics)
  }
})

test('a hard board of lines has one solution, proved in few nodes', () => {
  const { status, solutions } = makeSolver()(entry.family, entry.puzzle, { nodes: 150_000 })
  expect(status).toBe('unique')
  expect(solutions[0].join('')).toBe(SOLUTION)
})
