// Command lines as people type them.

/** A word as a shell reads it, in quotation marks if it needs them. */
export function shellWord(word: string): string {
  return /^[\w./:=,+@%-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
