import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  FAMILIES,
  findFamily,
  GRADE_VERSION,
  type Grade,
  generate,
  NO_WISHES,
  type Order,
  type PuzzleRecord,
  parsePuzzle,
} from '../../src/index.ts'
import type { CountedRecipe } from '../../src/maker/puzzleRecipe.ts'
import { makeSeen, makeUnwanted, type UnwantedPuzzles } from '../../src/maker/seenPuzzles.ts'
import { type KeptOrders, keepPuzzles } from '../../src/runs/makePuzzlesInPartFile.ts'
import { planPuzzles } from '../../src/runs/planPuzzles.ts'
import { run } from '../../src/runs/resumableRun.ts'
import { newFolder } from '../support/folder.ts'
import { drawInProcess } from '../support/inProcess.ts'

const { signal } = new AbortController()

function ordered(name: string, shape: string, count: number, order: Partial<Order> = {}): CountedRecipe {
  const family = findFamily(name)
  return {
    recipe: { family, shape: family.notation.parseShape(shape), order: { ...NO_WISHES, ...order } },
    count,
  }
}

function planned(order: CountedRecipe, isGraded: boolean, crashes: readonly number[] = []) {
  return planPuzzles({ orders: [order], seed: 's', isGraded, executor: drawInProcess(crashes) })
}

describe('puzzles for a file of records', () => {
  const order = ordered('survo', '2x3', 12)

  /** A file with the first few puzzles. */
  async function gradedFile(): Promise<string> {
    const file = join(newFolder(), 'survos')
    await run(planned({ ...order, count: 3 }, true), file, signal)
    return file
  }

  it('are those of the library', async () => {
    const file = join(newFolder(), 'survos')
    await run(planned(order, true), file, signal)
    const records = Array.from(generate(order.recipe, 's', { count: 12 }))
    expect(readFileSync(file, 'utf8')).toBe(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  })

  it.each([true, false])(
    'do not resume from records with grades if these have none, or the other way round (%s)',
    async (isGraded) => {
      for (const { name } of FAMILIES) {
        const file = join(newFolder(), 'records')
        const order = ordered(name, findFamily(name).making.shape, 1)
        await run(planned(order, isGraded), file, signal)
        const before = readFileSync(file, 'utf8')
        await expect(run(planned({ ...order, count: 2 }, !isGraded), file, signal)).rejects.toMatchObject({
          code: 'conflict',
          line: 1,
          message: expect.stringMatching(/^these records were made with(out)? grades/),
        })
        expect(readFileSync(file, 'utf8')).toBe(before)
      }
    },
  )

  it('do not resume from grades of another version', async () => {
    const text = readFileSync(await gradedFile(), 'utf8')
    const olds: ((grade: Grade) => object)[] = [
      ({ version: _, ...grade }) => grade,
      (grade) => ({ ...grade, version: 1 }),
      (grade) => ({ ...grade, version: GRADE_VERSION + 1 }),
    ]
    for (const [index, old] of olds.entries()) {
      const file = await gradedFile()
      const records = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as PuzzleRecord)
      // The last one alone is sufficient.
      const last = records.length - 1
      const changed = records.map((record, at) =>
        at < last ? record : { ...record, grade: old(record.grade as Grade) },
      )
      writeFileSync(file, changed.map((record) => `${JSON.stringify(record)}\n`).join(''))
      const before = readFileSync(file, 'utf8')
      await expect(run(planned(order, true), file, signal)).rejects.toMatchObject({
        code: 'conflict',
        line: last + 1,
        message: `these records have grades of version ${[1, 1, GRADE_VERSION + 1][index]}, but this run makes version ${GRADE_VERSION}; write to another file`,
      })
      expect(readFileSync(file, 'utf8')).toBe(before)
      // Without grades, the other conflict is reported.
      await expect(run(planned(order, false), file, signal)).rejects.toMatchObject({
        message: expect.stringMatching(/^these records were made with grades/),
      })
    }
  })

  it('do not resume from a file with a duplicate', async () => {
    const file = join(newFolder(), 'survos')
    await run(planned(order, true), file, signal)
    const [first] = readFileSync(file, 'utf8').split('\n')
    const again = first.replaceAll('s/0', 's/1')
    writeFileSync(file, `${first}\n${again}\n`)
    await expect(run(planned(order, true), file, signal)).rejects.toThrow('is not from this run')
  })
})

const SOME_SUDOKU = 'sudoku:4x4:..34....2......1'

function unwantedOf(text: string): UnwantedPuzzles {
  const unwanted = makeUnwanted()
  const { family, puzzle } = parsePuzzle(text)
  unwanted.add(family, puzzle)
  return unwanted
}

