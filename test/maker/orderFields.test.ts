// The table of an order's fields, and what derives from it.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FAMILIES } from '../../src/families/registry.ts'
import { formatOrder, NO_WISHES, ORDER_FIELDS, parseOrder } from '../../src/maker/orderFields.ts'

/** A value of each field, as people write it. */
const EXAMPLES: Readonly<Record<string, string>> = {
  clues: '22..26',
  symmetry: 'rotate180',
  stars: '2..4',
  degree: '151..600',
  tier: '..techniques',
  techniques: 'naked-pair+x-wing',
  md: '25',
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

describe.each(ORDER_FIELDS)('the field $name', ({ key, name, argument, alias, inFiles, what }) => {
  const word = argument ? `${name}=${EXAMPLES[name]}` : name

  it('is read from the text of an order, and written back', () => {
    const family = FAMILIES.find(({ grading, making }) =>
      key === 'trials' ? grading.trial : key !== 'symmetry' || making.symmetric,
    )
    if (!family) throw new Error('expected a family that has the field')
    const order = parseOrder(family, word)
    expect(order[key]).not.toEqual(NO_WISHES[key])
    expect(formatOrder(family, order)).toBe(word)
  })

  it('is a row of the table in docs/making.md', () => {
    expect(read('docs/making.md')).toContain(`| \`--${name}\` | ${what}`)
    if (alias) expect(read('docs/making.md')).toContain(`\`--${alias}\``)
  })

  it.runIf(inFiles)('is a key of recipes and plans', () => {
    expect(read('schemas/corpus-recipe.schema.json')).toContain(`"${name}": {`)
  })
})
