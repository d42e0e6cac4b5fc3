// The part of JSON Schema (draft 7) that recipes and plans use. The lists in a schema come from the program's own tables, so that
// messages about mistakes name exactly what the program accepts.

/** The schema of a file, or of a part of it. */
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
  /** For a text with a pattern: its name in messages, with its article. */
  readonly title?: string
  /** Examples of such a text. */
  readonly examples?: readonly string[]
}

/** The length of a long paragraph, in characters. */
const LONGEST_TEXT = 600

/** The schema of a text that is not empty. */
export function text(description: string, maxLength: number = LONGEST_TEXT): Schema {
  return { description, type: 'string', pattern: '\\S', maxLength }
}

/** The schema of a text with a pattern. Messages call it `title`. */
export function formed(description: string, title: string, pattern: RegExp, ...examples: string[]): Schema {
  return { description, title, type: 'string', pattern: pattern.source, examples }
}

/** The schema of one of several values. */
export function oneOf(description: string, values: readonly (string | number)[]): Schema {
  return { description, enum: values }
}

/** The schema of true or false. */
export function flag(description: string): Schema {
  return { description, type: 'boolean' }
}

/** The schema of a whole number in a range. */
export function integer(description: string, minimum: number, maximum: number): Schema {
  return { description, type: 'integer', minimum, maximum }
}

/** The schema of a list with at least one item. */
export function list(description: string, maxItems: number, items: Schema): Schema {
  return { description, type: 'array', minItems: 1, maxItems, items }
}

/** The schema of a mapping that has only the given keys. */
export function map(description: string, properties: Readonly<Record<string, Schema>>): Schema {
  return { description, type: 'object', additionalProperties: false, properties }
}
