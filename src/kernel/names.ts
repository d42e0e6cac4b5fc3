// Names of things that there are a few of.

/** For callers without types: a wrong name would only show much later. Throws a RangeError. */
export function expectName(what: string, name: string, names: readonly string[]): void {
  if (!names.includes(name))
    throw new RangeError(`no ${what} is called "${name}"; there are ${names.join(', ')}`)
}
