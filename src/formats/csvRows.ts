// Reads tables of comma-separated values (RFC 4180) line by line. A field in quotation marks may have line ends in it.
//
//   question,answer
//   "Fill the board:
//   1 . 3 .",1 2 3 4

const SEPARATORS = [',', ';', '\t']

/** Makes a reader of tables. `onRow` gets each row with the number of the line where it begins, the heading first. */
export function makeCsvReader(onRow: (fields: readonly string[], line: number) => void) {
  let separator: string | undefined
  let waiting: string[] = []
  let line = 0
  let first = 1

  function push(text: string): void {
    line++
    if (waiting.length === 0) first = line
    if (waiting.length === 0 && text.trim() === '') return
    separator ??= SEPARATORS.find((one) => text.includes(one)) ?? SEPARATORS[0]
    waiting.push(text)
    const isOpen = waiting.reduce((marks, one) => marks + (one.split('"').length - 1), 0) % 2 === 1
    if (!isOpen) flush()
  }

  function flush(): void {
    if (waiting.length === 0) return
    const text = waiting.join('\n')
    waiting = []
    onRow(fieldsOf(text, separator ?? SEPARATORS[0]), first)
  }

  return {
    /** Takes the next line, without its line end. */
    push,
    /** Called after the last line: a field whose quotation mark is missing ends there. */
    end: flush,
  }
}

/** The fields of a row, without their quotation marks. */
function fieldsOf(text: string, separator: string): string[] {
  const fields: string[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    if (at < text.length && (isQuoted || text[at] !== separator)) continue
    const written = text.slice(start, at).replace(/\r$/, '')
    const quoted = /^\s*"([\s\S]*)"\s*$/.exec(written)
    fields.push(quoted ? quoted[1].replaceAll('""', '"') : written)
    start = at + 1
  }
  return fields
}
