// Grading as people run it: many puzzles on threads, in the order of the input, and the reports for puzzles
// without a grade.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { type GradeReport, makeTally, reportText } from '../../src/cli/grade/report.ts'
import { TIERS, type Tier } from '../../src/families/inference.ts'
import { techniqueNames } from '../../src/grader/steps.ts'
import {
  FAMILIES,
  type Family,
  findFamily,
  type Grade,
  makeGrader,
  makeMaker,
  parsePuzzle,
  puzzleName,
} from '../../src/index.ts'
import { changedProgram, MAIN, runBuilt } from '../support/built.ts'
import { fixtureOf } from '../support/fixtures.ts'
import { makeOne } from '../support/made.ts'
import { runWords } from '../support/program.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SUDOKU = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const SURVO = 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25'
const SEVERAL = 'sudoku:4x4:................'
const NONE = 'sudoku:4x4:12....3.......4.'

const validate = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true }).compile(
  JSON.parse(readFileSync(join(ROOT, 'schemas/record.schema.json'), 'utf8')),
)

function puzzlewright(args: string[], input = '', main = MAIN) {
  const said = runBuilt(args, { input, main })
  return { ...said, records: () => said.stdout.trim().split('\n').map(parse) }
}

const parse = (line: string) => JSON.parse(line)
const grade = (args: string[], input = '') => puzzlewright(['grade', ...args], input)

/** Runs in this process: for few puzzles, which start no threads. */
async function gradeHere(args: string[], input = '') {
  const said = await runWords(['grade', ...args], input)
  return { ...said, records: () => said.stdout.trim().split('\n').map(parse) }
}

/** Records of puzzles of a family, each made separately in this process. */
async function generated(name: string, count: number, options: string[]) {
  const records = []
  for (let number = 0; number < count; number++) {
    const args = ['generate', name, '--seed', `schema ${number}`, '--json', ...options]
    records.push(parse((await runWords(args)).stdout))
  }
  return records
}

/** Puzzles of each family: enough to start threads. */
const EACH = 8

/**
 * The first puzzles take longer than the delay before threads start; the rest are small, since this test is
 * not about the grader.
 */
const shapeOf = ({ name, making }: Family) =>
  name === FAMILIES[0].name ? making.shape : fixtureOf(name).quickShape

/** By their names. */
const MANY = FAMILIES.flatMap((family) => {
  const make = makeMaker(family, family.notation.parseShape(shapeOf(family)))
  return Array.from({ length: EACH }, (_, index) => {
    const { puzzle } = makeOne(make, `grade/${index}`)
    return puzzleName(family, puzzle)
  })
})

/** A puzzle that a thread grades. */
const LATE = MANY[4 * EACH]

describe('a puzzle', () => {
  it('is graded in one line', async () => {
    const { stdout, stderr, status } = await gradeHere([], SUDOKU)
    expect(stdout).toMatch(
      /^standard input:1: sudoku 9x9: ★☆☆☆☆ 1 star \(Gentle\), degree [\d.]+( \(.*\))?, \d+ to \d+ minutes for practised solvers, singles, effort [\d.]+, 1 node, branching 1\.000\n$/,
    )
    expect([stderr, status]).toEqual(['', 0])
  })

  it('gets the same grade as from the library', async () => {
    const [record] = (await gradeHere(['--json'], SURVO)).records()
    const { family, puzzle } = parsePuzzle(SURVO)
    expect(record).toEqual({ id: SURVO, family: 'survo', shape: '3x4', grade: makeGrader()(family, puzzle) })
    expect(Object.keys(record)).toEqual(['id', 'family', 'shape', 'grade'])
    expect(record.grade.md.runs).toBe(100)
  })

  it('of Survo: has a degree measured in the requested number of runs, or an estimate', async () => {
    const [measured] = (await gradeHere(['--json', '--md', '400'], SURVO)).records()
    expect(measured.grade.md.runs).toBe(400)
    expect(measured.grade.degree).toBe(measured.grade.md.mean)
    expect((await gradeHere(['--md', '400'], SURVO)).stdout).toContain(
      `degree ${measured.grade.degree} (MD of 400 runs, standard error ${measured.grade.md.standardError})`,
    )
    expect((await gradeHere(['--json', '--md'], SURVO)).records()[0].grade.md.runs).toBe(1000)
    const [estimated] = (await gradeHere(['--json', '--md', '0'], SURVO)).records()
    expect(estimated.grade).not.toHaveProperty('md')
    expect((await gradeHere(['--md', '0'], SURVO)).stdout).toContain('not measured')
  })

  it('of a shape without a calibration: has an estimated degree, and is labelled so', async () => {
    const { family, puzzle } = parsePuzzle(SUDOKU)
    const { calibration } = makeGrader()(family, puzzle) as Grade
    const { stdout } = await gradeHere([], SUDOKU)
    expect(stdout.includes('estimated between shapes')).toBe(calibration === null)
    const odd = puzzlewright(['generate', 'sudoku', '--shape', '8x8/4x2', '--seed', 's', '--json'])
    const [{ id, grade: own }] = odd.records()
    expect(own.calibration).toBe(null)
    expect((await gradeHere([], id)).stdout).toContain('estimated between shapes')
  })
})

