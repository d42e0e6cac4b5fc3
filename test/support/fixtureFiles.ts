// Finds the files of the families' fixtures; throws one error if a family has none.

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { FAMILIES } from '../../src/families/registry.ts'

/** The file of a family's fixture. */
export function fixtureFile(name: string): string {
  return resolve(import.meta.dirname, `../families/${name}/fixture.ts`)
}

/** Throws if a family has no fixture, before hundreds of tests fail for that reason. */
export function checkFixtures(): void {
  const missing = FAMILIES.filter(({ name }) => !existsSync(fixtureFile(name)))
  if (missing.length === 0) return
  const files = missing.map(({ name }) => `test/families/${name}/fixture.ts`).join(' and ')
  throw new Error(`the tests need ${files}: docs/adding-a-family.md describes a fixture`)
}
