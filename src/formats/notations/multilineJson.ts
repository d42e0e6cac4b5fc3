// Reads a JSON document that spans any number of lines, from its first bracket to the closing one. A JSONP call around the
// document, `ipuz({...})`, is removed.

import { PuzzleError, type Span } from '../../families/puzzleError.ts'
import { jsonOf } from '../tryParseJson.ts'
import type { EmitFound, FoundPuzzle, OpenText } from './exchangeNotation.ts'

/** The maximum number of characters of a document. Every puzzle needs fewer, and this many can be kept in memory. */
export const LONGEST_DOCUMENT = 1 << 22

/** Reads the puzzle in a JSON document that begins at a place. */
type ReadDocument = (document: Readonly<Record<string, unknown>>, at: Span) => FoundPuzzle

/** Collects the lines of a document that begins in the line `first`; `read` then reads its puzzle. */
export function openJson(first: Span, name: string, emit: EmitFound, read: ReadDocument): OpenText {
  const at = { ...first, text: '' }
  const lines: string[] = []
  let length = 0
  let depth = 0
  let inString = false

  /**
   * Counts open brackets outside of strings. Returns the place after the bracket that closes the document; undefined if the
   * text does not have this bracket.
   */
  function endIn(text: string): number | undefined {
    for (let at = 0; at < text.length; at++) {
      const character = text[at]
      if (inString) {
        if (character === '\\') at++
        else if (character === '"') inString = false
      } else if (character === '"') inString = true
      else if ('{[('.includes(character)) depth++
      else if ('}])'.includes(character) && --depth <= 0) return at + 1
    }
    return undefined
  }

  return {
    push(line) {
      const end = endIn(line.text)
      length += line.text.length + 1
      // A document that is too long is skipped to its end.
      if (length <= LONGEST_DOCUMENT) lines.push(line.text.slice(0, end))
      else lines.length = 0
      if (end === undefined) return 'more'
      const message = `this document is too long for a puzzle; write at most ${LONGEST_DOCUMENT} characters`
      if (length > LONGEST_DOCUMENT) emit(at, new PuzzleError('length', message, at))
      else emit(at, () => read(parse(lines.join('\n'), name, at), at))
      const rest = { ...line, text: line.text.slice(end).replace(/^[\s;]*/, '') }
      const strange = `expected nothing after the end of the ${name} document`
      if (rest.text !== '') emit(rest, new PuzzleError('record', strange, rest))
      return 'last'
    },
    end() {
      emit(
        at,
        new PuzzleError(
          'record',
          `the ${name} document that begins here has no end; copy the whole document`,
          at,
        ),
      )
    },
  }
}

function parse(text: string, name: string, at: Span): Readonly<Record<string, unknown>> {
  const value = jsonOf(text.replace(/^[a-z]+\s*\(/i, '').replace(/\)$/, ''))
  if (value !== undefined) return value as Readonly<Record<string, unknown>>
  throw new PuzzleError(
    'record',
    `the ${name} document that begins here is not valid JSON; copy the document again`,
    at,
  )
}
