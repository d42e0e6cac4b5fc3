import { join } from 'node:path'
import { InvalidArgumentError } from 'commander'
import type { Encoding } from '../../bench/encodings/encoding.ts'
import { ENCODINGS } from '../../bench/encodings/encodings.ts'
import { nearestOf } from '../../families/nearestName.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { Read } from '../../formats/readRecord.ts'
import { shortIdOf } from '../../formats/shortId.ts'
import { puzzleName } from '../../maker/puzzleRecord.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { makeFolders } from '../../runs/fileSystem.ts'
import { systemReason } from '../../runs/systemErrors.ts'
import type { Typed } from '../commandsFromTable.ts'
import { eachPuzzle } from '../shared/eachPuzzle.ts'
import { EXIT, flush, print, STANDARD_OUTPUT } from '../shared/output.ts'

/** Writes puzzles for external solvers. Returns the exit code. */
export async function exportPuzzles(options: Typed<'bench export'>): Promise<number> {
  const format = formatNamed(options.format)
  const sink = options.out === STANDARD_OUTPUT ? printOne() : writeFolder(options.out, format)
  const exit = await eachPuzzle(options, (entry) => {
    const id = puzzleName(entry.family, entry.puzzle)
    sink.add(format.write(entry.family.rules.constraints(entry.puzzle), id), id, entry)
    return EXIT.fine
  })
  await sink.end()
  return exit
}

/** Finds the encoding with this name. An unknown name is wrong usage. */
function formatNamed(name: string): Encoding {
  const encoding = ENCODINGS.find((one) => one.name === name.toLowerCase())
  if (encoding) return encoding
  const names = ENCODINGS.map((one) => one.name)
  const nearest = nearestOf(name, names)
  const remedy = nearest ? `did you mean "${nearest}"?` : `choose one of ${names.join(', ')}`
  throw new InvalidArgumentError(`--format "${name}" is unknown; ${remedy}`)
}

/** Writes encoded puzzles to standard output or into a folder. */
interface Sink {
  add(text: string, id: string, read: Read): void
  end(): Promise<void>
}

function printOne(): Sink {
  let only: string | undefined
  return {
    add(text) {
      if (only !== undefined) throw new InvalidArgumentError('several puzzles need a folder: --out FOLDER')
      only = text
    },
    async end() {
      if (only !== undefined) print(only.trimEnd())
      await flush()
    },
  }
}

/** The minimum number of digits in the names of files, so that files sort in the order of the puzzles. */
const DIGITS = 5

const COLUMNS = ['file', 'id', 'family', 'shape', 'stars']

/** Writes one file for each puzzle into a folder, and a table of the files. */
function writeFolder(folder: string, { extension }: Encoding): Sink {
  const rows = [COLUMNS]
  return {
    add(text, id, { family, puzzle, record }) {
      if (rows.length === 1) makeFolder(folder)
      const name = `${String(rows.length).padStart(DIGITS, '0')}-${shortIdOf(id)}.${extension}`
      writeWhole(join(folder, name), text)
      rows.push([name, id, family.name, puzzle.shape.text, String(record?.grade?.stars ?? '')])
    },
    async end() {
      if (rows.length > 1)
        writeWhole(join(folder, 'index.tsv'), rows.map((row) => `${row.join('\t')}\n`).join(''))
    },
  }
}

/** Creates the folder. Throws a PuzzleError if that fails. */
function makeFolder(folder: string): void {
  try {
    makeFolders(folder)
  } catch (error) {
    throw new PuzzleError('unwritable', `${folder} cannot be written: ${systemReason(error)}`)
  }
}