describe('input without a grade', () => {
  it('gets a line with the reason, ends with 1, and does not stop the others', async () => {
    const { stdout, status, stderr } = await gradeHere([], `${SEVERAL}\n${NONE}\n${SUDOKU}\n`)
    const lines = stdout.split('\n')
    expect(lines[0]).toBe('standard input:1: sudoku 4x4: no grade: the puzzle has several solutions')
    expect(lines[1]).toBe('standard input:2: sudoku 4x4: no grade: the puzzle has no solution')
    expect(lines[2]).toContain('1 star')
    expect([stderr, status]).toEqual(['', 1])
  })

  it('gets a record with --json, also if it cannot be read', async () => {
    const { records, status, stderr } = await gradeHere(
      ['--json'],
      `${SEVERAL}\n${NONE}\nsudoku:4x4:1x\n${SUDOKU}\n`,
    )
    const head = { family: 'sudoku', shape: '4x4' }
    const [several, none, unreadable, good] = records()
    expect(several).toEqual({
      id: SEVERAL,
      ...head,
      error: 'multiple',
      message: 'the puzzle has several solutions',
    })
    expect(none).toEqual({ id: NONE, ...head, error: 'none', message: 'the puzzle has no solution' })
    expect(unreadable).toEqual(puzzlewright(['solve', '--json'], '\n\nsudoku:4x4:1x').records()[0])
    expect(good.grade.stars).toBe(1)
    expect([stderr, status]).toEqual(['', 1])
  })
})

describe('many puzzles', () => {
  /** With all kinds of bad lines in between. */
  const mixed = MANY.flatMap((name, index) =>
    index % 17 === 3
      ? [SEVERAL, 'rubbish', name]
      : index % 23 === 5
        ? ['sudoku:4x4:1x', 'rubbish', name]
        : name,
  )
  const whole = grade(['--json', '--md', '5', '--workers', '2'], mixed.join('\n'))

  it('are graded in the order of the input, each as if it were the only one', () => {
    const records = whole.records()
    expect(records.length).toBe(mixed.length)
    const grader = makeGrader({ trials: 5 })
    records.forEach((record, index) => {
      if (mixed[index] === SEVERAL) expect(record.error).toBe('multiple')
      else if (!MANY.includes(mixed[index])) expect(record.source.line).toBe(index + 1)
      else {
        const { family, puzzle } = parsePuzzle(mixed[index])
        expect(record).toMatchObject({ id: mixed[index], grade: grader(family, puzzle) })
      }
    })
    expect([whole.stderr, whole.status]).toEqual(['', 1])
  })

  it.each([1, 3])('are the same with %i workers', (workers) => {
    const other = grade(['--json', '--md', '5', '--workers', String(workers)], mixed.join('\n'))
    expect(other.stdout).toBe(whole.stdout)
  })

  it('are printed while an endless pipe is still being read', async () => {
    const child = spawn(process.execPath, [MAIN, 'grade', '--json', '--md', '5'])
    let stdout = ''
    child.stdout.on('data', (data) => {
      stdout += data
    })
    const lines = () => stdout.split('\n').length - 1
    const until = async (count: number) => {
      while (lines() < count) await new Promise((done) => setTimeout(done, 5))
    }
    // One after the other, then many at once, then one again: no result waits for later input.
    child.stdin.write(`${MANY[0]}\n`)
    await until(1)
    child.stdin.write(`${MANY.join('\n')}\n`)
    await until(1 + MANY.length)
    child.stdin.write('rubbish\n\n')
    await until(2 + MANY.length)
    child.stdin.write(`${MANY[1]}\n`)
    await until(3 + MANY.length)
    child.stdin.end()
    expect(await new Promise((done) => child.on('exit', done))).toBe(1)
  })

  it('end at once when they are interrupted', async () => {
    const child = spawn(process.execPath, [MAIN, 'grade', '--json', '--md', '1000'])
    child.stdin.on('error', () => {})
    const ended = new Promise((done) => child.on('exit', (code, signal) => done([code, signal])))
    child.stdin.write(`${Array(200).fill(MANY.join('\n')).join('\n')}\n`)
    await new Promise((done) => child.stdout.once('data', done))
    await new Promise((done) => setTimeout(done, 300))
    child.kill('SIGINT')
    expect([
      [130, null],
      [null, 'SIGINT'],
    ]).toContainEqual(await ended)
  })

  it('lose only the puzzle at which a thread crashes', () => {
    const start = '=> {\n        const {'
    const dies = start.replace('\n', `\nif (name === '${LATE}') process.exit(5)\n`)
    const main = changedProgram('runs/gradeWorker.js', start, dies)
    const { stdout, status } = puzzlewright(['grade', '--json', '--md', '5'], mixed.join('\n'), main)
    const lines = stdout.split('\n')
    const at = mixed.indexOf(LATE)
    expect(parse(lines[at])).toMatchObject({
      id: LATE,
      error: 'crash',
      message: 'it crashed: the thread ended with code 5',
    })
    expect(lines.toSpliced(at, 1)).toEqual(whole.stdout.split('\n').toSpliced(at, 1))
    expect(status).toBe(1)
  })
})

