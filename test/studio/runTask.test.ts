// The engine of the studio: every task, for every family.

import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../../src/families/registry.ts'
import { readPuzzles } from '../../src/formats/readPuzzles.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { makeRunTask } from '../../src/studio/engine/runTask.ts'
import type { MadePuzzle, ShownPuzzle, Study, Tasks } from '../../src/studio/engine/tasks.ts'
import english from '../../src/words/en.json' with { type: 'json' }
import { LANGUAGES } from '../../src/words/languages.ts'

const run = makeRunTask((name) => {
  const family = FAMILIES.find((one) => one.name === name)
  return family && Promise.resolve(family)
})
const language = 'en'
const nothing = () => {}

/** The fields of an order for which the form has more than words. */
const SHOWN_ALONE = ['stars', 'tier', 'symmetry']

/** Small shapes, on which all tasks are quick. */
const SHAPES: Readonly<Record<string, string>> = {
  sudoku: '6x6',
  kenken: '4x4',
  survo: '3x3',
  hidoku: '4x4',
  magic: '3x3',
  latinsquare: '4x4',
}

async function made(family: string, seed = '1'): Promise<MadePuzzle> {
  const shape = SHAPES[family] ?? FAMILIES.find(({ name }) => name === family)?.making.shape ?? ''
  const drawn = await run('draw', { family, shape, order: '', seed, language }, nothing)
  if (!('puzzle' in drawn)) throw new Error('not made')
  return drawn.puzzle
}

const statusOf = ({ id }: Pick<ShownPuzzle, 'id'>) => {
  const [read] = readPuzzles(id ?? '')
  return 'error' in read ? read.error.message : makeSolver()(read.family, read.puzzle).status
}

describe.each(FAMILIES.map(({ name }) => name))('%s', (family) => {
  it('has a form for its orders, which tells what is impossible', async () => {
    const shape = SHAPES[family]
    const form = await run('form', { family, shape, order: '' }, nothing)
    expect(form.fields.map(({ name }) => name)).toContain('clues')
    // The page has words for each of them.
    for (const { name } of form.fields.filter((field) => !SHOWN_ALONE.includes(field.name))) {
      expect(english.studio.fields).toHaveProperty(name)
      expect(english.studio.hints).toHaveProperty(name)
    }
    expect(form.impossible).toBeUndefined()
    expect((await run('form', { family, shape, order: 'clues=999' }, nothing)).impossible).toEqual({
      code: 'impossible',
      message: expect.stringMatching(/clues|cells/),
    })
    expect((await run('form', { family, shape, order: 'nonsense' }, nothing)).impossible).toEqual({
      code: 'value',
      message: expect.stringContaining('nonsense'),
    })
  })

  it('makes puzzles that are drawn, counted, graded and explained', async () => {
    const puzzle = await made(family)
    expect(statusOf(puzzle)).toBe('unique')
    expect(puzzle.board.elements.length).toBeGreaterThan(3)
    const told: Study[] = []
    const study = await run('study', { ...puzzle, language }, (one) => told.push(one))
    expect(study).toMatchObject({ solutions: 1, differ: [] })
    expect(study.grade).toEqual(puzzle.grade)
    // The count comes before the grade, and the grade before the clues that are not needed.
    expect(told.map((one) => [one.grade !== undefined, one.redundant !== undefined])).toEqual([
      [false, false],
      [true, false],
    ])
    const path = await run('explain', { ...puzzle, language: 'de' }, nothing)
    if (!('steps' in path)) throw new Error(path.ungraded)
    const [solution] = study.found
    const placed = path.steps.flatMap((step) => step.placed ?? [])
    expect(placed.length).toBeGreaterThan(2)
    for (const { cell, value } of placed) expect(value).toBe(solution[cell])
    for (const { text } of path.steps) expect(text).not.toMatch(/[{}]|undefined/)
  })

  it('finds two solutions and where they differ when clues are taken away', async () => {
    let puzzle: ShownPuzzle = await made(family)
    for (let removed = 0; removed < 30; removed++) {
      const [erase] = puzzle.draft.clues
      if (!erase) break
      puzzle = await run('edit', { ...puzzle, erase, language }, nothing)
      const study = await run('study', { ...puzzle, language }, nothing).catch(() => undefined)
      if (study?.solutions !== 2) continue
      const [one, other] = study.found
      expect(study.differ.length).toBeGreaterThan(0)
      expect(study.differ.every((cell) => one[cell] !== other[cell])).toBe(true)
      expect(study.grade).toBeUndefined()
      return
    }
    throw new Error('no edit gave several solutions')
  })

  it('puts clues back one by one', async () => {
    const puzzle = await made(family)
    let board = await run('shape', { family, shape: puzzle.draft.shape, language }, nothing)
    expect(board.draft.clues).toEqual([])
    for (const put of puzzle.draft.clues) board = await run('edit', { ...board, put, language }, nothing)
    expect(board.id).toBe(puzzle.id)
  })

  it('is finished from an empty board or one clue, reduced, and made of another difficulty', async () => {
    const empty = await made(family)
    const [first] = empty.draft.clues
    const begun = await run('edit', { ...empty, erase: first, language }, nothing)
    const filled = await run('fill', { ...begun, seed: '1', language }, nothing)
    if (!('board' in filled)) throw new Error('no solution')
    expect(statusOf(filled)).toBe('unique')
    const fewest = await run('reduce', { ...filled, order: 'minimal', seed: '1', language }, nothing)
    if (!('board' in fewest)) throw new Error('not reduced')
    expect(statusOf(fewest)).toBe('unique')
    expect((await run('study', { ...fewest, language }, nothing)).redundant).toEqual([])
    // The solution stays.
    const solutions = [filled, fewest].map(({ id }) => {
      const [read] = readPuzzles(id ?? '')
      return 'error' in read ? undefined : makeSolver()(read.family, read.puzzle).solutions[0]
    })
    expect(solutions[1]).toEqual(solutions[0])
  })

  it('is read from its text, drawn for print, and written as a record', async () => {
    const puzzle = await made(family)
    const {
      entries: [read, wrong],
    } = await run('read', { text: `${puzzle.id}\n\nrubbish?`, language }, nothing)
    expect(read).toMatchObject({ id: puzzle.id, draft: puzzle.draft })
    expect(wrong).toHaveProperty('error.line', 3)
    const { svg } = await run('picture', { ...puzzle, language, hasSolution: true, cell: 30 }, nothing)
    expect(svg).toMatch(/^<svg /)
    const order = { family, shape: puzzle.draft.shape, order: '' }
    const { text } = await run(
      'records',
      { puzzles: [{ ...puzzle, made: { order, seed: '1' } }, puzzle] },
      nothing,
    )
    const records = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(records.map(({ id }) => id)).toEqual([puzzle.id, puzzle.id])
    expect(records[0].made).toBe(`${family}:${puzzle.draft.shape}#1@${records[0].generator}`)
    expect(records[1]).not.toHaveProperty('made')
  })
})

