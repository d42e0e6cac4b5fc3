// Writes a frozen suite, or a part of it, as a corpus, and its baseline as a results file. No puzzles are made: they
// come from the package, and their checksum is verified before anything is written.

import { existsSync, readFileSync } from 'node:fs'
import { SUITES } from '../../bench/suites/findSuiteByChecksum.ts'
import { baselineOf, corpusOf } from '../../bench/suites/suiteCorpusAndBaseline.ts'
import type { SuiteName } from '../../bench/suites/suiteFormat.ts'
import { parseSuite, type Suite } from '../../bench/suites/suiteFormat.ts'
import { nameOfPart, partOf, type SuitePart } from '../../bench/suites/suiteSubset.ts'
import { count } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { withClaim } from '../../runs/fileLock.ts'
import { expectFile } from '../../runs/fileSystem.ts'
import { sha256 } from '../../runs/sha256.ts'
import { systemReason } from '../../runs/systemErrors.ts'
import { readText } from '../shared/input.ts'
import { tell } from '../shared/output.ts'

/** The part of a suite to write, and where. */
export interface SuiteOrder {
  /** The name of the suite. */
  readonly suite: string
  readonly part: SuitePart
  /** The file for the corpus. */
  readonly out: string
  /** The file for the baseline; undefined if the baseline is not wanted. */
  readonly baseline?: string | undefined
  readonly quiet: boolean
  /** The command, for the manifest. */
  readonly made: string
}

/** The folder of the suites, beside dist/ and src/. */
const FOLDER = new URL('../../../suites/', import.meta.url)

/** Writes the files of a suite and prints what each file is. */
export async function writeSuite(order: SuiteOrder): Promise<undefined> {
  const { suite: name, part, out, baseline, quiet, made } = order
  const write = async (file: string, records: readonly object[], facts: string) => {
    const isNew = await writeOnce(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    if (!quiet) tell(`${file}: ${isNew ? '' : 'there already, '}${facts}`)
  }
  const suite = readSuite(SUITES.find((one) => one.name === name) as SuiteName)
  const chosen = partOf(suite, part)
  if (chosen.puzzles.length === 0) throw new PuzzleError('value', noneOf(suite, part))
  const title = nameOfPart(suite, part)
  const { manifest, records } = corpusOf(chosen, title, made, sha256)
  const facts = `${count(manifest.puzzles, 'puzzle')}, checksum ${manifest.checksum.slice(0, 12)}`
  await write(out, [manifest, ...records], `suite ${title}, ${facts}`)
  if (baseline === undefined) return
  const { header, rows } = baselineOf(chosen, sha256, title)
  await write(baseline, [header, ...rows], `the baseline, ${count(rows.length, 'row')}`)
}

/** Reads the file of a suite. Throws a PuzzleError if it is damaged: a changed suite must not be cited. */
export function readSuite({ name, file }: SuiteName): Suite {
  const place = `suites/${name}.tsv`
  const text = readPackaged(new URL(`${name}.tsv`, FOLDER), place)
  if (sha256(text) === file) return parseSuite(text)
  throw new PuzzleError(
    'conflict',
    `${place} of the package has changed since it was frozen; install the package again`,
  )
}

function readPackaged(url: URL, place: string): string {
  try {
    return readFileSync(url, 'utf8')
  } catch (error) {
    throw new PuzzleError(
      'unreadable',
      `${place} of the package cannot be read: ${systemReason(error)}; install it again`,
    )
  }
}

/** The message that a part has no puzzles, with the shapes that have some. */
function noneOf({ head, puzzles }: Suite, { family, shape }: SuitePart): string {
  const ofFamily = puzzles.filter((one) => family === undefined || one.family === family)
  const shapes = Array.from(new Set(ofFamily.map((one) => one.shape))).join(', ')
  return `suite ${head.suite} has no ${family} of ${shape}; it has ${shapes}`
}

/**
 * Writes a file unless it already has this text, and returns whether it was written. Throws a PuzzleError if the file
 * has another text.
 */
async function writeOnce(out: string, text: string): Promise<boolean> {
  expectFile(out)
  return withClaim(out, async (place) => {
    if (!existsSync(place)) {
      writeWhole(place, text, out)
      return true
    }
    if ((await readText(out, 'corpus')) === text) return false
    throw new PuzzleError(
      'conflict',
      `${out} exists and is a different file; choose another name, or remove it`,
    )
  })
}
