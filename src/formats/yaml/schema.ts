// As much of JSON Schema (draft 7) as the files have that people write: recipes of books, plans of feeds. All lists in such a schema
// come from the tables that the program works with, so that it is also what sentences about mistakes say.

/** What a part of such a file may be. */
export interface Schema {
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly (string | number)[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minItems?: number
  readonly maxItems?: number
  readonly $schema?: string
  readonly $id?: string
  /** Of a text of a certain form: what it is, with its article. */
  readonly title?: string
  /** Texts of this form. */
  readonly examples?: readonly string[]
}

/** Of what stands in one place; a paragraph may be as long. */
const LONGEST_TEXT = 600

/** A text that is not empty. */
export const text = (description: string, maxLength = LONGEST_TEXT): Schema => ({
  description,
  type: 'string',
  pattern: '\\S',
  maxLength,
})

/** A text of a certain form, which sentences call `title`. */
export const formed = (
  description: string,
  title: string,
  pattern: RegExp,
  ...examples: string[]
): Schema => ({
  description,
  title,
  type: 'string',
  pattern: pattern.source,
  examples,
})

/** One of some values. */
export const oneOf = (description: string, values: readonly (string | number)[]): Schema => ({
  description,
  enum: values,
})

/** True or false. */
export const flag = (description: string): Schema => ({ description, type: 'boolean' })

/** A whole number of a range. */
export const integer = (description: string, minimum: number, maximum: number): Schema => ({
  description,
  type: 'integer',
  minimum,
  maximum,
})

/** So many of a kind, and at least one. */
export const list = (description: string, maxItems: number, items: Schema): Schema => ({
  description,
  type: 'array',
  minItems: 1,
  maxItems,
  items,
})

/** Keys, each with what it takes; no others. */
export function map(description: string, properties: Readonly<Record<string, Schema>>): Schema {
  return { description, type: 'object', additionalProperties: false, properties }
}
