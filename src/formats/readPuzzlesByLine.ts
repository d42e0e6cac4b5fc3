// Reads puzzles from lines of text: finds the beginning, the end and the notation of each puzzle.
//
//   # a comment                     A puzzle is a line by itself (81 characters, a name such as
//   sudoku 9x9                      `sudoku:9x9:53..7`, a game ID, a record), or a block of lines up to an empty
//   53..7....6..195....98....6...  line or a header. A header `FAMILY SHAPE` applies up to the next empty
//   .................1.....2.3...  line; without a header, the family is found by its notation.
//
// Lines are pushed in one by one and puzzles come out as soon as they are complete, so a file of any length takes no more
// memory than its longest puzzle. After an unreadable puzzle, reading continues with the next one.

import type { Family } from '../families/family.ts'
import type { LineRole } from '../families/notation.ts'
import { inVariant } from '../families/parseNamedShape.ts'
import { type ErrorCode, PuzzleError, type Span } from '../families/puzzleError.ts'
import { FAMILIES } from '../families/registry.ts'
import { agreeOnFamily, detectFamily, isHeader } from './detectFamily.ts'
import type { FoundPuzzle, OpenText } from './notations/exchangeNotation.ts'
import { LONGEST_DOCUMENT } from './notations/multilineJson.ts'
import { EXCHANGE_NOTATIONS } from './notations/notationRegistry.ts'
import { isName, readFound, readName, readRecordLine } from './readNameOrRecord.ts'
import type { Entry, ReadOptions } from './readRecord.ts'

/** Takes a text line by line. */
export interface Reader {
  /** Takes the next line, without its line end. */
  push(line: string): void
  /** Called after the last line. */
  end(): void
  /** Whether further lines would be ignored, because a line was not text. */
  readonly isStopped: boolean
}

/** The maximum number of characters of a puzzle; the largest puzzles have far fewer. */
const LONGEST_PUZZLE = 100_000

/** The maximum number of characters of a line that are read: a whole document may be on one line. */
export const LONGEST_LINE = LONGEST_DOCUMENT

/** The maximum number of rows of a grid: more lines that could each be a puzzle are puzzles, not the rows of one grid. */
const TALLEST_GRID = 25
/** Control characters except tabs, and the character that replaces bytes that are not UTF-8. */
const BINARY = /(?!\t)[\p{Cc}\ufffd]/u

/** For a message: what is wrong with a line that is not text, and what to do about it. */
function notText(line: string): readonly [what: string, remedy: string] {
  if (line.includes('\ufffd')) return ['this is not text in UTF-8', '; save it as UTF-8']
  if (line.includes('\r'))
    return ['a carriage return alone does not end a line', '; save the file with line feeds']
  return ['this is not text', '']
}

