// Explanations as text for people and as data for programs. One separate process tests the wiring; all other
// tests run the command in this process.

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { FAMILIES, makeSolver, parsePuzzle } from '../../src/index.ts'
import { MAIN } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
/** Needs chains, and searches at its beginning. */
const HARD = '98.7..6....5.9..4......8...6..5.......9.3..2......4..7.9.4...1..5..1.2....1..34..'
/** Needs locked candidates and pairs, and nothing harder. */
const POINTING = '....3.......918....86......5...9...63...45..21...8.7.4...4..9.1..7.....5.4.....2.'
const SURVO = 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25'
const SEVERAL = 'sudoku:4x4:................'

const read = (name: string) => JSON.parse(readFileSync(join(ROOT, 'schemas', name), 'utf8'))
const validate = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true })
  .addSchema(read('record.schema.json'))
  .compile(read('explanation.schema.json'))

async function explain(args: string[], input: string) {
  const said = await runWords(['explain', ...args], input)
  const lines = () => said.stdout.trim().split('\n')
  return { ...said, records: () => lines().map((line) => JSON.parse(line)) }
}

/** Records of puzzles of a family, one per line. */
async function generated(name: string, count: number): Promise<string> {
  let records = ''
  for (let number = 0; number < count; number++) {
    const args = ['generate', name, '--seed', `explain ${number}`, '--no-grade', '--json']
    records += (await runWords(args)).stdout
  }
  return records
}

interface Numbered {
  readonly number: number
  readonly isMarked: boolean
}

function stepsOf(stdout: string): Numbered[] {
  return Array.from(stdout.matchAll(/^([> ]) +(\d+)\. /gm), ([, mark, number]) => ({
    number: Number(number),
    isMarked: mark === '>',
  }))
}

/** A board after the placements in a text. */
function filled(name: string, stdout: string): number[] {
  const { puzzle } = parsePuzzle(name)
  const board = [...puzzle.givens]
  for (const [, row, column, value] of stdout.matchAll(/^[> ] +\d+\. r(\d+)c(\d+) = (\d+) /gm)) {
    board[(Number(row) - 1) * puzzle.shape.columns + Number(column) - 1] = Number(value)
  }
  return board
}

function solutionOf(name: string): readonly number[] {
  const { family, puzzle } = parsePuzzle(name)
  return makeSolver()(family, puzzle).solutions[0]
}

describe('a text', () => {
  it('shows the board, numbered steps with reasons, the kinds of steps, and the grade', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, 'explain'], {
      input: SUDOKU,
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/^Sudoku 9x9 \(standard input:1\)\n\n┏[━┯┳]+┓\n┃ 5 │ 3 │ {3}┃ {3}│ 7 │/)
    const steps = stepsOf(stdout)
    expect(steps.map(({ number }) => number)).toEqual(Array.from({ length: 51 }, (_, index) => index + 1))
    expect(steps.some(({ isMarked }) => isMarked)).toBe(true)
    expect(stdout).toMatch(/^ +1\. r\dc\d = \d {3}only place for \d in (row|column|box) \d$/m)
    expect(filled(SUDOKU, stdout)).toEqual(solutionOf(SUDOKU))
    expect(stdout).toMatch(/^51 steps; those that take longest to find are marked with >$/m)
    const counts = Array.from(stdout.matchAll(/^ {2} ?(\d+) {2}(hidden|naked) single$/gm), ([, count]) =>
      Number(count),
    )
    expect(counts.reduce((a, b) => a + b)).toBe(51)
    expect(stdout).toMatch(/^★[★☆]{4} \d stars? \([A-Z][a-z]+\), degree [\s\S]*singles, effort/m)
    expect([stderr, status]).toEqual(['', 0])
  })

  it('shows what chains and searches refute, each link with its reason', async () => {
    const { stdout } = await explain([], HARD)
    expect(stdout).toMatch(
      /^> +\d+\. r\dc\d = \d +only a search rules out [\d, ]+ here \(nodes opened: \d+\)$/m,
    )
    // Links are numbered from the assumption, which is link 1.
    expect(stdout).toMatch(
      /r\dc\d is not \d +forcing chain: assuming \d here leads to a contradiction\n +1\. r\dc\d = \d: assumed\n( +\d+\. r\dc\d = \d: only [^\n]+\n)+ +but [^\n]+\n/,
    )
    expect(stdout).not.toMatch(/in \d+ steps/)
    expect(stdout).toMatch(/^ +\d+ {2}search$/m)
    expect(stdout).toContain('nested')
    // If a path has searches, they are its hardest steps.
    const marked = stdout.split('\n').filter((line) => /^> /.test(line))
    expect(marked.every((line) => line.includes('a search rules out'))).toBe(true)
  })

  it.each(FAMILIES.map(({ name }) => name))('%s: fits in 100 columns', async (name) => {
    const puzzles = await generated(name, 3)
    const { stdout, status } = await explain([], puzzles)
    expect(status).toBe(0)
    expect(stdout.match(/★/g)?.length).toBeGreaterThan(2)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    expect(stdout).not.toMatch(/undefined|NaN|Infinity|[{}]/)
  })

  it('names patterns and the candidates that they rule out', async () => {
    const { stdout } = await explain([], POINTING)
    expect(stdout).toMatch(
      /^[> ] +\d+\. r\dc\d(, r\dc\d)* (is|are) not \d.*\s+pointing: all places for \d in box \d/m,
    )
    expect(stdout).toMatch(/^ +\d+ {2}pointing$/m)
    expect(stdout).toMatch(/techniques up to/)
  })
})

