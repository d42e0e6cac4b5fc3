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

/** What is compiled for a shape is kept for this many of a family: a batch may mix a few, and each is some kilobytes. */
const SHAPES_KEPT = 32

/** Remembers what was compiled of a family (or of one of its facets) for the shapes that were used last. */
export function perShape<Owner extends object, S extends { readonly text: string }, Result>(
  compile: (owner: Owner, shape: S) => Result,
): (owner: Owner, shape: S) => Result {
  const compilers = new WeakMap<Owner, (shape: S) => Result>()
  return (owner, shape) => {
    let compiled = compilers.get(owner)
    if (!compiled) {
      compiled = recent(
        SHAPES_KEPT,
        ({ text }) => text,
        (one: S) => compile(owner, one),
      )
      compilers.set(owner, compiled)
    }
    return compiled(shape)
  }
}

/** Remembers what was made of the arguments that were used last, at most so many. */
export function recent<Argument, Result>(
  most: number,
  keyOf: (argument: Argument) => string,
  make: (argument: Argument) => Result,
): (argument: Argument) => Result {
  // Maps keep the order in which keys came in: the first is the one not used for longest.
  const known = new Map<string, Result>()
  return (argument) => {
    const key = keyOf(argument)
    const found = known.get(key) ?? make(argument)
    known.delete(key)
    known.set(key, found)
    if (known.size > most) known.delete(known.keys().next().value as string)
    return found
  }
}
