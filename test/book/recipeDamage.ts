// A recipe with some of everything, and tests that damage it in as many ways as requested.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { parseRecipe } from '../../src/book/recipe/parseRecipe.ts'
import { mistakesOf } from './planned.ts'

export const GOOD = `# A recipe with a little of everything.
title: Quiet Numbers
subtitle: 2024
author: Ann Example
isbn: 978-3-16-148410-0
language: de
seed: 1e3
profile: screen
trim: 6x9
bleed: true
puzzlesPerPage: 2
solutionsPerPage: 6
arrange: rising
startRight: true
sections:
  - family: sudoku
    count: 10
    stars: 1..4
    symmetry: rotate180
  - { family: kenken, shape: 5x5, count: 3, stars: 2, options: { max-cage: 3, operators: +x } }
  - { family: hidoku, shape: 6x6/rook, count: 2, options: { free-ends: true } }
notIn: [other.jsonl]
words:
  contents: Übersicht
families:
  kenken:
    name: Rechenkäfig
`

/** Damages as many recipes to be parsed, and as many to be planned, which takes longer. */
export function describeDamage(runs: { readonly parsed: number; readonly planned: number }): void {
  describe('a damaged recipe', () => {
    const place = fc.nat(GOOD.length)
    const change = fc.record({
      from: place,
      length: fc.nat(12),
      text: fc.oneof(
        fc.string({ maxLength: 6 }),
        fc.constantFrom('\n', ': ', '- ', '{', ']', '"', '&a ', '*a', '\t', '!!', '---\n', '99999', '~'),
      ),
    })

    it('gives a recipe or a list of mistakes with positions', () => {
      fc.assert(
        fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
          const text = changes.reduce(
            (old, { from, length, text: put }) => old.slice(0, from) + put + old.slice(from + length),
            GOOD,
          )
          const lines = text.split('\n').length
          const parsed = parseRecipe(text)
          if (!('mistakes' in parsed)) return
          expect(parsed.mistakes.length).toBeGreaterThan(0)
          for (const { line, message } of parsed.mistakes) {
            expect(line).toBeGreaterThanOrEqual(1)
            expect(line).toBeLessThanOrEqual(lines)
            expect(message).not.toMatch(/undefined|\[object|NaN/)
          }
        }),
        { numRuns: runs.parsed, seed: 5 },
      )
    })

    it('is planned or refused with another value at any place', () => {
      const values = fc.constantFrom<unknown>(
        ...[null, true, 0, -1, 1e99, '', 'x', '{number}', [], {}, [[]], '1..9', '9x9'],
      )
      const paths = pathsOf(parse(GOOD))
      fc.assert(
        fc.property(fc.constantFrom(...paths), values, (path, value) => {
          const tree = parse(GOOD)
          const owner = path.slice(0, -1).reduce((node, key) => node[key], tree)
          owner[path[path.length - 1]] = value
          expect(() => mistakesOf(stringify(tree))).not.toThrow()
        }),
        { numRuns: runs.planned, seed: 5 },
      )
    })
  })
}

/** The paths of all parts of a tree. */
function pathsOf(tree: unknown, path: readonly string[] = []): (readonly string[])[] {
  const below =
    tree !== null && typeof tree === 'object'
      ? Object.entries(tree).flatMap(([key, value]) => pathsOf(value, [...path, key]))
      : []
  return path.length > 0 ? [path, ...below] : below
}
