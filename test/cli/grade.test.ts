// Tests when `grade` uses a grade that a record already has.

import { describe, expect, it } from 'vitest'
import {
  FAMILIES,
  GENERATOR_VERSION,
  GRADE_VERSION,
  type Grade,
  makeGrader,
  parsePuzzle,
  puzzleName,
} from '../../src/index.ts'
import { runWords } from '../support/program.ts'

const SUDOKU = 'sudoku:9x9:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const SURVO = 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25'

function gradeOf(id: string, trials = 10): Grade {
  const { family, puzzle } = parsePuzzle(id)
  return makeGrader({ trials })(family, puzzle) as Grade
}

const own = gradeOf(SUDOKU)
/** A grade that this puzzle cannot have: `grade` prints it only if it uses the grade of the record. */
const other: Grade = { ...own, degree: 777.7, stars: 4 }

async function graded(args: string[], ...records: object[]) {
  const input = records.map((record) => `${JSON.stringify(record)}\n`).join('')
  const { stdout, stderr } = await runWords(['grade', '--json', ...args], input)
  expect(stderr).toBe('')
  return stdout
    .trim()
    .split('\n')
    .map((line): Grade => JSON.parse(line).grade)
}

describe('the grade of a record', () => {
  it('is used, and the puzzle is graded again on request', async () => {
    const record = { id: SUDOKU, grade: other }
    expect(await graded([], record)).toEqual([other])
    expect(await graded(['--regrade'], record)).toEqual([own])
  })

  it('counts in a report, and with --regrade the new grade counts', async () => {
    const input = JSON.stringify({ id: SUDOKU, grade: other })
    const report = async (...args: string[]) =>
      JSON.parse((await runWords(['grade', '--report', '--json', ...args], input)).stdout).stars
    expect(await report()).toEqual([0, 0, 0, 1, 0])
    expect(await report('--regrade')).toEqual([1, 0, 0, 0, 0])
  })

  it.each([
    ['of another version', { ...other, version: GRADE_VERSION - 1 }],
    ['of a later version', { ...other, version: GRADE_VERSION + 1 }],
    ['damaged', { ...other, stars: 5 }],
  ])('is not used if it is %s', async (_, grade) => {
    expect(await graded([], { id: SUDOKU, grade })).toEqual([own])
  })

  it('is not used for the same puzzle in another line without a grade', async () => {
    const records = [{ id: SUDOKU, grade: other }, { id: SUDOKU }, { id: SUDOKU, grade: other }]
    expect(await graded([], ...records)).toEqual([other, own, other])
  })

  it('is used whatever techniques it allows, unless --techniques asks for others', async () => {
    const restricted = { ...other, techniquesAllowed: 'no-uniqueness' }
    const record = { id: SUDOKU, grade: restricted }
    expect(await graded([], record)).toEqual([restricted])
    expect(await graded(['--techniques', 'no-uniqueness'], record)).toEqual([restricted])
    expect(await graded(['--techniques', 'all'], record)).toEqual([own])
    expect(await graded(['--techniques', 'x-wing,naked-pair'], record)).toEqual([
      { ...own, techniquesAllowed: 'naked-pair+x-wing', version: own.version },
    ])
  })

  it('is replaced by one that allows the same techniques, unless --techniques asks for others', async () => {
    const restricted = { ...own, techniquesAllowed: 'no-uniqueness' }
    const records = [
      { id: SUDOKU, grade: { ...other, techniquesAllowed: 'no-uniqueness' } },
      { id: SUDOKU, made: `sudoku:9x9:techniques=no-uniqueness#a/0@${GENERATOR_VERSION}` },
      { id: SUDOKU, grade: { ...other, version: 1, techniquesAllowed: 'no-uniqueness' } },
      { id: SUDOKU },
    ]
    expect(await graded(['--regrade'], ...records)).toEqual([restricted, restricted, restricted, own])
    expect(await graded([], ...records.slice(1))).toEqual([restricted, restricted, own])
    expect(await graded(['--regrade', '--techniques', 'all'], ...records)).toEqual([own, own, own, own])
  })

  it('keeps the number of runs of a Survo, unless another number is requested', async () => {
    const stored = gradeOf(SURVO, 10)
    const estimated = gradeOf(SURVO, 0)
    const records = [
      { id: SURVO, grade: stored },
      { id: SURVO, grade: estimated },
    ]
    const runs = async (...args: string[]) => (await graded(args, ...records)).map(({ md }) => md?.runs)
    expect(await runs()).toEqual([10, undefined])
    expect(await runs('--md', '20')).toEqual([20, 20])
    expect(await runs('--md', '0')).toEqual([undefined, undefined])
    expect(await graded(['--md', '10'], ...records)).toEqual([stored, stored])
  })

  it('is used for every family', async () => {
    const records = FAMILIES.map((family) => {
      const id = puzzleName(family, parsePuzzle(family.notation.example, { family }).puzzle)
      return { id, grade: { ...gradeOf(id), effort: 123456 } }
    })
    expect(await graded([], ...records)).toEqual(records.map(({ grade }) => grade))
  })
})
