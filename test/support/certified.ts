// Made puzzles with their certificates, and wrong certificates made from them.

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findFamily, makeMaker, makeSolver, type Puzzle } from '../../src/index.ts'
import { below, makeRng, type Rng } from '../../src/kernel/rng.ts'
import { puzzleName } from '../../src/maker/puzzleRecord.ts'
import { writeCertificate } from '../../src/solver/certificate/writeCertificate.ts'
import { newFolder } from './folder.ts'
import { makeOne } from './made.ts'

/** A puzzle's certificate, and the names of puzzles with fewer clues that have several solutions. */
export interface Certified {
  readonly name: string
  readonly text: string
  readonly ambiguous: readonly string[]
}

const solve = makeSolver()

/** The certificate of a puzzle. */
export function certify(familyName: string, puzzle: Puzzle): string {
  const family = findFamily(familyName)
  const [solution] = solve(family, puzzle).solutions
  return writeCertificate(family, puzzle, puzzleName(family, puzzle), solution)
}

/** Makes puzzles of a family and shape, with certificates. */
export function makeCertified(familyName: string, shape: string, count: number): Certified[] {
  const family = findFamily(familyName)
  const make = makeMaker(family, family.notation.parseShape(shape))
  return Array.from({ length: count }, (_, index) => {
    const { puzzle, solution } = makeOne(make, `certificates/${index}`)
    const fewer = family.rules.removals(puzzle, solution).map((removal) => removal.puzzle)
    const ambiguous = fewer.filter((one) => solve(family, one).count > 1)
    const nameOf = (one: Puzzle) => puzzleName(family, one)
    return { name: nameOf(puzzle), text: certify(familyName, puzzle), ambiguous: ambiguous.map(nameOf) }
  })
}

/** Shapes of each family, and a shape with each rule. */
export const CERTIFIED_SHAPES: readonly (readonly [family: string, shape: string])[] = [
  ['sudoku', '9x9'],
  ['sudoku', '6x6/3x2'],
  ['kenken', '5x5'],
  ['survo', '3x4'],
  ['hidoku', '6x6'],
  ['hidoku', '5x5/rook'],
  ['magic', '4x4'],
  ['magic', '3x3/5..13'],
  ['latinsquare', '6x6'],
]
/** A shape with each rule. */
export const CERTIFIED_RULES: readonly (readonly [family: string, shape: string])[] = [
  ['sudoku', '6x6+x'],
  ['sudoku', '9x9+hyper'],
  ['sudoku', '6x6+disjoint'],
  ['sudoku', '9x9+anti-knight'],
  ['sudoku', '6x6+anti-king'],
  ['sudoku', '6x6+non-consecutive'],
  ['latinsquare', '6x6+jigsaw'],
  ...'killer little-killer thermo arrow kropki strict-kropki xv strict-xv inequality odd-even palindrome renban'
    .split(' ')
    .map((rule) => ['sudoku', `6x6+${rule}`] as const),
  ...'whisper quadruples skyscrapers sandwich x-sums between'
    .split(' ')
    .map((rule) => ['sudoku', `6x6+${rule}`] as const),
  ['latinsquare', '5x5+inequality+thermo'],
]

/** The ways to spoil a certificate. */
export const MUTATIONS = [
  'line left out',
  'candidate swapped',
  'another puzzle',
  'solution changed',
  'several solutions',
] as const
/** One of `MUTATIONS`. */
export type Mutation = (typeof MUTATIONS)[number]

