// A certificate: a text which proves that a puzzle has exactly one solution, and which anyone can check (docs/certificates.md).
//
//   puzzlewright certificate 1
//   puzzle sudoku:4x4:1.....2..3.....4
//   solution 1 2 4 3 3 4 2 1 4 3 1 2 2 1 3 4
//   row 1: r1c2=2 r1c3=4                   what the constraint leaves of the candidates of these cells
//   if r2c1=4                              an assumption, and steps until a cell has no candidate left

import { cellName } from '../../families/cellNamesAndFaults.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import type { Domain } from './domain.ts'
import { prove } from './prove.ts'
import { type Certified, HEAD, solutionText, stateBoard } from './statedBoard.ts'
import { lastOf, type ProofStep } from './steps.ts'
import { trim } from './trim.ts'

/** Writes the certificate of a puzzle with this name and this only solution. */
export function writeCertificate(
  family: Certified,
  puzzle: Puzzle,
  name: string,
  solution: readonly number[],
): string {
  const { units, first } = stateBoard(family, puzzle)
  const end = prove(units, first, solution)
  trim(end)
  const lines = [
    HEAD,
    `puzzle ${name}`,
    `solution ${solutionText(puzzle, solution)}`,
    ...linesTo(end, puzzle.shape, 0),
  ]
  return `${lines.join('\n')}\n`
}

/** The lines of a branch up to a step. */
function linesTo(end: ProofStep, shape: Shape, depth: number): string[] {
  const lines: string[] = []
  const indent = ' '.repeat(depth)
  for (let step: ProofStep | undefined = end; step; step = step.before) {
    if (step.cells.size === 0 || step.kind === 'end') continue
    if (step.kind === 'narrow') lines.push(`${indent}${step.unit?.name}: ${cellsText(step, shape)}`)
    else if (step.kind === 'assume') {
      lines.push(`${indent.slice(1)}if ${cellsText(step, shape)}`)
      break
    } else lines.push(...linesTo(lastOf(step.branch as ProofStep), shape, depth + 1).toReversed())
  }
  return lines.reverse()
}

function cellsText({ cells }: ProofStep, shape: Shape): string {
  const words = Array.from(cells).sort(([one], [other]) => one - other)
  return words.map(([cell, kept]) => `${cellName(shape, cell)}=${domainText(kept)}`).join(' ')
}

/** Candidates as text: `1,4..6`; `-` for none. */
function domainText(domain: Domain): string {
  if (domain.length === 0) return '-'
  const runs: number[][] = []
  for (const value of domain) {
    const run = runs.at(-1)
    if (run && value === run[run.length - 1] + 1) run.push(value)
    else runs.push([value])
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}..${run[run.length - 1]}` : run.join(','))).join(',')
}
