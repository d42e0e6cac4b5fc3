// JSON that may be damaged, or may be no JSON at all.

/** The value of a text of JSON; undefined if the text is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
