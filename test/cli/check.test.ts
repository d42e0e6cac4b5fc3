// `check`: verdicts on answers, one line for each line.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAMILIES, isMade, makeMaker, parseOrder, puzzleName } from '../../src/index.ts'
import { below, makeRng } from '../../src/kernel/rng.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'

const ID = 'sudoku:4x4:1.....2..3.....4'
const RIGHT = [
  [1, 2, 4, 3],
  [3, 4, 2, 1],
  [4, 3, 1, 2],
  [2, 1, 3, 4],
]

/** The verdicts on these entries, and the exit code. */
async function checked(...entries: readonly unknown[]) {
  const lines = entries.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)))
  const { status, stdout, stderr } = await runWords(['check'], `${lines.join('\n')}\n`)
  expect(stderr).toBe('')
  return {
    status,
    verdicts: stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  }
}

describe('an answer', () => {
  it('is right, in a list or in a text', async () => {
    const text = `Here it is:\n${RIGHT.map((row) => row.join(' ')).join('\n')}`
    const { status, verdicts } = await checked({ id: ID, answer: RIGHT }, { id: ID, answer: text })
    expect({ status, verdicts }).toEqual({
      status: 0,
      verdicts: [
        { id: ID, right: true },
        { id: ID, right: true },
      ],
    })
  })

  it('is wrong: the broken rules, the changed givens, and how many cells are right', async () => {
    const answer = '2 2 4 3\n3 4 2 1\n4 3 1 .\n2 1 3 4'
    expect((await checked({ id: ID, answer })).verdicts).toEqual([
      {
        ...{ id: ID, right: false },
        faults: [
          'row 1 has 2 twice (r1c1, r1c2)',
          'column 1 has 2 twice (r1c1, r4c1)',
          'box 1 has 2 twice (r1c1, r1c2)',
          'r1c1 holds 2, but 1 is given (r1c1)',
          'a cell is empty (r3c4)',
        ],
        changed: ['r1c1'],
        cells: { right: 11, wrong: 0, empty: 1 },
      },
    ])
  })

  it('has no board', async () => {
    const reason = 'the answer has no board with 4 rows of 4 numbers'
    expect((await checked({ id: ID, answer: 'I give up.' })).verdicts).toEqual([
      { id: ID, right: false, reason },
    ])
  })

  it('is right if it is one of several solutions, and else is not compared with them', async () => {
    const id = 'sudoku:4x4:1...............'
    const { verdicts } = await checked({ id, answer: RIGHT }, { id, answer: RIGHT.toReversed() })
    expect(verdicts[0]).toEqual({ id, right: true })
    expect(verdicts[1]).not.toHaveProperty('cells')
    expect(verdicts[1]).toMatchObject({ right: false, changed: ['r1c1'] })
  })

  it('puts no number into a blocked cell', async () => {
    const id = 'hidoku:2x2:1,#/,'
    const { verdicts } = await checked({ id, answer: '1 #\n2 3' }, { id, answer: '1 4\n2 3' })
    expect(verdicts[0]).toMatchObject({ id })
    expect(verdicts[1]).toMatchObject({
      right: false,
      faults: ['4 is on a blocked cell (r1c2)'],
    })
  })
})

describe('a line', () => {
  it.each([
    ['that is not JSON', 'x', 'record', 'expected a JSON object with "id", a puzzle\'s name, and "answer"'],
    ['that is a list', '[]', 'record', 'expected a JSON object'],
    ['without an answer', { id: ID }, 'record', 'expected a JSON object'],
    ['with an unknown family', { id: 'go:9x9:1', answer: '' }, 'unrecognized', 'unknown family "go"'],
    ['with a name that is none', { id: 'x', answer: '' }, 'record', '"x" is not the name of a puzzle'],
    ['with a bad puzzle', { id: 'sudoku:4x4:12', answer: '' }, 'length', ''],
  ])('%s is reported, and the next line is judged', async (_, entry, error, message) => {
    const { status, verdicts } = await checked(entry, '', { id: ID, answer: RIGHT })
    expect(status).toBe(1)
    expect(verdicts).toEqual([
      { error, message: expect.stringContaining(message), source: { file: 'standard input', line: 1 } },
      { id: ID, right: true },
    ])
  })
})

it('reads files in turn', async () => {
  const folder = newFolder()
  const paths = ['one', 'two'].map((name) => join(folder, `${name}.jsonl`))
  writeFileSync(paths[0], `${JSON.stringify({ id: ID, answer: RIGHT })}\nx\n`)
  writeFileSync(paths[1], JSON.stringify({ id: ID, answer: '' }))
  const { status, stdout } = await runWords(['check', ...paths], '')
  const verdicts = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(status).toBe(1)
  expect(verdicts).toMatchObject([{ right: true }, { source: { file: paths[0], line: 2 } }, { right: false }])
})

it('names a file that cannot be read, and judges the answers of the others', async () => {
  const path = join(newFolder(), 'one.jsonl')
  writeFileSync(path, JSON.stringify({ id: ID, answer: RIGHT }))
  const { status, stdout, stderr } = await runWords(['check', 'missing.jsonl', path], '')
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'missing.jsonl: no such file\n' })
  expect(JSON.parse(stdout)).toEqual({ id: ID, right: true })
})

/** Small shapes of families whose boards are not squares of five. */
const SMALL: Readonly<Record<string, string>> = { sudoku: '6x6', survo: '3x3', magic: '4x4' }

describe.each(FAMILIES.map((family) => [family.title, family] as const))('answers to %s', (_, family) => {
  it('are right if they are the solution, and wrong with any other number', async () => {
    const shape = family.notation.parseShape(SMALL[family.name] ?? '5x5')
    const make = makeMaker(family, shape, parseOrder(family, ''))
    const rng = makeRng('answers')
    const entries: object[] = []
    for (let count = 0; count < 8; count++) {
      const made = make(`answers/${count}`)
      if (!isMade(made)) continue
      const id = puzzleName(family, made.puzzle)
      entries.push({ id, answer: made.solution })
      const open = made.puzzle.givens.flatMap((given, cell) => (given === 0 ? cell : []))
      const most = Math.max(...made.solution)
      for (let wrong = 0; wrong < 20; wrong++) {
        const answer = [...made.solution]
        const cell = open[below(rng, open.length)]
        answer[cell] = 1 + ((answer[cell] + below(rng, most - 1)) % most)
        entries.push({ id, answer })
      }
    }
    const { verdicts } = await checked(...entries)
    expect(verdicts.map(({ right }) => right)).toEqual(entries.map((_, index) => index % 21 === 0))
  })
})
