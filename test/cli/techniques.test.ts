// `--techniques` of generate, grade and explain.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GENERATOR_VERSION } from '../../src/index.ts'
import { newFolder } from '../support/folder.ts'
import { runWords } from '../support/program.ts'

const ID = 'sudoku:9x9:5......7..98.1....7..6..8.99.536.2......4......4.857.63.6..2..1....7.38..5......7'

const explained = async (args: string[], record: object = { id: ID }) => {
  const { stdout } = await runWords(['explain', '--json', ...args], `${JSON.stringify(record)}\n`)
  return JSON.parse(stdout)
}

describe('explain', () => {
  it('uses the techniques that are asked for', async () => {
    expect(Object.keys((await explained([])).techniques)).toContain('unique-rectangle-1')
    const plain = await explained(['--techniques', 'no-uniqueness'])
    expect(Object.keys(plain.techniques)).not.toContain('unique-rectangle-1')
    expect(plain.grade.techniquesAllowed).toBe('no-uniqueness')
    const few = await explained(['--techniques', 'pointing,xy-wing'])
    expect(few.hardestTechnique).toBe('forcing-chain')
  })

  it('uses those of the made name of a record without a grade, also from a board', async () => {
    const made = `sudoku:9x9:techniques=no-uniqueness#a/0@${GENERATOR_VERSION}`
    const record = { id: ID, made }
    expect((await explained([], record)).grade.techniquesAllowed).toBe('no-uniqueness')
    expect((await explained(['--techniques', 'all'], record)).grade).not.toHaveProperty('techniquesAllowed')
    const board = join(newFolder(), 'board.txt')
    writeFileSync(board, ID.split(':')[2].replaceAll(/.{9}/g, '$&\n'))
    const kinds = (from: { steps: { kind: string }[] }) => from.steps.map(({ kind }) => kind)
    expect(kinds(await explained(['--from', board]))).toContain('unique-rectangle-1')
    expect(kinds(await explained(['--from', board], record))).not.toContain('unique-rectangle-1')
    const foreign = { id: ID, made: made.replace('9x9', '6x6') }
    expect((await explained([], foreign)).grade).not.toHaveProperty('techniquesAllowed')
  })

  it('uses those that the grade of a record allows, if none are asked for', async () => {
    const grade = { degree: 2403.3, stars: 5, version: 3, techniquesAllowed: 'no-uniqueness' }
    const record = { id: ID, grade }
    expect((await explained([], record)).grade.techniquesAllowed).toBe('no-uniqueness')
    expect((await explained(['--techniques', 'all'], record)).grade).not.toHaveProperty('techniquesAllowed')
  })
})

describe('generate', () => {
  it('makes the puzzle of a made name again, with its techniques', async () => {
    const made = async (...args: string[]) => {
      const { stdout, stderr } = await runWords(['generate', ...args, '--json'])
      return { record: stdout === '' ? undefined : JSON.parse(stdout), stderr }
    }
    const order = ['--shape', '6x6', '--techniques', 'x-wing,naked-pair']
    const { record } = await made('sudoku', ...order, '--seed', 'techniques')
    expect(record.made).toMatch(/^sudoku:6x6:techniques=naked-pair\+x-wing#/)
    expect(record.grade.techniquesAllowed).toBe('naked-pair+x-wing')
    expect((await made(record.made)).record).toEqual(record)
    const { record: usual } = await made(
      'sudoku',
      '--shape',
      '6x6',
      '--techniques',
      'all',
      '--seed',
      'techniques',
    )
    expect(usual.made).toMatch(/^sudoku:6x6#/)
    expect(usual.grade).not.toHaveProperty('techniquesAllowed')
  })
})

it('are listed by families with the names to type, and with phrases that say more', async () => {
  const { stdout } = await runWords(['families', 'survo'])
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    'upper-bound, lower-bound, pair-combinations (combinations of two),',
  )
})

it.each([
  [
    ['generate', 'sudoku', '--techniques', 'naked-pear'],
    'is not a technique of a Sudoku; did you mean "naked-pair"?',
  ],
  [['generate', 'kenken', '--techniques', 'unique-rectangle-1'], 'is not a technique of a KenKen; '],
  [
    ['generate', 'survo', '--techniques', 'pointing'],
    'is not a technique of a Survo; use all, no-uniqueness, or names such as weighted-innies,line-triple',
  ],
  [
    ['generate', 'sudoku', '--techniques', 'forcing-chain'],
    'leave out "forcing-chain": singles, forcing chains and searches are always allowed',
  ],
  [['grade', '--techniques', 'x-wing,search'], 'leave out "search": singles, forcing chains'],
  [['grade', '--techniques', 'x-wings'], 'is not a technique; did you mean "x-wing"?'],
  [['explain', '--techniques', 'no-uniquenes'], 'is not a technique; did you mean "no-uniqueness"?'],
  [['grade', '--techniques', 'all,x-wing'], '"all" cannot be used with names of techniques; write it alone'],
])('%j is refused', async (args, message) => {
  const { stderr, status } = await runWords(args, `${ID}\n`)
  expect(stderr).toContain(message)
  expect(status).toBe(2)
})