describe('data', () => {
  it.each(FAMILIES.map(({ name }) => name))('of %s match the schema', async (name) => {
    const puzzles = await generated(name, 4)
    for (const record of (await explain(['--json'], puzzles)).records()) {
      expect(validate(record), JSON.stringify(validate.errors)).toBe(true)
      const { family, puzzle } = parsePuzzle(record.id)
      const board = [...puzzle.givens]
      for (const { step, cell, value } of record.steps) {
        if (step === 'place' || step === 'search') board[cell] = value
      }
      expect(board.map((value) => Math.max(value, 0))).toEqual(makeSolver()(family, puzzle).solutions[0])
      const counts = Object.values(record.techniques) as number[]
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(record.steps.length)
    }
  })

  it('contain all kinds of steps, each with its text', async () => {
    const [record] = (await explain(['--json'], HARD)).records()
    expect(validate(record), JSON.stringify(validate.errors)).toBe(true)
    const sorts = new Set(record.steps.map(({ step }: { step: string }) => step))
    expect(sorts).toEqual(new Set(['place', 'eliminate', 'refute', 'search']))
    for (const {
      step,
      kind,
      text,
      cell,
      value,
      reasons,
      removes,
      chain,
      contradiction,
      refuted,
    } of record.steps) {
      if (step === 'place') expect(reasons[0]).toMatchObject({ kind, text })
      else if (step === 'eliminate') expect(removes.length).toBeGreaterThan(0)
      else if (step === 'refute') {
        expect(chain[0]).toEqual({
          cell,
          value,
          kind: 'assumption',
          text: 'assumed',
          cells: [cell],
          because: [],
        })
        expect(contradiction.because.length).toBeGreaterThan(0)
        // A later link or the contradiction uses every link.
        const used = new Set([
          ...contradiction.because,
          ...chain.flatMap((link: { because: number[] }) => link.because),
        ])
        expect(used.size).toBe(chain.length)
      } else expect(text).toContain(refuted.join(', '))
    }
    const { steps } = record
    expect(validate({ ...record, steps: [{ ...steps[0], more: 1 }] })).toBe(false)
    expect(validate({ ...record, steps: [{ ...steps[0], cell: -1 }] })).toBe(false)
    expect(validate({ ...record, tier: 'luck' })).toBe(false)
  })

  it('are the same steps as in the text', async () => {
    const [record] = (await explain(['--json'], SURVO)).records()
    const { stdout } = await explain([], SURVO)
    expect(stepsOf(stdout).map(({ isMarked }) => isMarked)).toEqual(
      record.steps.map(({ hardest }: { hardest: boolean }) => hardest),
    )
    // Long sentences wrap to several lines.
    const inOneLine = stdout.replaceAll(/\s+/g, ' ')
    for (const { text } of record.steps) expect(inOneLine).toContain(text)
  })
})

/** The solution of SUDOKU, one line per row. */
const SOLVED =
  '534678912 672195348 198342567 859761423 426853791 713924856 961537284 287419635 345286179'.split(' ')

