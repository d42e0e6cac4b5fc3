// Checks that a name is in a short list of names.

/**
 * Rejects an unknown name, which a caller that is not type-checked may pass, before it causes errors elsewhere. Throws a
 * RangeError.
 */
export function expectName(what: string, name: string, names: readonly string[]): void {
  if (!names.includes(name))
    throw new RangeError(`unknown ${what} "${name}"; choose one of ${names.join(', ')}`)
}
