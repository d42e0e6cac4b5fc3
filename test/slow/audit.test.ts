// Audits of large sets.

import { it } from 'vitest'
import { expectFaultsFound } from '../support/plantedSet.ts'

it('finds all of 1,000 planted faults, and no others', () => expectFaultsFound(1000), 600_000)
