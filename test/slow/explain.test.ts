// Explanations as people read them, and as data for programs. One process shows how it is wired, all else is asked of the
// command here.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { addExplain } from '../../src/cli/explain/explain.ts'
import { addGenerate } from '../../src/cli/generate/generate.ts'
import { FAMILIES, makeSolver, parsePuzzle } from '../../src/index.ts'
import { runCommand } from '../support/command.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const MAIN = join(ROOT, 'dist/cli/main.js')
const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
/** Needs assumptions, and at its beginning searches. */
const HARD = '98.7..6....5.9..4......8...6..5.......9.3..2......4..7.9.4...1..5..1.2....1..34..'
const SURVO = 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25'
const SEVERAL = 'sudoku:4x4:................'

const read = (name: string) => JSON.parse(readFileSync(join(ROOT, 'schemas', name), 'utf8'))
const validate = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true })
  .addSchema(read('record.schema.json'))
  .compile(read('explanation.schema.json'))

async function explain(args: string[], input: string) {
  const said = await runCommand(addExplain, ['explain', ...args], input)
  const lines = () => said.stdout.trim().split('\n')
  return { ...said, records: () => lines().map((line) => JSON.parse(line)) }
}

/** Records of puzzles of a family, a line each. */
async function generated(name: string, count: number): Promise<string> {
  let records = ''
  for (let number = 0; number < count; number++) {
    const args = ['generate', name, '--seed', `explain ${number}`, '--no-grade', '--json']
    records += (await runCommand(addGenerate, args)).stdout
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

/** A board with the placements that a text lists. */
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
  it('shows the board, numbered steps with reasons, what kinds there are, and the grade', () => {
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
    expect(stdout).toMatch(/^51 steps, those that take longest to find marked with >$/m)
    const counts = Array.from(stdout.matchAll(/^ {2} ?(\d+) {2}only (place|candidate)/gm), ([, count]) =>
      Number(count),
    )
    expect(counts.reduce((a, b) => a + b)).toBe(51)
    expect(stdout).toMatch(/^★[★☆]{4} \d stars?, degree [\s\S]*needs no assumption/m)
    expect([stderr, status]).toEqual(['', 0])
  })

  it('says what assumptions and searches refute', async () => {
    const { stdout } = await explain([], HARD)
    expect(stdout).toMatch(
      /^> +1\. r\dc\d = \d +a search refutes [\d, ]+ there \(nodes opened: \d+\): nothing simpler does$/m,
    )
    expect(stdout).toMatch(
      /r\dc\d is not \d +assuming \d here contradicts itself in \d+ steps(\s+\(then [^)]+\))?:\s+no\s+(place|candidate)/,
    )
    expect(stdout).toMatch(/^ +\d+ {2}search$/m)
    expect(stdout).toContain('nested')
    // Where there are searches they are the hardest.
    const marked = stdout.split('\n').filter((line) => /^> /.test(line))
    expect(marked.every((line) => line.includes('a search refutes'))).toBe(true)
  })

  it.each(FAMILIES.map(({ name }) => name))('%s: fits in 100 columns', async (name) => {
    const puzzles = await generated(name, 3)
    const { stdout, status } = await explain([], puzzles)
    expect(status).toBe(0)
    expect(stdout.match(/★/g)?.length).toBeGreaterThan(2)
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
    expect(stdout).not.toMatch(/undefined|NaN|Infinity|[{}]/)
  })

  it('lists the candidates that go together', async () => {
    const { stdout } = await explain([], readText(HIDOKU))
    expect(stdout).toMatch(/^[> ] +\d+\. \d+ candidates go$/m)
    expect(stdout).toMatch(/^ +r\d+c\d+, r\d+c\d+.* are not \d+: assuming \d+ here contradicts\s+itself/m)
  })
})

