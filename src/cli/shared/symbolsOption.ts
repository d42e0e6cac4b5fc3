// The option `--symbols`: letters, shapes or the user's own pictures in the place of numbers.

import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { nearestOf } from '../../families/nearestName.ts'
import { PuzzleError, quote } from '../../families/puzzleError.ts'
import type { SymbolSet } from '../../families/symbolSet.ts'
import { PNG_CODEC } from '../../formats/pictures/pngCodec.ts'
import { namedSymbols, pictureSymbols } from '../../formats/pictures/readSymbolSet.ts'
import { expectLetters } from '../../render/lettersInTypeface.ts'
import type { Typeface } from '../../render/typeface.ts'
import { readRegularFile } from '../../runs/readRegularFile.ts'
import { atFile } from '../../runs/systemErrors.ts'

/** The maximum number of bytes of a file that is read. Pictures have smaller limits of their own. */
const MOST_BYTES = 1 << 24

/**
 * The symbols that the option asks for. If a typeface is given, also checks that it has the letters.
 */
export function askedSymbols(asked: string, typeface?: Typeface): SymbolSet {
  try {
    const set = readSymbols(asked, '.')
    if (typeface) expectLetters(set, typeface)
    return set
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    throw new InvalidArgumentError(`--symbols: ${error.message}`)
  }
}

/**
 * Reads a symbol set by its name, or from the files of its pictures; their paths are relative to `folder`. Throws a
 * PuzzleError that says what is wrong.
 */
export function readSymbols(asked: string | readonly string[], folder: string): SymbolSet {
  if (typeof asked === 'string') {
    const named = namedSymbols(asked)
    if (named) return named
  }
  const paths = typeof asked === 'string' ? asked.split(',').map((path) => path.trim()) : asked
  const files = paths.flatMap((path) => filesAt(path, resolve(folder, path)))
  return pictureSymbols(
    files.map((path) => ({
      name: basename(path),
      bytes: atFile(path, () => readRegularFile(path, MOST_BYTES)),
    })),
    PNG_CODEC,
  )
}

/** The symbol sets that have a name. */
const NAMED = ['letters', 'shapes'] as const

/** The file itself or, for a folder, its pictures in the order of their names. */
function filesAt(path: string, place: string): string[] {
  if (!existsSync(place)) {
    const meant = nearestOf(path, NAMED)
    if (meant !== undefined) {
      throw new PuzzleError('unreadable', `${quote(path)} is not a symbol set; did you mean ${quote(meant)}?`)
    }
    const remedy = 'expected letters, letters:WORD, shapes, or files of pictures'
    throw new PuzzleError('unreadable', `${quote(path)} is neither a symbol set nor a file; ${remedy}`)
  }
  if (!statSync(place).isDirectory()) return [place]
  const names = readdirSync(place).filter((name) => /\.(?:svg|png)$/i.test(name))
  if (names.length === 0) throw new PuzzleError('unreadable', `the folder ${path} has no SVG or PNG pictures`)
  return names.toSorted().map((name) => join(place, name))
}
