// Command lines as people type them.

/** A word as it must be typed in a shell, in quotation marks if necessary. */
export function shellWord(word: string): string {
  return /^[\w./:=,+@%-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