/** A comment; a line with which other programs describe a file, `#AAuthor`, `#!sudoku`; or the last line of a printed puzzle. */
const COMMENT = /^(?:#(?:$|[\s!a-z])|to regenerate: puzzlewright )/i

/** The title of a puzzle as `generate` prints it: `Sudoku 9x9, 24 givens`. */
const PRINTED = new RegExp(`^(?:${FAMILIES.map(({ title }) => title).join('|')}) \\d+x\\d+\\S*, \\d+ [a-z]+`)

const HEADER = /^([a-z]+(?:-[a-z]+)?)(?:\s+(\S+))?$/i

/** The beginning of a corpus, whose first line is not a puzzle. */
export const MANIFEST_START = '{"corpus":'

/** Makes a reader that passes each puzzle to `onEntry` as soon as its last line has arrived. */
export function makeReader(options: ReadOptions, onEntry: (entry: Entry) => void): Reader {
  let lineNumber = 0
  let entries = 0
  // Set at bytes that are not text: nothing is read after them.
  let dead = false
  // The family and shape of the last header up to the next empty line; otherwise those of the options.
  let section: ReadOptions = options
  // The text of several lines in an exchange notation that is being read, if any.
  let opened: OpenText | undefined
  let block: Span[] = []
  let blockLength = 0
  // Whether each line of the block may be a puzzle, and whether the lines of the section are known to be
  // puzzles.
  let mayBeWholes = true
  let areWholes = false
  // Set after a mistake: the rest of the block is skipped.
  let skipping = false

  function emit(at: Span, read: PuzzleError | (() => Entry)): void {
    entries++
    let entry: Entry
    try {
      if (read instanceof PuzzleError) throw read
      entry = read()
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      entry = { line: error.line ?? at.line, error }
    }
    onEntry(entry)
  }

  function fail(code: ErrorCode, message: string, at: Span): void {
    emit(at, new PuzzleError(code, message, at))
  }

  function emitPuzzle(lines: readonly Span[], role?: Family): void {
    emit(lines[0], () => {
      const family = section.family ?? role ?? detectFamily(lines)
      const puzzle = family.notation.parse(lines, section.shape)
      const shape = inVariant({ ...section, family }, puzzle.shape)
      const { line } = lines[0]
      if (shape.text === puzzle.shape.text) return { line, family, puzzle }
      return { line, family, puzzle: family.notation.parse(lines, shape) }
    })
  }

  function endBlock(): void {
    const lines = block
    const wholes = mayBeWholes && !isGrid(lines)
    block = []
    blockLength = 0
    mayBeWholes = true
    if (lines.length === 0) return
    if (wholes) for (const line of lines) emitPuzzle([line])
    else emitPuzzle(lines)
  }

  /**
   * Whether lines that could each be a puzzle are the rows of one grid: there are as many lines as characters
   * in each.
   */
  function isGrid(lines: readonly Span[]): boolean {
    if (areWholes || !couldBeRows(lines)) return false
    return section.shape !== undefined || lines.length === lines[0].text.length
  }

  /**
   * Whether lines that could each be a puzzle can also be rows: they have the width of the section's shape, or a value that is
   * too large for the small puzzle that each line could be. (A grid of such rows without large values cannot have exactly one
   * solution.)
   */
  function couldBeRows(lines: readonly Span[]): boolean {
    if (section.shape) return lines[0]?.text.length === section.shape.columns
    return lines.some(({ text }) => /[5-9a-z]/i.test(text))
  }

  function endSection(): void {
    endBlock()
    section = options
    areWholes = false
    skipping = false
  }

  function addToBlock(line: Span, role: LineRole): void {
    const isOther = role !== 'whole-or-row'
    if (isOther && mayBeWholes && block.length > 0 && !couldBeRows(block)) {
      // A line that is not a puzzle, after lines that are puzzles of one line each.
      areWholes = true
      endBlock()
    } else if (!isOther && !mayBeWholes && block.every(({ text }) => text.length !== line.text.length)) {
      endBlock()
    }
    if (areWholes) {
      emitPuzzle([line])
      return
    }
    block.push(line)
    blockLength += line.text.length
    mayBeWholes &&= !isOther
    if (mayBeWholes && block.length > TALLEST_GRID) {
      areWholes = true
      endBlock()
    } else if (blockLength > LONGEST_PUZZLE) {
      const [first] = block
      block = []
      blockLength = 0
      skipping = true
      fail(
        'length',
        `too long for a puzzle: more than ${LONGEST_PUZZLE} characters; separate puzzles by an empty line`,
        first,
      )
    }
  }

  /** The first family that recognises a single line, and the role of the line. */
  function roleOf(text: string): readonly [Family | undefined, LineRole] {
    for (const family of section.family ? [section.family] : FAMILIES) {
      const role = family.notation.lineRole(text)
      if (role) return [family, role]
    }
    return [undefined, undefined]
  }

  function startSection(line: Span, [, name, shapeText]: RegExpExecArray): void {
    endSection()
    try {
      section = agreeOnFamily(options, name, shapeText, line)
    } catch (error) {
      skipping = true
      emit(line, () => {
        throw error
      })
    }
  }

  /** Opens a printed puzzle: its title, drawing and grade are passed over, and its name is read. */
  function openPrinted(title: Span): OpenText | undefined {
    if (!PRINTED.test(title.text)) return undefined
    const end = () =>
      fail('unreadable', 'this is the title of a printed puzzle without the name below it', title)
    return { push: ({ text }) => (isName(text) ? 'other' : 'more'), end }
  }

  /** Opens a text of several lines if this line begins one. */
  function openText(line: Span): OpenText | undefined {
    const printed = openPrinted(line)
    if (printed) return printed
    for (const { open } of EXCHANGE_NOTATIONS) {
      const text = open?.(line, emitFound)
      if (text) return text
    }
    return undefined
  }

  /** Emits the puzzle of a line in an exchange notation; returns whether the line is such a puzzle. */
  function emitExchanged(line: Span): boolean {
    let found: FoundPuzzle | PuzzleError | undefined
    try {
      for (const { readLine } of EXCHANGE_NOTATIONS) found ??= readLine?.(line)
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      found = error
    }
    if (found === undefined) return false
    endBlock()
    const read = found
    emitFound(line, read instanceof PuzzleError ? read : () => read)
    return true
  }

  function emitFound(at: Span, found: PuzzleError | (() => FoundPuzzle)): void {
    emit(at, found instanceof PuzzleError ? found : () => readFound(found(), section))
  }

  /** Passes a line to the open text; returns whether the line belongs to it. */
  function takeLine(line: Span): boolean {
    const taken = opened?.push(line)
    if (taken !== 'more') opened = undefined
    return taken === 'more' || taken === 'last'
  }

  /** Stops reading at bytes that are not text. */
  function stop(at: Span): void {
    endBlock()
    opened = undefined
    dead = true
    const [what, remedy] = notText(at.text)
    fail('unreadable', `${what}, so no puzzles can be read from here on${remedy}`, at)
  }

  return {
    get isStopped() {
      return dead
    },
    push(raw) {
      lineNumber++
      if (dead) return
      const text = raw.trim()
      const at = { line: lineNumber, column: 1 + raw.length - raw.trimStart().length, text }
      if (opened && BINARY.test(text)) return stop(at)
      if (opened && takeLine(at)) return
      if (text === '') return endSection()
      opened = openText(at)
      if (opened) {
        endBlock()
        if (BINARY.test(text)) stop(at)
        else takeLine(at)
        return
      }
      if (text.length > LONGEST_PUZZLE) {
        endBlock()
        return fail(
          'length',
          `this line is too long for a puzzle; write at most ${LONGEST_PUZZLE} characters`,
          at,
        )
      }
      if (text.startsWith('{')) {
        endBlock()
        if (!text.startsWith(MANIFEST_START)) emit(at, () => readRecordLine(at, section))
        return
      }
      const [family, role] = roleOf(text)
      if (role === 'whole' && !skipping) {
        endBlock()
        return emitPuzzle([at], family)
      }
      if (BINARY.test(text)) return stop(at)
      if (COMMENT.test(text)) return
      if (isName(text)) {
        endBlock()
        return emit(at, () => readName(at, section))
      }
      const header = HEADER.exec(text)
      if (header && isHeader(header, options.family)) return startSection(at, header)
      if (skipping) return
      if (emitExchanged(at)) return
      if (role === 'first') endBlock()
      addToBlock(at, role)
    },
    end() {
      opened?.end?.()
      opened = undefined
      endSection()
      if (entries === 0) {
        const message = 'the text contains no puzzle in a notation that "puzzlewright families" lists'
        fail('empty', message, { text: '', line: Math.max(1, lineNumber), column: 1 })
      }
    },
  }
}