describe('puzzles in the .part file of a book', () => {
  const orders = [
    ordered('sudoku', '4x4', 3, { stars: { least: 1, most: 1 } }),
    ordered('survo', '2x3', 2),
    ordered('sudoku', '6x6', 2, { stars: { least: 2, most: 2 } }),
  ]

  function keep(part: string, changes: Partial<KeptOrders> = {}) {
    const executor = drawInProcess()
    return keepPuzzles({
      orders,
      seed: 's',
      seen: makeSeen(),
      part,
      executor,
      signal,
      onEvent: () => {},
      ...changes,
    })
  }

  it('are numbered separately in each family, and are the same after any interruption', async () => {
    const part = join(newFolder(), 'part')
    const { lines } = await keep(part)
    expect(lines.map((line) => JSON.parse(line).seed.split('/').slice(0, 2).join('/'))).toEqual([
      ...['s/0', 's/1', 's/2'],
      ...['s/0', 's/1'],
      ...['s/3', 's/4'],
    ])
    const text = readFileSync(part, 'utf8')
    const all = text.split('\n')
    for (const cut of [0, 10, all[0].length + 1, all[0].length + 50, text.length - 400, text.length]) {
      writeFileSync(part, text.slice(0, cut))
      expect((await keep(part)).lines, `cut off at ${cut}`).toEqual(lines)
      expect(readFileSync(part, 'utf8')).toBe(text)
    }
  })

  it.each([
    ['with puzzles to avoid', () => ({ seen: makeSeen('looks', unwantedOf(SOME_SUDOKU)) })],
    ['with another sameness', () => ({ seen: makeSeen('essential') })],
    ['with another seed', () => ({ seed: 't' })],
    ['with more puzzles', () => ({ orders: [...orders, ordered('survo', '2x3', 1)] })],
  ])('are replaced by a run %s, also if their first line is incomplete', async (_, changed) => {
    const [part, fresh] = ['part', 'fresh'].map((name) => join(newFolder(), name))
    await keep(part)
    const before = readFileSync(part, 'utf8')
    const { lines } = await keep(fresh, changed())
    for (const left of [before, before.slice(0, before.indexOf('\n') - 1)]) {
      writeFileSync(part, left)
      expect((await keep(part, changed())).lines).toEqual(lines)
      expect(readFileSync(part, 'utf8')).toBe(readFileSync(fresh, 'utf8'))
    }
  })

  it.each(['my notes\n', 'my notes', '{"orders":7}\n', '\n'])(
    'never replace another file: %j',
    async (text) => {
      const part = join(newFolder(), 'part')
      writeFileSync(part, text)
      await expect(keep(part)).rejects.toThrow(
        `${part}:1: this file is not from an interrupted run; remove it, or choose another output`,
      )
      expect(readFileSync(part, 'utf8')).toBe(text)
    },
  )

  it('are complete: a missing or foreign puzzle is refused', async () => {
    const part = join(newFolder(), 'part')
    await keep(part)
    const all = readFileSync(part, 'utf8').split('\n')
    for (const lines of [
      all.toSpliced(2, 1),
      [...all.slice(0, 2), all[1], ''],
      [...all.slice(0, -1), all[2], ''],
    ]) {
      writeFileSync(part, lines.join('\n'))
      await expect(keep(part)).rejects.toThrow('is not from this run')
    }
    writeFileSync(part, '')
    await expect(keep(part, { executor: drawInProcess([1]) })).rejects.toThrow('#s/1@3: it crashed')
  })

  it('are no more than the head states', async () => {
    const [short, long] = ['short', 'long'].map((name) => join(newFolder(), name))
    await keep(short, { orders: [ordered('survo', '2x3', 2)] })
    await keep(long, { orders: [ordered('survo', '2x3', 3)] })
    const [head] = readFileSync(short, 'utf8').split('\n')
    writeFileSync(short, [head, ...readFileSync(long, 'utf8').split('\n').slice(1)].join('\n'))
    await expect(keep(short, { orders: [ordered('survo', '2x3', 2)] })).rejects.toThrow(`${short}:4: `)
  })

  it('include none of the puzzles to avoid', async () => {
    const folder = newFolder()
    const { lines } = await keep(join(folder, 'one'))
    const [first] = lines
    const other = await keep(join(folder, 'other'), { seen: makeSeen('looks', unwantedOf(first)) })
    expect(JSON.parse(other.lines[0]).seed).toMatch(/^s\/0\/\d+$/)
    expect(other.lines).not.toContain(first)
  })

  it('state which of them cannot be made', async () => {
    const { unmet, lines } = await keep(join(newFolder(), 'part'), { orders: [ordered('survo', '2x2', 40)] })
    expect(unmet).toMatch(/^survo:2x2#s\/\d+@3: hardly any more such puzzles exist/)
    expect(lines.length).toBeGreaterThan(0)
  })
})
