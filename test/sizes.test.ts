// A page loads what it uses and little else: bundled for a browser, minified and packed.

import { expect, it } from 'vitest'
import { PAGES, sizeOf } from '../scripts/perf/sizes.mjs'

it.each(PAGES)('$name: $must kB at most', async ({ imports, must }) => {
  expect(await sizeOf(imports, { fromSources: true })).toBeLessThanOrEqual(1000 * must)
})

it('sees what an import brings', async () => {
  const small = await sizeOf(["export { BLOCKED } from 'puzzlewright'"], { fromSources: true })
  const large = await sizeOf(["export { makeSolver, FAMILIES } from 'puzzlewright'"], { fromSources: true })
  expect(large).toBeGreaterThan(small + 1000)
})

it('counts nothing that is left to be imported', async () => {
  await expect(
    sizeOf(["export { nothing } from 'puzzlewright/nowhere'"], { fromSources: true }),
  ).rejects.toThrow('nowhere')
})
