// The bytes of a corpus: pinned, each puzzle from its set and number alone, and keys that twins share.

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { collectChunk } from '../../src/corpus/chunkContent.ts'
import { type CanonicalSet, fromCanonical } from '../../src/corpus/corpusRecipe.ts'
import { makeCorpusDraw } from '../../src/corpus/drawPuzzles.ts'
import { planChunks } from '../../src/corpus/planChunks.ts'
import { chunkKey, KEY_BYTES } from '../../src/corpus/puzzleKeys.ts'
import { parsePuzzle } from '../../src/formats/readPuzzles.ts'
import { isMade, makeMaker } from '../../src/maker/maker.ts'
import { parseMadeName } from '../../src/maker/recipeName.ts'
import { sha256 } from '../../src/runs/sha256.ts'
import { makeSolver } from '../../src/solver/solve.ts'
import { makeChunk } from '../support/corpusFolder.ts'

const set = (family: string, shape: string, order = '', grade = true): CanonicalSet => ({
  ...{ family, shape, order, grade },
  ...{ count: 6, draws: 6, chunk: 3 },
})

const RECIPE = fromCanonical({
  seed: 'golden',
  sets: [
    set('sudoku', '6x6'),
    set('kenken', '4x4', 'stars=1..3'),
    set('survo', '2x3'),
    set('hidoku', '4x4', '', false),
    set('magic', '3x3', 'tier=..techniques'),
    set('latinsquare', '5x5', 'minimal'),
  ],
})

const chunks = planChunks(RECIPE).map((chunk) => makeChunk(makeCorpusDraw(RECIPE, sha256), chunk))
const lines = Buffer.concat(chunks.map((chunk) => chunk.lines))
  .toString()
  .trimEnd()
  .split('\n')
const records = lines.map((line) => JSON.parse(line))

describe('the records', () => {
  it('have the same bytes as ever, unless a version says otherwise', () => {
    const hash = createHash('sha256')
    for (const { lines, keys } of chunks) hash.update(lines).update(keys)
    expect(hash.digest('hex')).toMatchInlineSnapshot(
      `"dba233cd4870d97fb85f8d2bbeefb6671edf44d7b87a77dab81091f2b037dec5"`,
    )
  })

  it('have seeds that name corpus, set and number, and are made again by their made names', () => {
    expect(records.map(({ seed }) => seed)).toEqual(
      [0, 1, 2, 3, 4, 5].flatMap((one) => [0, 1, 2, 3, 4, 5].map((number) => `golden/${one}/${number}`)),
    )
    for (const { made, id } of records) {
      const { family, shape, order, seed } = parseMadeName(made)
      const again = makeMaker(family, shape, order)(seed)
      if (!isMade(again)) throw new Error(made)
      expect(`${family.name}:${shape.text}:${family.notation.formatClues(again.puzzle)}`).toBe(id)
    }
  })

  it('have grades where the set asks for them', () => {
    for (const { grade, family } of records) expect(grade !== undefined, family).toBe(family !== 'hidoku')
  })

  it('are the same in any order of numbers', () => {
    const draw = makeCorpusDraw(RECIPE, sha256)
    const plan = planChunks(RECIPE).toReversed()
    expect(plan.map((chunk) => makeChunk(draw, chunk)).toReversed()).toEqual(chunks)
  })
})

describe('the keys', () => {
  const keys = Buffer.concat(chunks.map((chunk) => chunk.keys))
  const keyAt = (index: number) => keys.subarray(KEY_BYTES * index, KEY_BYTES * (index + 1)).toString('hex')
  const keyOf = (id: string) => {
    const { family, puzzle } = parsePuzzle(id)
    const [solution] = makeSolver()(family, puzzle).solutions
    return chunkKey(family, puzzle, solution, sha256)
  }

  it('are those of the puzzles, in order', () => {
    expect(keys.length).toBe(KEY_BYTES * records.length)
    for (const [index, { id }] of records.entries()) expect(keyAt(index), id).toBe(keyOf(id))
  })

  it('are shared by twins only', () => {
    // Rows 1 and 2 of the first box swapped, and then the numbers 1 and 2.
    const one = keyOf('sudoku:4x4:1.....2..3.....4')
    expect(keyOf('sudoku:4x4:..2.1....3.....4')).toBe(one)
    expect(keyOf('sudoku:4x4:..1.2....3.....4')).toBe(one)
    expect(keyOf('sudoku:4x4:1.....2..3.....1')).not.toBe(one)
  })
})

describe('the collector of a chunk', () => {
  it('keeps lines of any length and any characters', () => {
    const many = Array.from({ length: 9000 }, (_, n) => `line ${n}`)
    const collected = collectChunk()
    for (const lines of [['a', 'é€😀'.repeat(10), 'x'.repeat(200_000), ...many], ['b']]) {
      const keys = lines.map((line) => sha256(line).slice(0, 32))
      lines.forEach((line, index) => {
        collected.add({ line, key: keys[index] })
      })
      expect(collected.puzzles).toBe(lines.length)
      const content = collected.content()
      expect(Buffer.from(content.lines).toString()).toBe(lines.map((line) => `${line}\n`).join(''))
      expect(Buffer.from(content.keys).toString('hex')).toBe(keys.join(''))
      collected.clear()
      expect(collected.puzzles).toBe(0)
    }
  })
})

it('leaves out puzzles that the search gives up', () => {
  const recipe = fromCanonical({ seed: 'rare', sets: [set('survo', '2x2', 'degree=70..', false)] })
  const [chunk] = planChunks(recipe)
  const nothing = { lines: new Uint8Array(0), keys: new Uint8Array(0) }
  expect(makeChunk(makeCorpusDraw(recipe, sha256), chunk)).toEqual(nothing)
})
