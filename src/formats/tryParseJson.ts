// Reads texts that should be JSON but may be damaged or something else.

/** The value of a text in JSON; undefined if the text is not valid JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
