// The size of the code that a page loads: bundled for a browser, minified and compressed.

import { expect, it } from 'vitest'
import { PAGES, sizeOf } from '../scripts/perf/sizes.mjs'

it.each(PAGES)(
  '$name: $must kB at most, from the package and from the sources',
  async ({ imports, isLate, must }) => {
    expect(await sizeOf(imports, { isLate })).toBeLessThanOrEqual(1000 * must)
    expect(await sizeOf(imports, { isLate, fromSources: true })).toBeLessThanOrEqual(1000 * must)
  },
)

it('measures what an import adds', async () => {
  const small = await sizeOf(["export { BLOCKED } from 'puzzlewright'"], { fromSources: true })
  const large = await sizeOf(["export { makeSolver, FAMILIES } from 'puzzlewright'"], { fromSources: true })
  expect(large).toBeGreaterThan(small + 1000)
})

it('rejects an import that cannot be bundled', async () => {
  await expect(
    sizeOf(["export { nothing } from 'puzzlewright/nowhere'"], { fromSources: true }),
  ).rejects.toThrow('nowhere')
})
