// Finds where a value breaks a schema: all places, each with the keyword that is broken. This is the part of JSON Schema (draft 7)
// that our schemas use; the results are those of Ajv (https://ajv.js.org), which the tests compare.

import type { Schema } from './jsonSchema.ts'

/** A place where a value breaks a schema. */
export interface SchemaError {
  /** The keyword that is broken. */
  readonly keyword: string
  /** The keys that lead to the part of the value. */
  readonly path: readonly (string | number)[]
  /** The schema with the keyword. */
  readonly schema: Schema
  /** The part of the value. */
  readonly data: unknown
  /** The key that is missing or unknown, for keywords about keys. */
  readonly key?: string
  /** Whether the value meets several of the schemas of `oneOf`, instead of none. */
  readonly isSeveral?: boolean
}

/** All errors of a value, in the order of the keywords of a schema, with those of its parts after its own. */
export function schemaErrors(
  schema: Schema,
  data: unknown,
  path: readonly (string | number)[] = [],
): SchemaError[] {
  const error = (keyword: string, more: Pick<SchemaError, 'key' | 'isSeveral'> = {}): SchemaError => ({
    ...{ keyword, path, schema, data },
    ...more,
  })
  const broken = (isBroken: boolean, keyword: string) => (isBroken ? [error(keyword)] : [])
  const types = schema.type === undefined ? [] : [schema.type].flat()
  const isOfType = types.length === 0 || types.some((type) => isType(data, type))
  const errors = broken(!isOfType, 'type')
  if (typeof data === 'number') {
    errors.push(
      ...broken(data > (schema.maximum ?? Infinity), 'maximum'),
      ...broken(data < (schema.minimum ?? -Infinity), 'minimum'),
    )
  }
  if (typeof data === 'string') {
    const length = Array.from(data).length
    errors.push(
      ...broken(length > (schema.maxLength ?? Infinity), 'maxLength'),
      ...broken(length < (schema.minLength ?? 0), 'minLength'),
      ...broken(schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(data), 'pattern'),
    )
  }
  errors.push(...broken(schema.enum !== undefined && !schema.enum.some((one) => one === data), 'enum'))
  if (schema.oneOf) {
    const met = schema.oneOf.filter((one) => schemaErrors(one, data, path).length === 0)
    if (met.length !== 1) errors.push(error('oneOf', { isSeveral: met.length > 1 }))
  }
  if (Array.isArray(data)) {
    errors.push(
      ...broken(data.length > (schema.maxItems ?? Infinity), 'maxItems'),
      ...broken(data.length < (schema.minItems ?? 0), 'minItems'),
    )
    const { items } = schema
    if (items) errors.push(...data.flatMap((item, index) => schemaErrors(items, item, [...path, index])))
  } else if (data !== null && typeof data === 'object')
    errors.push(...errorsOfKeys(schema, data, path, error))
  return errors
}

function errorsOfKeys(
  { required = [], properties = {}, additionalProperties = true }: Schema,
  data: object,
  path: readonly (string | number)[],
  error: (keyword: string, more: Pick<SchemaError, 'key'>) => SchemaError,
): SchemaError[] {
  const isKnown = (key: string) => Object.hasOwn(properties, key)
  const entries = Object.entries(data)
  const unknown = entries.filter(([key]) => !isKnown(key))
  return [
    ...required.filter((key) => !Object.hasOwn(data, key)).map((key) => error('required', { key })),
    ...unknown.flatMap(([key, value]) => {
      if (typeof additionalProperties === 'object')
        return schemaErrors(additionalProperties, value, [...path, key])
      return additionalProperties ? [] : [error('additionalProperties', { key })]
    }),
    ...Object.keys(properties).flatMap((key) =>
      Object.hasOwn(data, key)
        ? schemaErrors(properties[key], (data as Record<string, unknown>)[key], [...path, key])
        : [],
    ),
  ]
}

function isType(data: unknown, type: string): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(data)
    case 'object':
      return data !== null && typeof data === 'object' && !Array.isArray(data)
    case 'integer':
      return Number.isInteger(data)
    case 'number':
      return Number.isFinite(data)
    case 'null':
      return data === null
    default:
      return typeof data === type
  }
}
