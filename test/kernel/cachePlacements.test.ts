// A model with a memory gives the same answers as the model without one, the first time and later.

import { expect, it } from 'vitest'
import { findFamily, makeMaker, makeRng } from '../../src/index.ts'
import { rememberPlacements } from '../../src/kernel/cachePlacements.ts'
import { below } from '../../src/kernel/rng.ts'
import { SETTLED } from '../../src/kernel/searchModel.ts'
import { makeOne } from '../support/made.ts'

const survo = findFamily('survo')
const shape = survo.notation.parseShape('3x4')
const make = makeMaker(survo, shape)
const puzzles = Array.from({ length: 4 }, (_, index) => makeOne(make, `remember/${index}`).puzzle)

it('answers like the model that it remembers', () => {
  const plain = survo.model.compile(shape, 'basic')
  const model = survo.model.compile(shape, 'basic')
  let propagations = 0
  const remembering = rememberPlacements({
    ...model,
    place(frame, cell, value) {
      propagations++
      return model.place(frame, cell, value)
    },
  })
  const rng = makeRng('remember')
  const frame = new Int32Array(plain.frameWords)
  const other = new Int32Array(remembering.frameWords)
  const pairs = new Int32Array(2 * plain.maxAlternatives)
  const seen = { placements: 0, contradictions: 0 }

  for (const puzzle of puzzles) {
    for (let walk = 0; walk < 60; walk++) {
      // The root clears the memory; from a kept state, the next walk may use it.
      expect(remembering.root(other, puzzle)).toBe(plain.root(frame, puzzle))
      const root = other.slice()
      for (let again = 0; again < 3; again++) {
        plain.root(frame, puzzle)
        other.set(root)
        while (plain.openCells(frame) > 0) {
          const open = Array.from({ length: plain.items }, (_, item) => item).filter(
            (item) => plain.alternatives(frame, item) !== SETTLED,
          )
          const count = plain.list(frame, open[below(rng, Math.min(2, open.length))], pairs)
          const pair = 2 * below(rng, Math.min(2, count))
          const isSound = plain.place(frame, pairs[pair], pairs[pair + 1])
          seen.placements++
          expect(remembering.place(other, pairs[pair], pairs[pair + 1])).toBe(isSound)
          if (!isSound) {
            seen.contradictions++
            expect(remembering.failedGroup()).toBe(plain.failedGroup())
            break
          }
          expect(other.subarray(0, plain.frameWords)).toEqual(frame)
        }
      }
    }
  }
  expect(seen.contradictions).toBeGreaterThan(50)
  expect(propagations).toBeLessThan(seen.placements)
})

it('remembers the consequences of an elimination', () => {
  const model = rememberPlacements(survo.model.compile(shape, 'basic'))
  const [frame, other] = [new Int32Array(model.frameWords), new Int32Array(model.frameWords)]
  const pairs = new Int32Array(2 * model.maxAlternatives)
  model.root(frame, puzzles[0])
  const item = model.smallest(frame, 0, model.items)
  expect(model.list(frame, item, pairs)).toBeGreaterThan(1)
  const [cell, value] = pairs
  other.set(frame)
  model.place(other, cell, value)
  other.set(frame)
  if (model.exclude(other, cell, value)) expect(model.place(other, cell, value)).toBe(false)
})
