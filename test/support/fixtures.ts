// The fixture of each family, found by the family's name, and the families of the contract tests: those of
// the registry, and a toy family that no file of src/ knows.

import type { Family } from '../../src/families/family.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { fixture as toyFixture } from '../toy/fixture.ts'
import { toySquare } from '../toy/toySquare/index.ts'
import type { Fixture } from './fixture.ts'
import { fixtureFile } from './fixtureFiles.ts'

async function load({ name }: Family): Promise<readonly [string, Fixture]> {
  const { fixture } = (await import(fixtureFile(name))) as { readonly fixture: Fixture }
  return [name, fixture]
}

const FIXTURES = new Map([
  ...(await Promise.all(FAMILIES.map(load))),
  [toySquare.name, toyFixture as Fixture] as const,
])

/** The fixture of a family under test. */
export function fixtureOf(name: string): Fixture {
  const found = FIXTURES.get(name)
  if (found) return found
  throw new Error(`no family under test is called ${name}`)
}

/** The families of the contract tests. */
export const FAMILIES_UNDER_TEST: readonly Family[] = [...FAMILIES, toySquare as Family]

/** The family under test with a name. */
export function familyUnderTest(name: string): Family {
  const found = FAMILIES_UNDER_TEST.find((family) => family.name === name)
  if (found) return found
  throw new Error(`no family under test is called ${name}`)
}

/** The options for reading a text of a family: its family, if it is not in the registry; otherwise empty. */
export function readOptionsFor(family: Family): { readonly family?: Family } {
  return FAMILIES.includes(family) ? {} : { family }
}
