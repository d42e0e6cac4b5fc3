// The library without Node: bundled as for a browser, and run in a context with nothing but the language.

import { resolve } from 'node:path'
import { type Context, createContext, runInContext } from 'node:vm'
import { rolldown } from 'rolldown'
import { beforeAll, expect, it } from 'vitest'
import { wordsPlugin } from '../scripts/words.mjs'
import {
  ENCODINGS,
  FAMILIES,
  findEncoding,
  generate,
  makeBranching,
  makeSolver,
  NO_WISHES,
  readPuzzles,
} from '../src/index.ts'
import { fixtureOf } from './support/fixtures.ts'

let context: Context

beforeAll(async () => {
  const bundle = await rolldown({
    input: resolve(import.meta.dirname, '../src/index.ts'),
    platform: 'browser',
    plugins: [wordsPlugin()],
    // seedrandom requests Node's crypto to seed itself, which this project never needs.
    external: ['crypto'],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({
    format: 'iife',
    name: 'puzzlewright',
    globals: { crypto: 'undefined' },
  })
  context = createContext({})
  runInContext(output[0].code, context)
})

it('solves the same in a bare context as in Node, with the same random numbers', () => {
  for (const family of FAMILIES) {
    const program = `
      const [{ family, puzzle }] = puzzlewright.readPuzzles(${JSON.stringify(family.notation.example)}, {
        family: puzzlewright.findFamily('${family.name}'),
      })
      const solver = puzzlewright.makeSolver({ branching: puzzlewright.makeBranching('random', 'random', 'browser') })
      JSON.stringify(solver(family, puzzle))`
    const [entry] = readPuzzles(family.notation.example, { family })
    if ('error' in entry) throw entry.error
    const here = makeSolver({ branching: makeBranching('random', 'random', 'browser') })(family, entry.puzzle)
    expect(
      JSON.parse(
        runInContext(
          `(() => {${program.replace('JSON.stringify(solver', 'return JSON.stringify(solver')}})()`,
          context,
        ),
      ),
    ).toEqual(here)
  }
})

it('makes the same puzzles in a bare context as in Node', () => {
  for (const family of FAMILIES) {
    const { quickShape } = fixtureOf(family.name)
    const program = `
      (() => {
        const family = puzzlewright.findFamily('${family.name}')
        const shape = family.notation.parseShape('${quickShape}')
        const recipe = { family, shape, order: puzzlewright.NO_WISHES }
        return JSON.stringify(Array.from(puzzlewright.generate(recipe, 'browser', { count: 2 })))
      })()`
    const recipe = { family, shape: family.notation.parseShape(quickShape), order: NO_WISHES }
    const here = Array.from(generate(recipe, 'browser', { count: 2 }))
    expect(JSON.parse(runInContext(program, context))).toEqual(here)
  }
})

it('writes the same encodings in a bare context as in Node', () => {
  for (const { name } of ENCODINGS) {
    for (const family of FAMILIES) {
      const program = `
        (() => {
          const family = puzzlewright.findFamily('${family.name}')
          const [{ puzzle }] = puzzlewright.readPuzzles(${JSON.stringify(family.notation.example)}, { family })
          return puzzlewright.findEncoding('${name}').write(family.rules.constraints(puzzle))
        })()`
      const [entry] = readPuzzles(family.notation.example, { family })
      if ('error' in entry) throw entry.error
      const { takes, write } = findEncoding(name)
      const problem = family.rules.constraints(entry.puzzle)
      if (takes?.(problem) === false) continue
      const here = write(problem)
      // toBe would print megabytes on a difference.
      expect(runInContext(program, context) === here).toBe(true)
    }
  }
})
