// JSON in the format of this package, for files that are derived from the sources.

/** Formats JSON with short lists on one line. */
export function formattedJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
  return `${text.replaceAll(/^(.*)\[\n([^[\]{}]+)\n *\](,?)$/gm, (whole, start, entries, end) => {
    const line = `${start}[${entries.trim().split(/,\n */).join(', ')}]${end}`
    return line.length <= 110 ? line : whole
  })}\n`
}