it.each(LANGUAGES)('names rules and tools that may come together differently: %s', async (language) => {
  const shape = '9x9+kropki+strict-kropki+xv+strict-xv'
  const { rules, tools } = await run('tools', { family: 'sudoku', shape, language }, nothing)
  for (const labels of [rules, tools].map((list) => list.map(({ label }) => label))) {
    expect(new Set(labels).size, labels.join()).toBe(labels.length)
  }
})

it('says what is wrong with what it is given', async () => {
  await expect(run('form', { family: 'chess', shape: '8x8', order: '' }, nothing)).rejects.toThrow('chess')
  await expect(run('tools', { family: 'sudoku', shape: '10', language }, nothing)).rejects.toThrow('10')
})

it('reads the first puzzles of a long text, and counts the others', async () => {
  const { entries, left } = await run(
    'read',
    { text: '1...............\n'.repeat(130_000), language },
    nothing,
  )
  expect(entries.length).toBe(500)
  expect(left).toBe(129_500)
})

it('takes erased cells away from a cage, and the cage with its last cell', async () => {
  let board = await run('shape', { family: 'sudoku', shape: '6x6+killer', language }, nothing)
  const edit = async (parts: Pick<Tasks['edit']['ask'], 'put' | 'erase'>) => {
    board = await run('edit', { ...board, ...parts, language }, nothing)
    return board.draft.clues.map(({ tool, cells, text }) => `${tool} ${cells} ${text}`)
  }
  await edit({ put: { tool: 'killer', cells: [0, 1, 2], text: '9' } })
  await edit({ put: { tool: 'given', cells: [2], text: '4' } })
  // The given lies above the cage.
  expect(await edit({ erase: { tool: 'given', cells: [2] } })).toEqual(['killer 0,1,2 9'])
  expect(await edit({ erase: { tool: 'killer', cells: [2] } })).toEqual(['killer 0,1 9'])
  expect(await edit({ erase: { tool: 'given', cells: [0] } })).toEqual(['killer 1 9'])
  expect(await edit({ erase: { tool: 'killer', cells: [1] } })).toEqual([])
  await edit({ put: { tool: 'killer', cells: [0, 1, 2], text: '9' } })
  // A rest that falls apart has no sum.
  expect(await edit({ erase: { tool: 'killer', cells: [1] } })).toEqual(['killer 0 ', 'killer 2 '])
})

it('keeps the cages that a hand drew when givens are taken away', async () => {
  let board = await run('shape', { family: 'sudoku', shape: '6x6+killer', language }, nothing)
  const cages = [
    { tool: 'killer', cells: [0, 1, 7], text: '9' },
    { tool: 'killer', cells: [20, 21], text: '7' },
  ]
  for (const put of cages) board = await run('edit', { ...board, put, language }, nothing)
  const filled = await run('fill', { ...board, seed: '1', language }, nothing)
  if (!('board' in filled)) throw new Error('no solution')
  for (const order of ['minimal', 'stars=1']) {
    const reduced = await run('reduce', { ...filled, order, seed: '1', language }, nothing)
    if (!('board' in reduced)) throw new Error(`not made: ${order}`)
    expect(reduced.draft.clues).toEqual(expect.arrayContaining(cages))
    expect(statusOf(reduced)).toBe('unique')
  }
})
