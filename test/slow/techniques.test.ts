// The common tests of techniques, for every family, on many puzzles.

import { describe } from 'vitest'
import { tryTechniques } from '../contract/techniquesSuite.ts'
import { FAMILIES_UNDER_TEST } from '../support/fixtures.ts'

describe.each(FAMILIES_UNDER_TEST.map(({ name }) => [name] as const))('%s', (name) => {
  tryTechniques(name, { shapes: 4, puzzles: 6, orders: 3 })
})