describe('a partly filled board', () => {
  const folder = newFolder()
  function written(name: string, text: string): string {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }
  const puzzle = () => written('puzzle.txt', SUDOKU)
  const half = [...SOLVED.slice(0, 4), '4..8.3..1', '7...2...6', '.6....28.', '...419..5', '....8..79']

  async function from(board: string, ...args: string[]) {
    return explain([puzzle(), '--from', written('board.txt', board), ...args], '')
  }

  it('continues with the complete path or only its first step', async () => {
    const rows = half.join('\n')
    const { stdout, status } = await from(rows)
    expect(status).toBe(0)
    expect(stdout).toMatch(/┃ 5 │ 3 │ 4 ┃/)
    const filledIn = half
      .join('')
      .split('')
      .filter((cell) => cell === '.').length
    expect(stepsOf(stdout).length).toBe(filledIn)
    const next = await from(rows, '--next')
    expect(stepsOf(next.stdout).length).toBe(1)
    expect(stdout).toContain(
      next.stdout
        .trim()
        .split('\n')
        .at(-1)
        ?.trim()
        .replace(/^\d+\. /, ''),
    )
    const [record] = (await from(rows, '--json')).records()
    expect(validate(record), JSON.stringify(validate.errors)).toBe(true)
    expect(record).toMatchObject({ kind: 'step', tier: 'singles', hardestTechnique: null })
    const [first] = (await from(rows, '--json', '--next')).records()
    expect(validate(first), JSON.stringify(validate.errors)).toBe(true)
    expect(first.step).toEqual(record.steps[0])
  })

  it('may be the output of solve, or JSON with marks', async () => {
    const values = SUDOKU.split('').map((cell) => (cell === '.' ? 0 : Number(cell)))
    const marks = values.map((value, cell) => (value === 0 ? [Number(SOLVED.join('')[cell])] : null))
    const rowsOf = (cells: readonly unknown[]) =>
      Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9))
    for (const board of [{ values }, { values: rowsOf(values), marks: rowsOf(marks) }]) {
      expect((await from(JSON.stringify(board), '--json', '--next')).records()[0].kind).toBe('step')
    }
    const wrong = marks.map((own) => (own ? [(own[0] % 9) + 1] : own))
    const { stdout, status } = await from(JSON.stringify({ values, marks: wrong }))
    expect([stdout.includes('mistake: the right value is missing from the notes of r1c3'), status]).toEqual([
      true,
      0,
    ])
  })

  it.each([
    ['mistake', 'rule', SUDOKU.replace('53..', '535.'), 0],
    ['mistake', 'chain', SUDOKU.replace('53..', '532.'), 0],
    ['solved', undefined, SOLVED.join(''), 0],
    ['bad', undefined, SUDOKU.replace('53..', '43..'), 1],
  ])('is answered with %s (%s)', async (kind, shownBy, board, exit) => {
    const { records, status } = await from(board, '--json')
    const [record] = records()
    expect(validate(record), JSON.stringify(validate.errors)).toBe(true)
    expect([record.kind, record.shownBy, status]).toEqual([kind, shownBy, exit])
    const { stdout } = await from(board)
    expect(stdout).not.toMatch(/undefined/)
  })

  it.each([
    ['a puzzle with several solutions', SEVERAL, '................', 'the puzzle has several solutions'],
    ['too few cells', SUDOKU, '12', 'row'],
    ['an entry out of range', SUDOKU, `{"values":[${[...'1'.repeat(80)].join()},10]}`, 'r1c1 is given as 5'],
    ['no JSON', SUDOKU, '{"values":', 'the board is not valid JSON; expected {"values": [[5, 3, 0], ...]}'],
    ['JSON without values', SUDOKU, '{}', 'the board needs "values"'],
    ['values that are not numbers', SUDOKU, `{"values":[${'"x",'.repeat(80)}1]}`, 'value 1 must be a number'],
    [
      'marks that are not lists',
      SUDOKU,
      `{"values":[${'0,'.repeat(80)}0],"marks":[${'1,'.repeat(80)}1]}`,
      'the marks of cell 1',
    ],
  ])('is rejected with one line and exit code 1: %s', async (_, name, board, message) => {
    const file = written('other.txt', name)
    const { stdout, stderr, status } = await explain([file, '--from', written('board.txt', board)], '')
    expect(`${stdout}${stderr}`).toContain(message)
    expect(`${stdout}${stderr}`.trim().split('\n')).toHaveLength(1)
    expect(status).toBe(1)
    const asData = await explain([file, '--json', '--from', written('board.txt', board)], '')
    const [record] = asData.records()
    expect(validate(record), JSON.stringify(validate.errors)).toBe(true)
    expect([record.kind, asData.stderr, asData.status]).toEqual(['bad', '', 1])
  })
})

describe('puzzles that cannot be explained', () => {
  it('are reported, with exit code 1, and the others are explained', async () => {
    const { stdout, stderr, status } = await explain([], `${SEVERAL}\nsudoku:4x4:1x\n${SUDOKU}`)
    expect(stdout).toContain(
      'standard input:1: sudoku 4x4: not explained: the puzzle has several solutions\n',
    )
    expect(stdout).toContain('1 star')
    expect(stderr).toMatch(/^standard input:2:\d+: .*\n$/)
    expect(status).toBe(1)
  })

  it('have a record with --json', async () => {
    const { records, status } = await explain(['--json'], `${SEVERAL}\nsudoku:4x4:1x\n${SURVO}`)
    const [several, unreadable, good] = records()
    expect(several).toEqual({
      id: SEVERAL,
      family: 'sudoku',
      shape: '4x4',
      error: 'multiple',
      message: 'the puzzle has several solutions',
    })
    expect(unreadable).toMatchObject({ error: 'length', source: { file: 'standard input', line: 2 } })
    expect(good.steps.length).toBeGreaterThanOrEqual(9)
    expect(status).toBe(1)
  })
})
