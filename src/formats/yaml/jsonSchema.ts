// The part of JSON Schema (draft 7) that recipes and plans use. The lists of allowed values in a schema come from the program's
// own tables, so that messages about mistakes name exactly what the program accepts.

/** A key, only for the compiler, whose type is that of the values of a schema. */
declare const VALUE: unique symbol

/** The schema of a file or of a part of a file. The type parameter is the type of the values that the schema describes. */
export interface Schema<Value = unknown> {
  readonly [VALUE]?: Value
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
  /** For a text with a pattern: the name of such a text in messages, with its article. */
  readonly title?: string
  /** Examples of such a text. */
  readonly examples?: readonly string[]
}

/** The type of the values that a schema describes. */
export type ValueOf<S> = S extends Schema<infer Value> ? Value : never

type Properties = Readonly<Record<string, Schema>>
type Mapping<P extends Properties> = string extends keyof P
  ? Readonly<Record<string, ValueOf<P[string]>>>
  : { readonly [K in keyof P]?: ValueOf<P[K]> }

/** The maximum length of a text by default, in characters: a long paragraph. */
const LONGEST_TEXT = 600

/** The schema of a text that is not empty. */
export function text(description: string, maxLength = LONGEST_TEXT): Schema<string> {
  return { description, type: 'string', pattern: '\\S', maxLength }
}

/** The schema of a text with a pattern. `title` is the name of such a text in messages. */
export function formed(
  description: string,
  title: string,
  pattern: RegExp,
  ...examples: string[]
): Schema<string> {
  return { description, title, type: 'string', pattern: pattern.source, examples }
}

/** The schema of one of several values. */
export function oneOf<V extends string | number>(description: string, values: readonly V[]): Schema<V> {
  return { description, enum: values }
}

/** The schema of true or false. */
export function flag(description: string): Schema<boolean> {
  return { description, type: 'boolean' }
}

/** The schema of a whole number in a range. */
export function integer(description: string, minimum: number, maximum: number): Schema<number> {
  return { description, type: 'integer', minimum, maximum }
}

/** The schema of a list with at least one item. */
export function list<V>(description: string, maxItems: number, items: Schema<V>): Schema<readonly V[]> {
  return { description, type: 'array', minItems: 1, maxItems, items }
}

/** The schema of a mapping that has only the given keys. */
export function map<P extends Properties>(description: string, properties: P): Schema<Mapping<P>> {
  return { description, type: 'object', additionalProperties: false, properties }
}

/** The schema of a mapping that must have these keys. */
export function needing<V, K extends keyof V & string>(
  schema: Schema<V>,
  ...required: readonly K[]
): Schema<V & { readonly [Key in K]: Exclude<V[Key], undefined> }> {
  return { ...schema, required } as Schema<V & { readonly [Key in K]: Exclude<V[Key], undefined> }>
}
