// OpenSudoku's documents (.opensudoku): XML with a <game data="..."> for each puzzle, as the app imports and exports them.
// `data` has 81 digits, or `version: N` followed by the cells, each as `value|notes|editable|`; from version 4 on, a cell has
// two fields of notes. A cell that cannot be edited is a given. (Source: OpenSudoku, CellCollection.deserialize.)

import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import type { EmitFound, ExchangeNotation, FoundPuzzle, OpenText } from './exchangeNotation.ts'
import { cellValues, digits81, foundSudoku, SUDOKU, usualBoxes } from './sudokuCells.ts'
import { makeTagReader, type XmlTag } from './xmlTags.ts'

const START = /^<(?:\?xml\b|!--|opensudoku)/i
const ROOT = /^opensudoku\d*$/i
const DIGITS = /^[\d.]*$/
const FIXED = '0'

/** OpenSudoku's documents. */
export const openSudoku: ExchangeNotation = {
  name: 'opensudoku',
  what: 'the documents of OpenSudoku: XML with <game data="81 digits">',
  families: [SUDOKU],
  open: (line, emit) => (START.test(line.text) ? openDocument(line, emit) : undefined),
  writer: {
    start: '<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n  <name>Puzzlewright</name>',
    end: '</opensudoku>',
    write: (puzzle) => `  <game data="${digits81(puzzle, 'opensudoku')}" />`,
  },
}

function openDocument(first: Span, emit: EmitFound): OpenText {
  const readTags = makeTagReader()
  let root: string | undefined
  // After an error the rest of the document is skipped.
  let skipping = false

  function fail(at: Span, error: PuzzleError): void {
    skipping = true
    emit(at, error)
  }

  /** Takes a tag; returns whether it ends the document. */
  function take(tag: XmlTag, at: Span): boolean {
    if (root === undefined) {
      root = tag.name
      if (!ROOT.test(root)) {
        const message = `an XML document of ${quote(root)} is not supported; expected opensudoku`
        fail(at, new PuzzleError('unrecognized', message, at))
      }
    } else if (tag.name === `/${root}`) return true
    else if (tag.name === 'game') emit(at, () => readGame(tag, at))
    return false
  }

  return {
    push(line) {
      if (skipping) return 'more'
      try {
        for (const tag of readTags(line.text)) if (!skipping && take(tag, line)) return 'last'
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error
        fail(line, new PuzzleError(error.code, error.message, line))
      }
      return 'more'
    },
    end() {
      if (skipping) return
      const message = 'the XML document that begins here has no end; expected </opensudoku>'
      fail(first, new PuzzleError('record', message, first))
    },
  }
}

function readGame({ attributes }: XmlTag, at: Span): FoundPuzzle {
  const data = (attributes.get('data') ?? attributes.get('cells_data') ?? '').trim()
  if (data.startsWith('version:')) return foundSudoku(versionedValues(data, at), usualBoxes(9), [at])
  if (!DIGITS.test(data)) {
    const message = `${quote(data)} is not the data of a game; expected 81 digits, or "version:" and cells`
    throw new PuzzleError('value', message, at)
  }
  if (data.length === 81) return foundSudoku(cellValues(data), usualBoxes(9), [at])
  throw new PuzzleError('length', `expected the data of 81 cells in a game, got ${data.length}`, at)
}

/** The givens of data that begin with `version: N`: cells whose fields are separated by bars. */
function versionedValues(data: string, at: Span): number[] {
  const [, body] = /^version:\s*\d+\s+(\S[\s\S]*)$/.exec(data) ?? ['', '']
  const fields = body.split('|')
  if (fields.at(-1)?.trim() === '') fields.pop()
  const width = fields.length / 81
  if (width !== 3 && width !== 4) {
    const message = `expected 81 cells of 3 or 4 fields in a game, got ${fields.length} fields`
    throw new PuzzleError('length', message, at)
  }
  return Array.from({ length: 81 }, (_, cell) => {
    const value = fields[cell * width].trim()
    if (!/^\d$/.test(value)) throw new PuzzleError('value', `${quote(value)} is not a value from 0 to 9`, at)
    return fields[(cell + 1) * width - 1].trim() === FIXED ? Number(value) : 0
  })
}
