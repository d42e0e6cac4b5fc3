// What follows from a shape alone is made once: a batch asks for the same thing a million times.

/** Remembers what was made of each argument, by its key. */
export function memo<Argument, Result>(
  keyOf: (argument: Argument) => string,
  make: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const known = new Map<string, Result>()
  return (argument) => {
    const key = keyOf(argument)
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(argument)
    known.set(key, made)
    return made
  }
}
