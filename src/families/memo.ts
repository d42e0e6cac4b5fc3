// Caches for results that depend on a shape alone: a batch asks for the same result a million times.

/** Caches the result for each argument, by the argument's key. */
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

/**
 * The number of compiled shapes that are kept for each family. A batch may mix a few shapes; each takes some
 * kilobytes.
 */
const SHAPES_KEPT = 32

/** Caches the compiled results for the most recently used shapes of a family, or of one of its facets. */
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

/** Caches the results for the most recently used arguments, up to a limit. */
export function recent<Argument, Result>(
  most: number,
  keyOf: (argument: Argument) => string,
  make: (argument: Argument) => Result,
): (argument: Argument) => Result {
  // Maps keep the order of insertion, so the first key is the least recently used.
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

/** Caches the result for each list of objects, for as long as the objects are in use. */
export function perObjects<Objects extends readonly object[], Result>(
  make: (...objects: Objects) => Result,
): (...objects: Objects) => Result {
  const known = new WeakMap<object, unknown>()
  return (...objects) => {
    const level = objects.slice(0, -1).reduce<WeakMap<object, unknown>>((above, object) => {
      if (!above.has(object)) above.set(object, new WeakMap())
      return above.get(object) as WeakMap<object, unknown>
    }, known)
    const last = objects[objects.length - 1]
    if (!level.has(last)) level.set(last, make(...objects))
    return level.get(last) as Result
  }
}
