// Checks a certificate without solving its puzzle: follows its lines, as docs/certificates.md describes them. The constraints
// narrow with the code that the writer uses; scripts/check-certificate.py shares nothing with either.

import type { Puzzle, Shape } from '../../families/puzzle.ts'
import { BLOCKED } from '../../kernel/searchModel.ts'
import type { Domain } from './domain.ts'
import { narrowUnit, type Unit } from './narrow.ts'
import { type Certified, HEAD, solutionText, stateBoard } from './statedBoard.ts'

/** The result of a check: the only solution, or what is wrong with the certificate. */
type Checked = { readonly solution: readonly number[] } | { readonly fault: string }

/** A line of a certificate does not follow. */
class LineError extends Error {}

/** Checks the certificate of a puzzle with this name. */
export function checkCertificate(family: Certified, puzzle: Puzzle, name: string, text: string): Checked {
  const [head, named, told = '', ...lines] = text.replace(/\n$/, '').split('\n')
  if (head !== HEAD) return { fault: 'it is not a certificate of this version' }
  if (named !== `puzzle ${name}`) return { fault: 'it is the certificate of another puzzle' }
  const words = told.split(' ').slice(1)
  const solution = words.map((word) => (word === '#' ? BLOCKED : Number(word)))
  const { units, first } = stateBoard(family, puzzle)
  const isTold = told === `solution ${solutionText(puzzle, solution)}` && words.length === first.length
  if (!isTold || !isSolution(units, first, solution))
    return { fault: 'its solution is not one of the puzzle' }
  try {
    const end = follow(lines, units, first, puzzle.shape)
    if (end.every((domain, cell) => domain.length === Math.min(1, first[cell].length))) return { solution }
    return { fault: 'it ends before the solution is the only one' }
  } catch (error) {
    if (error instanceof LineError) return { fault: `"${error.message}" does not follow` }
    throw error
  }
}

function isSolution(units: readonly Unit[], first: readonly Domain[], solution: readonly number[]): boolean {
  const isPossible = first.every((domain, cell) => domain.length === 0 || domain.includes(solution[cell]))
  const told = solution.map((value) => [value])
  const allows = (unit: Unit) => narrowUnit(unit, domainsOf(unit, told)).every((domain) => domain.length > 0)
  return isPossible && units.every(allows)
}

const domainsOf = ({ cells }: Unit, domains: readonly Domain[]) => cells.map((cell) => domains[cell])

/** A branch: the candidates before it, and the assumption. */
interface Branch {
  readonly before: readonly Domain[]
  readonly cell: number
  readonly assumed: Domain
}

/** The candidates after the lines. Throws a LineError. */
function follow(lines: readonly string[], units: readonly Unit[], first: readonly Domain[], shape: Shape) {
  const unitOf = new Map(units.map((unit) => [unit.name, unit]))
  const branches: Branch[] = []
  let domains = first
  for (const line of lines) {
    const text = line.trimStart()
    const isAssumption = text.startsWith('if ')
    const colon = text.indexOf(': ')
    const unit = unitOf.get(text.slice(0, Math.max(colon, 0)))
    const kept = keptIn(isAssumption ? text.slice(3) : text.slice(colon + 2), shape)
    const before = domains
    const left = unit && narrowUnit(unit, domainsOf(unit, before))
    const leftOf = (cell: number) => left?.[unit?.placeOf.get(cell) ?? -1] ?? before[cell]
    const follows = ([cell, own]: readonly [number, Domain]) =>
      own.length < before[cell]?.length &&
      own.every((value) => before[cell].includes(value)) &&
      (isAssumption || leftOf(cell).every((value) => own.includes(value)))
    const isSound = kept.every(follows) && (isAssumption ? kept.length === 1 : unit !== undefined)
    if (!isSound) throw new LineError(text)
    if (isAssumption) branches.push({ before, cell: kept[0][0], assumed: kept[0][1] })
    const after = before.slice()
    for (const [cell, own] of kept) after[cell] = own
    domains = after
    let isEmpty = kept.some(([, own]) => own.length === 0)
    for (
      let ended = isEmpty ? branches.pop() : undefined;
      ended;
      ended = isEmpty ? branches.pop() : undefined
    ) {
      const { cell, assumed } = ended
      const rest = ended.before[cell].filter((value) => !assumed.includes(value))
      domains = ended.before.with(cell, rest)
      isEmpty = rest.length === 0
    }
    if (isEmpty) throw new LineError(text)
  }
  if (branches.length > 0) throw new LineError(lines.at(-1) as string)
  return domains
}

const CELL = /^r(\d+)c(\d+)=(-|\d[\d.,]*)$/

/** The cells of a line with the candidates that they keep. */
function keptIn(text: string, { columns }: Shape): (readonly [cell: number, kept: Domain])[] {
  return text.split(' ').map((word) => {
    const [, row, column, numbers] = CELL.exec(word) ?? []
    if (row === undefined) throw new LineError(text)
    const kept = numbers === '-' ? [] : numbers.split(',').flatMap(numbersIn)
    return [(Number(row) - 1) * columns + Number(column) - 1, kept]
  })
}

/** The numbers of `4` or `4..6`. */
function numbersIn(part: string): number[] {
  const [from, to = from] = part.split('..').map(Number)
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
