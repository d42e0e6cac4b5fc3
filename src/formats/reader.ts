// From lines of text to puzzles: finds where each puzzle begins and ends and whose notation it is in.
//
//   # a comment                     A puzzle is a line by itself (81 characters, a name such as
//   sudoku 9x9                      `sudoku:9x9:53..7`, a game ID), or a block of lines up to an empty
//   53..7....6..195....98....6...  line or a header. A header `FAMILY SHAPE` holds up to the next empty
//   .................1.....2.3...  line; without one the family is found by its notation.
//
// Lines are pushed in one by one and puzzles come out as soon as they are complete, so a file of any
// length takes no more memory than its longest puzzle. A bad puzzle does not stop the ones after it.

import { PuzzleError, quote, type Span } from '../families/error.ts'
import type { LineRole, Puzzle, Shape } from '../families/family.ts'
import { type AnyFamily, FAMILIES, findFamily } from '../families/registry.ts'

/** What was read: a puzzle, or the reason why there is none; and the line where it begins. */
export type Entry =
  | { readonly line: number; readonly family: AnyFamily; readonly puzzle: Puzzle }
  | { readonly line: number; readonly error: PuzzleError }

export interface ReadOptions {
  /** The family, where the text alone does not tell. */
  readonly family?: AnyFamily
  readonly shape?: Shape
}

export interface Reader {
  /** Takes the next line, without its line end. */
  push(line: string): void
  /** After the last line. */
  end(): void
}

/** Longer lines and taller blocks are not puzzles; the largest notations there are stay far below. */
export const LONGEST_LINE = 100_000
const TALLEST_BLOCK = 1000
/** Lines that may each be a puzzle are a grid's rows at most up to here. */
const TALLEST_GRID = 40

const NO_ROLE = [undefined, undefined] as const
/** Control characters other than tabs, and what decoding puts in place of bytes that are not UTF-8. */
const BINARY = /(?!\t)[\p{Cc}\ufffd]/u
const NAME = /^([a-z]+):([^:\s]+):(.*)$/
const HEADER = /^([a-z]+)(?:\s+(\d+x\d+\S*))?$/i

