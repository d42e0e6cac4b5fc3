// The promises of the techniques of every family, on a few puzzles.

import { describe } from 'vitest'
import { FAMILIES_UNDER_TEST } from '../support/fixtures.ts'
import { tryTechniques } from './techniquesSuite.ts'

describe.each(FAMILIES_UNDER_TEST.map(({ name }) => [name] as const))('%s', (name) => {
  tryTechniques(name, { shapes: 1, puzzles: 3, orders: 1 })
})
