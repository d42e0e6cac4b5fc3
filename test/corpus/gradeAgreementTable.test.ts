import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COMPARED_FAMILIES, comparisonTable } from '../../src/corpus/gradeAgreementTable.ts'

it('the documentation has the comparisons of data cards, and no others', () => {
  const page = readFileSync(new URL('../../docs/grading.md', import.meta.url), 'utf8')
  const [, part] = page.split('\n## How far grades can be trusted\n')
  const rows = part.split('\n').filter((line) => line.startsWith('|'))
  expect(rows.join('\n')).toBe(comparisonTable(COMPARED_FAMILIES))
})