/** A reader that hands each puzzle to `onEntry` as soon as its last line is there. */
export function makeReader(options: ReadOptions, onEntry: (entry: Entry) => void): Reader {
  let lineNumber = 0
  let entries = 0
  let dead = false
  let section: ReadOptions = options
  let block: Span[] = []
  let blockRoles: LineRole[] = []
  // A block that turned out not to be a puzzle is skipped to its end.
  let skipping = false

  function emit(line: number, read: () => Entry): void {
    entries++
    let entry: Entry
    try {
      entry = read()
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      entry = { line: error.line ?? line, error }
    }
    onEntry(entry)
  }

  function fail(line: Span, error: () => PuzzleError): void {
    emit(line.line, () => {
      throw error()
    })
  }

  function emitLines(lines: readonly Span[], family: AnyFamily): void {
    const { line } = lines[0]
    emit(line, () => ({ line, family, puzzle: family.parse(lines, section.shape) }))
  }

  function flush(): void {
    const lines = block
    const roles = blockRoles
    block = []
    blockRoles = []
    skipping = false
    if (lines.length === 0) return
    if (roles.every((role) => role === 'whole-or-row') && lines[0].text.length !== section.shape?.columns) {
      for (const line of lines) emitDetected([line])
    } else {
      emitDetected(lines)
    }
  }

  function emitDetected(lines: readonly Span[]): void {
    const { line } = lines[0]
    emit(line, () => {
      const family = section.family ?? detect(lines)
      return { line, family, puzzle: family.parse(lines, section.shape) }
    })
  }

  function addToBlock(line: Span, role: LineRole): void {
    block.push(line)
    blockRoles.push(role)
    if (block.length > TALLEST_GRID && blockRoles.every((one) => one === 'whole-or-row')) {
      flush()
    } else if (block.length > TALLEST_BLOCK) {
      const first = block[0]
      block = []
      blockRoles = []
      skipping = true
      fail(
        first,
        () =>
          new PuzzleError(
            'length',
            `more than ${TALLEST_BLOCK} lines without an empty one are no puzzle`,
            first,
          ),
      )
    }
  }

  /** The first family to which a line by itself is something, and what. */
  function roleOf(text: string): readonly [AnyFamily | undefined, LineRole] {
    if (text.length <= LONGEST_LINE) {
      for (const family of section.family ? [section.family] : FAMILIES) {
        const role = family.lineRole(text)
        if (role) return [family, role]
      }
    }
    return NO_ROLE
  }

  function startSection(line: Span, match: RegExpExecArray): void {
    flush()
    section = options
    const [, name, shapeText] = match
    try {
      const family = findFamily(name, line)
      section = { family, ...(shapeText && { shape: family.parseShape(shapeText, line) }) }
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      skipping = true
      fail(line, () => error)
    }
  }

  return {
    push(raw) {
      lineNumber++
      if (dead) return
      const text = raw.trim()
      const at = { line: lineNumber, column: 1 + raw.length - raw.trimStart().length, text }
      if (text === '') {
        flush()
        section = options
        return
      }
      const [family, role] = skipping ? NO_ROLE : roleOf(text)
      if (role === 'whole') {
        flush()
        emitLines([at], family as AnyFamily)
        return
      }
      if (raw.length > LONGEST_LINE) {
        flush()
        fail(
          at,
          () => new PuzzleError('length', `a line of more than ${LONGEST_LINE} characters is no puzzle`, at),
        )
        return
      }
      if (BINARY.test(text)) {
        flush()
        dead = true
        fail(
          at,
          () => new PuzzleError('unreadable', 'this is not text: no puzzle can be read from here on', at),
        )
        return
      }
      if (text === '#' || text.startsWith('# ')) return
      const name = NAME.exec(text)
      if (name) {
        flush()
        emit(lineNumber, () => parseName(at, name, section))
        return
      }
      const header = HEADER.exec(text)
      if (header && (header[2] || FAMILIES.some((one) => one.name === header[1].toLowerCase()))) {
        startSection(at, header)
        return
      }
      if (skipping) return
      if (role === 'first') flush()
      addToBlock(at, role)
    },
    end() {
      flush()
      if (entries === 0) {
        const at = { text: '', line: Math.max(1, lineNumber), column: 1 }
        fail(at, () => new PuzzleError('empty', 'there is no puzzle in it', at))
      }
    },
  }
}

/** The puzzle that a self-contained name such as `survo:2x2:,/,|3,7|4,6` spells. */
function parseName(at: Span, [, name, shapeText, clues]: RegExpExecArray, section: ReadOptions): Entry {
  const family = findFamily(name, at)
  if (section.family && section.family !== family) {
    throw new PuzzleError(
      'ambiguous',
      `a ${family.name} puzzle where ${section.family.name} was asked for`,
      at,
    )
  }
  const shapeAt = at.column + name.length + 1
  const shape = family.parseShape(shapeText, { text: shapeText, line: at.line, column: shapeAt })
  const column = shapeAt + shapeText.length + 1
  const puzzle = family.parseClues({ text: clues, line: at.line, column }, shape)
  return { line: at.line, family, puzzle }
}

/** The self-contained name of a puzzle: family, shape, clues. */
export function puzzleName(family: AnyFamily, puzzle: Puzzle): string {
  return `${family.name}:${puzzle.shape.text}:${family.formatClues(puzzle)}`
}

/** The one family in whose notation these lines are. */
function detect(lines: readonly Span[]): AnyFamily {
  const found = FAMILIES.filter((family) => family.recognizes(lines))
  if (found.length === 1) return found[0]
  if (found.length === 0) {
    const message = `${quote(lines[0].text)} begins no family's notation (see "puzzlewright families"); --family says which it is`
    throw new PuzzleError('unrecognized', message, lines[0])
  }
  const names = found.map((family) => family.name).join(' or ')
  throw new PuzzleError(
    'ambiguous',
    `this could be ${names}: say which with --family or a header line`,
    lines[0],
  )
}