/** The board of the Hidoku post: it needs assumptions about many cells at once. */
const HIDOKU = [
  '__,__,93,__,__,__,___,__,__,57',
  '__,__,__,22,__,53,54,40,__,__',
  '__,__,18,23,52,__,100,__,__,__',
  '__,__,__,__,__,99,33,__,__,__',
  '__,__,__,__,__,25,__,__,__,__',
  '__,__,__,__,__,__,__,__,__,29',
  '14,__,7,__,__,__,__,__,__,__',
  '__,__,__,65,__,__,46,72,77,__',
  '__,9,__,__,__,__,__,__,80,76',
  '1,__,__,11,__,68,82,__,__,__',
]

const readText = (lines: readonly string[]) => `${lines.join('\n')}\n`

describe('data', () => {
  it.each(FAMILIES.map(({ name }) => name))('%s: keep to the schema', async (name) => {
    const puzzles = await generated(name, 4)
    for (const record of (await explain(['--json'], puzzles)).records()) {
      expect(validate(record), JSON.stringify(validate.errors)).toBe(true)
      const { family, puzzle } = parsePuzzle(record.id)
      const board = [...puzzle.givens]
      for (const step of record.steps) if (step.step !== 'refute') board[step.cell] = step.value
      expect(board.map((value) => Math.max(value, 0))).toEqual(makeSolver()(family, puzzle).solutions[0])
      const counted = record.summary.reduce((sum: number, { steps }: { steps: number }) => sum + steps, 0)
      expect(counted).toBe(record.steps.length)
    }
  })

  it('hold all sorts of steps, each with its text', async () => {
    const [record] = (await explain(['--json'], HARD)).records()
    expect(validate(record), JSON.stringify(validate.errors)).toBe(true)
    const sorts = new Set(record.steps.map(({ step }: { step: string }) => step))
    expect(sorts).toEqual(new Set(['place', 'refute', 'search']))
    for (const { step, kind, text, reasons, refuted } of record.steps) {
      if (step === 'place') expect(reasons[0]).toMatchObject({ kind, text })
      else if (step === 'refute') expect(refuted[0].contradiction.text).toMatch(/^no (place|candidate)/)
      else expect(text).toContain(refuted.join(', '))
    }
    const { steps } = record
    expect(validate({ ...record, steps: [{ ...steps[0], more: 1 }] })).toBe(false)
    expect(validate({ ...record, steps: [{ ...steps[0], cell: -1 }] })).toBe(false)
    expect(validate({ ...record, needs: 'luck' })).toBe(false)
  })

  it('are the same steps as in the text', async () => {
    const [record] = (await explain(['--json'], SURVO)).records()
    const { stdout } = await explain([], SURVO)
    expect(stepsOf(stdout).map(({ isMarked }) => isMarked)).toEqual(
      record.steps.map(({ hardest }: { hardest: boolean }) => hardest),
    )
    for (const { text } of record.steps) expect(stdout).toContain(text)
  })

  it('begin with a hint where a board is half filled', async () => {
    const half = `${'534678912672195348198342567'}${SUDOKU.slice(27)}`
    const [hint] = (await explain(['--json'], half)).records()[0].steps
    expect(hint.step).toBe('place')
    expect(hint.cell).toBeGreaterThanOrEqual(27)
    expect(half[hint.cell]).toBe('.')
  })
})

describe('what cannot be explained', () => {
  it('is said, with 1 in the end, and the rest goes on', async () => {
    const { stdout, stderr, status } = await explain([], `${SEVERAL}\nsudoku:4x4:1x\n${SUDOKU}`)
    expect(stdout).toContain(
      'standard input:1: sudoku 4x4: nothing to explain: there are several solutions\n',
    )
    expect(stdout).toContain('1 star')
    expect(stderr).toMatch(/^standard input:2:\d+: .*\n$/)
    expect(status).toBe(1)
  })

  it('is a record with --json', async () => {
    const { records, status } = await explain(['--json'], `${SEVERAL}\nsudoku:4x4:1x\n${SURVO}`)
    const [several, unreadable, good] = records()
    expect(several).toEqual({
      id: SEVERAL,
      family: 'sudoku',
      shape: '4x4',
      error: 'multiple',
      message: 'there are several solutions',
    })
    expect(unreadable).toMatchObject({ error: 'length', source: { file: 'standard input', line: 2 } })
    expect(good.steps.length).toBe(9)
    expect(status).toBe(1)
  })
})