/** A spoiled certificate; undefined if this certificate cannot be spoiled in this way. */
export function spoil(
  rng: Rng,
  mutation: Mutation,
  one: Certified,
  others: readonly Certified[],
): string | undefined {
  const lines = one.text.trimEnd().split('\n')
  const withLine = (at: number, line: string) => `${lines.with(at, line).join('\n')}\n`
  const pick = <T>(items: readonly T[]): T | undefined => items[below(rng, Math.max(items.length, 1))]
  switch (mutation) {
    case 'line left out':
      return lines.length > 3
        ? `${lines.toSpliced(3 + below(rng, lines.length - 3), 1).join('\n')}\n`
        : undefined
    case 'candidate swapped': {
      if (lines.length === 3) return undefined
      const at = 3 + below(rng, lines.length - 3)
      const tokens = [...lines[at].matchAll(/=[\d,.]+|=-/g)]
      const token = pick(tokens) as RegExpExecArray
      const numbers = [...new Set(lines[2].match(/\d+/g))].map(Number)
      const swapped = swapOne(rng, token[0].slice(1), numbers)
      return withLine(
        at,
        `${lines[at].slice(0, token.index)}=${swapped}${lines[at].slice(token.index + token[0].length)}`,
      )
    }
    case 'another puzzle': {
      const other = pick(others.filter(({ name }) => name !== one.name))
      return other && withLine(1, `puzzle ${other.name}`)
    }
    case 'solution changed': {
      const words = lines[2].split(' ')
      const at = 1 + below(rng, words.length - 1)
      const other = pick(words.slice(1).filter((word) => word !== words[at] && word !== '#'))
      return words[at] === '#' || !other ? undefined : withLine(2, words.with(at, other).join(' '))
    }
    case 'several solutions': {
      const name = pick(one.ambiguous)
      return name && withLine(1, `puzzle ${name}`)
    }
  }
}

/** Candidates as text, one of them exchanged for a number that is not among them. */
function swapOne(rng: Rng, text: string, numbers: readonly number[]): string {
  const parts = text === '-' ? [] : text.split(',').map((part) => part.split('..').map(Number))
  const kept = numbers.filter((value) => parts.some(([from, to = from]) => value >= from && value <= to))
  const others = numbers.filter((value) => !kept.includes(value))
  const other = others[below(rng, others.length)]
  return [...kept.toSpliced(below(rng, Math.max(kept.length, 1)), 1), other].sort((a, b) => a - b).join(',')
}

/** Spoiled certificates of these: as many as asked for, in turns of all mutations. */
export function* spoiled(
  seed: string,
  certified: readonly Certified[],
  count: number,
): Generator<{ mutation: Mutation; text: string }> {
  const rng = makeRng(seed)
  for (let tries = 0, found = 0; found < count && tries < 20 * count; tries++) {
    const mutation = MUTATIONS[tries % MUTATIONS.length]
    const text = spoil(rng, mutation, certified[below(rng, certified.length)], certified)
    if (text === undefined) continue
    found++
    yield { mutation, text }
  }
}

const SCRIPT = resolve(import.meta.dirname, '../../scripts/check-certificate.py')
/** Whether the checker in Python can be tested. */
export const hasPython = spawnSync('python3', ['--version']).status === 0

/** Loads the script once and checks each file of a folder, named by numbers: a line for each, `ok` or the fault. */
const CHECK_ALL = `
import importlib.util, sys
sys.setrecursionlimit(10_000)
spec = importlib.util.spec_from_file_location('checker', sys.argv[1])
checker = importlib.util.module_from_spec(spec)
spec.loader.exec_module(checker)
for number in range(int(sys.argv[3])):
    try:
        checker.check(*open(f'{sys.argv[2]}/{number}.txt').read().splitlines())
        print('ok')
    except (ValueError, KeyError, IndexError, TypeError, StopIteration) as error:
        print('fault', error)
`

/** What the checker in Python says of each certificate: whether it accepts it. */
export function pythonAccepts(texts: readonly string[]): boolean[] {
  const folder = newFolder()
  for (const [index, text] of texts.entries()) writeFileSync(join(folder, `${index}.txt`), text)
  const args = ['-c', CHECK_ALL, SCRIPT, folder, String(texts.length)]
  const { stdout, stderr } = spawnSync('python3', args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  const lines = stdout.trimEnd().split('\n')
  if (lines.length !== texts.length) throw new Error(stderr)
  return lines.map((line) => line === 'ok')
}

/** The checker as a user runs it. */
export function runChecker(text: string) {
  const file = join(newFolder(), 'certificate.txt')
  writeFileSync(file, text)
  const { status, stdout, stderr } = spawnSync('python3', [SCRIPT, file], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

/** The lines of the checker. */
export const checkerLines = () => readFileSync(SCRIPT, 'utf8').trimEnd().split('\n')
