// What axe finds on a page: violations of WCAG 2.2 AA.

import { readFileSync } from 'node:fs'
import type { AxeResults } from 'axe-core'
import { expect } from 'vitest'
import type { Page } from './page.ts'

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The violations on the page in its current state: the rule of each, and the elements with what is wrong. */
export async function axeFaults(page: Page): Promise<[rule: string, elements: string[]][]> {
  if (await page.evaluate('window.axe === undefined')) await page.evaluate(AXE)
  const { violations, passes } = await page.evaluate<AxeResults>(
    `axe.run({ runOnly: { type: 'tag', values: ${JSON.stringify(TAGS)} } })`,
  )
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
  ])
}
