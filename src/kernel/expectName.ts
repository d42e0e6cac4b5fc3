// Checking of names that come from a short list.

/**
 * Rejects unknown names from callers without types, before they cause harm elsewhere. Throws a RangeError.
 */
export function expectName(what: string, name: string, names: readonly string[]): void {
  if (!names.includes(name))
    throw new RangeError(`unknown ${what} "${name}"; choose one of ${names.join(', ')}`)
}
