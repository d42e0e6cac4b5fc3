// An order as the form changes it: words such as `minimal,clues=22..24`, which the engine reads.

/** The fields of an order, by name; a switch has an empty value. */
function fieldsOf(order: string): Map<string, string> {
  const words = order === '' ? [] : order.split(',')
  return new Map(
    words.map((word) => {
      const [name, ...value] = word.split('=')
      return [name, value.join('=')]
    }),
  )
}

function textOf(fields: ReadonlyMap<string, string>): string {
  return Array.from(fields, ([name, value]) => (value === '' ? name : `${name}=${value}`)).join()
}

/** The value of a field; empty for a switch, undefined if the order does not have the field. */
export function fieldOf(order: string, name: string): string | undefined {
  return fieldsOf(order).get(name)
}

/** The order with another value of a field, or without the field. */
export function withField(order: string, name: string, value: string | undefined): string {
  const fields = fieldsOf(order)
  if (value === undefined) fields.delete(name)
  // A comma would begin another field.
  else fields.set(name, value.replaceAll(',', '+'))
  return textOf(fields)
}

/** The order with only some of its fields. */
export function changedOrder(order: string, kept: readonly string[]): string {
  return textOf(new Map(Array.from(fieldsOf(order)).filter(([name]) => kept.includes(name))))
}
