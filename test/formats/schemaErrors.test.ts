// The errors of values against our schemas are those that Ajv finds.

import { Ajv, type ErrorObject } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RECIPE_SCHEMA } from '../../src/book/recipe/recipeSchema.ts'
import { PLAN_SCHEMA } from '../../src/feed/plan/planSchema.ts'
import type { Schema } from '../../src/formats/yaml/jsonSchema.ts'
import { schemaErrors } from '../../src/formats/yaml/schemaErrors.ts'

/** Values for a schema: right ones, and wrong ones of all kinds. */
function valuesFor(schema: Schema): fc.Arbitrary<unknown> {
  const wrong = fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', 0, -1, 1e9, 1.5, null, [], {}, true, 'x'.repeat(700)) },
  )
  const right = fc.oneof(...rightFor(schema))
  return fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrong })
}

function rightFor(schema: Schema): fc.Arbitrary<unknown>[] {
  const { minimum = 0, maximum = 9, items, properties, additionalProperties } = schema
  if (schema.enum) return [fc.constantFrom(...schema.enum)]
  return [schema.type ?? []].flat().map((type): fc.Arbitrary<unknown> => {
    if (type === 'integer') return fc.integer({ min: minimum, max: maximum })
    if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true })
    if (type === 'boolean') return fc.boolean()
    if (type === 'array') return fc.array(items ? valuesFor(items) : fc.string(), { maxLength: 3 })
    if (type !== 'object') return fc.oneof(fc.constantFrom(...(schema.examples ?? ['a'])), fc.string())
    const known = Object.entries(properties ?? {}).map(([key, one]) => [key, valuesFor(one)] as const)
    const other = typeof additionalProperties === 'object' ? valuesFor(additionalProperties) : fc.string()
    return fc
      .tuple(
        fc.record(Object.fromEntries(known), { requiredKeys: [] }),
        fc.dictionary(fc.constantFrom('title', 'other', 'famly'), other, { maxKeys: 1 }),
      )
      .map(([own, others]) => ({ ...others, ...own }))
  })
}

const told = ({ keyword, instancePath, params }: ErrorObject) =>
  [keyword, instancePath, params.missingProperty ?? params.additionalProperty ?? ''].join(' ')

describe.each([
  ['recipes', RECIPE_SCHEMA],
  ['plans', PLAN_SCHEMA],
])('the errors of %s', (_, schema) => {
  it('are those of Ajv', () => {
    const validate = new Ajv({ allErrors: true, strict: false, validateSchema: false }).compile(schema)
    let wrong = 0
    fc.assert(
      fc.property(valuesFor(schema), (value) => {
        const isRight = validate(value)
        const ours = schemaErrors(schema, value)
        expect(ours.length === 0).toBe(isRight)
        if (isRight) return
        wrong++
        const own = ours.map(({ keyword, path, key = '' }) =>
          [
            keyword,
            path.map((name) => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
            key,
          ].join(' '),
        )
        const theirs = (validate.errors ?? [])
          .filter(({ schemaPath }) => !schemaPath.includes('/oneOf/'))
          .map(told)
        expect(own.sort()).toEqual(theirs.sort())
      }),
      { numRuns: 300, seed: 1 },
    )
    expect(wrong).toBeGreaterThan(100)
  })
})