describe('a report', () => {
  const input = [...MANY, SEVERAL, 'rubbish', NONE, NONE].join('\n')

  it('counts all puzzles once, in JSON', () => {
    const { records, stderr, status } = grade(['--report', '--json', '--md', '5'], input)
    const [report] = records() as GradeReport[]
    const graded = grade(['--json', '--md', '5'], MANY.join('\n')).records()
    expect(report.graded).toBe(MANY.length)
    expect(report.errors).toEqual({ multiple: 1, none: 2, unreadable: 1 })
    expect(report.stars).toEqual(
      [1, 2, 3, 4, 5].map((stars) => graded.filter((one) => one.grade.stars === stars).length),
    )
    for (const { from, to, stars, puzzles } of report.degrees) {
      const within = graded.filter(({ grade: { degree } }) => degree >= from && (to === null || degree < to))
      expect(puzzles).toBe(within.length)
      expect(within.every((one) => one.grade.stars === stars)).toBe(true)
    }
    expect(report.shapes.map(({ family }) => family)).toEqual(FAMILIES.map(({ name }) => name))
    for (const shape of report.shapes) {
      const own = graded.filter(({ family }) => family === shape.family).map((one) => one.grade)
      const degrees = own.map(({ degree }) => degree).sort((a, b) => a - b)
      expect(shape.puzzles).toBe(own.length)
      expect([shape.degree.least, shape.degree.most]).toEqual([degrees[0], degrees.at(-1)])
      expect(shape.degree.median).toBeCloseTo((degrees[EACH / 2 - 1] + degrees[EACH / 2]) / 2, 0)
      expect(shape.tiers).toEqual(
        Object.fromEntries(TIERS.map((tier) => [tier, own.filter((one) => one.tier === tier).length])),
      )
      const hardest = own.flatMap(({ hardestTechnique }) => hardestTechnique ?? [])
      expect(shape.hardestTechniques).toEqual(
        Object.fromEntries(
          [...new Set<string>(hardest)].map((name) => [name, hardest.filter((one) => one === name).length]),
        ),
      )
      // The easiest first.
      const names = techniqueNames(findFamily(shape.family))
      const ranks = Object.keys(shape.hardestTechniques).map((name) => names.indexOf(name))
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    }
    // Puzzles without a grade are still named.
    expect(stderr.split('\n').slice(0, 2)).toEqual([
      `standard input:${MANY.length + 1}: sudoku 4x4: no grade: the puzzle has several solutions`,
      expect.stringContaining(`standard input:${MANY.length + 2}:`),
    ])
    expect(status).toBe(1)
  })

  it('is text with short lines', () => {
    const { stdout } = grade(['--report', '--md', '5'], input)
    expect(stdout).toContain(
      `${MANY.length} puzzles graded\nno grade: 1 with several solutions, 1 unreadable, 2 without a solution`,
    )
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
    expect(stdout).toMatch(/^★★★★★ 5 Fiendish +\d+( +█+)?$/m)
    expect(stdout).toMatch(/^ *376 to 600 +\d+/m)
    expect(stdout).toMatch(new RegExp(`^survo 3x4 +${EACH}( +[\\d.]+){5}$`, 'm'))
    expect(stdout).toMatch(/^survo 3x4 +( +\d+){9}$/m)
    expect(stdout).toMatch(/^Stars and tiers +1 ★ .* singles +techniques +chains +nested$/m)
  })

  it('has bars in proportion, and quartiles between puzzles', async () => {
    const tally = makeTally()
    const family = findFamily('sudoku')
    const { puzzle } = parsePuzzle(SUDOKU)
    const [record] = (await gradeHere(['--json'], SUDOKU)).records()
    const degrees = [10, 20, 30, 40, 30.4, 30.5, 700]
    degrees.forEach((degree, index) => {
      tally.add(family, puzzle, {
        ...record.grade,
        degree,
        stars: index < 3 || index === 4 ? 1 : index < 6 ? 2 : 4,
      })
    })
    const report = tally.report()
    expect(report.stars).toEqual([4, 2, 0, 1, 0])
    expect(report.degrees.map(({ puzzles }) => puzzles)).toEqual([1, 3, 2, 0, 0, 0, 1, 0, 0, 0])
    expect(report.shapes[0].degree).toEqual({
      least: 10,
      lowerQuartile: 25,
      median: 30.4,
      upperQuartile: 35.3,
      most: 700,
    })
    const bars = reportText(report)
      .match(/█+/g)
      ?.map((bar) => bar.length) as number[]
    expect(Math.abs(bars[0] - 2 * bars[1])).toBeLessThanOrEqual(1)
    expect(bars[0]).toBeLessThanOrEqual(4 * bars[2])
  })

  it('counts tiers and hardest techniques, the easiest first, and prints none for puzzles with singles only', async () => {
    const family = findFamily('sudoku')
    const { puzzle } = parsePuzzle(SUDOKU)
    const [{ grade: easy }] = (await gradeHere(['--json'], SUDOKU)).records()
    expect([easy.tier, easy.hardestTechnique]).toEqual(['singles', null])
    const tally = makeTally()
    tally.add(family, puzzle, easy)
    expect(tally.report().shapes[0].hardestTechniques).toEqual({})
    expect(reportText(tally.report())).not.toContain('Hardest techniques')
    const harder: [Tier, string][] = [
      ['techniques', 'x-wing'],
      ['nested', 'search'],
      ['techniques', 'naked-pair'],
      ['chains', 'forcing-chain'],
      ['techniques', 'x-wing'],
    ]
    for (const [tier, hardestTechnique] of harder) {
      tally.add(family, puzzle, { ...easy, tier, hardestTechnique })
    }
    const report = tally.report()
    expect(report.shapes[0].tiers).toEqual({ singles: 1, techniques: 3, chains: 1, nested: 1 })
    expect(Object.entries(report.shapes[0].hardestTechniques)).toEqual([
      ['naked-pair', 1],
      ['x-wing', 2],
      ['forcing-chain', 1],
      ['search', 1],
    ])
    expect(reportText(report)).toMatch(
      /Hardest techniques\n *sudoku 9x9: naked-pair 1, x-wing 2, forcing-chain 1, search 1$/,
    )
  })

  it('without puzzles has no bars', async () => {
    expect(await gradeHere(['--report'], NONE)).toMatchObject({
      stdout: '0 puzzles graded\nno grade: 1 without a solution\n',
      status: 1,
    })
    expect((await gradeHere(['--report', '--json'], NONE)).records()).toMatchObject([
      { graded: 0, errors: { none: 1 }, stars: [0, 0, 0, 0, 0], shapes: [] },
    ])
  })
})

describe('records of the generator', () => {
  it.each(FAMILIES.map(({ name }) => name))(
    'of %s match the schema with a grade and without',
    async (name) => {
      const made = (...options: string[]) =>
        generated(name, 3, ['--shape', shapeOf(findFamily(name)), ...options])
      const graded = await made()
      for (const record of graded) {
        expect(validate(record), JSON.stringify(validate.errors)).toBe(true)
        expect(record.grade.stars).toBeGreaterThan(0)
        for (const key of Object.keys(record.grade)) {
          const { [key]: _, ...rest } = record.grade
          expect(validate({ ...record, grade: rest }), key).toBe(['md', 'minutes', 'atLeast'].includes(key))
        }
        expect(validate({ ...record, grade: { ...record.grade, more: 1 } })).toBe(false)
        expect(validate({ ...record, grade: { ...record.grade, stars: 6 } })).toBe(false)
      }
      for (const record of await made('--no-grade')) {
        expect(record).not.toHaveProperty('grade')
        expect(validate(record), JSON.stringify(validate.errors)).toBe(true)
      }
    },
  )
})
