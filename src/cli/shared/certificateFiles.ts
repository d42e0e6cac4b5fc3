// Writes certificates: of a single puzzle into a file, of several into a folder, a file each.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { Read } from '../../formats/readRecord.ts'
import { shortIdOf } from '../../formats/shortId.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { writeCertificate } from '../../solver/certificate/writeCertificate.ts'

/** Writes the certificate of a puzzle with this only solution. Returns the path of the file. */
export type CertificateSink = (read: Read, solution: readonly number[]) => string

/** The minimum number of digits in the names of files, so that files sort in the order of the puzzles. */
const DIGITS = 5

/**
 * Makes a sink for a path: a folder if one exists there or if the path ends with a slash, otherwise a file. A second puzzle for
 * a file is wrong usage.
 */
export function certificateSink(path: string): CertificateSink {
  const isFolder = /[/\\]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  let written = 0
  return ({ family, puzzle }, solution) => {
    written++
    if (!isFolder && written > 1) {
      throw new InvalidArgumentError('several puzzles need a folder: --certificate FOLDER/')
    }
    const name = puzzleName(family, puzzle)
    const file = isFolder
      ? join(path, `${String(written).padStart(DIGITS, '0')}-${shortIdOf(name)}.txt`)
      : path
    writeWhole(file, writeCertificate(family, puzzle, name, solution))
    return file
  }
}
