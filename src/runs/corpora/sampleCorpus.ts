// Writes a sample of a corpus, in the order of the corpus. The corpus is read twice: first to choose, then to
// copy, so that no record is kept in memory.

import { type Least, makeLeast, STRATA } from '../../corpus/sampleStrata.ts'
import { hashedFraction } from '../../corpus/splitParts.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import type { RecordSink } from '../recordSink.ts'
import { sha256 } from '../sha256.ts'
import { expectOthers } from './corpusFolder.ts'
import type { CorpusSource } from './corpusSource.ts'
import { openNamed } from './finishedFolder.ts'
import { counted, type Watched } from './progress.ts'
import { countRecords, parseRecord, recordLines } from './recordLines.ts'

/** A sample to take. */
interface SampleOrder extends Watched {
  /** The number of puzzles, of each stratum if there are strata. */
  readonly size: number
  /** What the strata are: a key of `STRATA`; undefined for none. */
  readonly per: string | undefined
  /** Decides, with the ids, which puzzles are taken. */
  readonly seed: string
  /** The file to write; undefined for standard output. */
  readonly out: string | undefined
  /** Opens what gets the records; it is ended if all of them were written. */
  readonly open: () => RecordSink
}

/** A sample that was taken, or why it was not. */
type Sampled =
  | {
      /** The number of puzzles. */
      readonly puzzles: number
      /** The names of the strata. */
      readonly strata: readonly string[]
    }
  | {
      /** What is too small: sentences. */
      readonly tooFew: readonly string[]
    }

/** Takes a sample. Returns nothing if the signal ended the work. Throws a PuzzleError. */
export async function sampleCorpus(path: string, order: SampleOrder): Promise<Sampled | undefined> {
  const { size, per, signal, open, out } = order
  const source = openNamed(path)
  if (out !== undefined) expectOthers(source, [out])
  return counted(order, 'puzzles', 2 * (await countRecords(source, signal)), async (advance) => {
    const strata = await chooseFrom(source, order, () => advance(1))
    if (signal.aborted) return undefined
    const tooFew = Array.from(strata).filter(([, { seen }]) => seen < size)
    if (tooFew.length > 0 || strata.size === 0) {
      return { tooFew: shortages(per === undefined ? [['', strata.get('')]] : tooFew, size) }
    }
    const positions = Array.from(strata.values()).flatMap((least) => least.positions())
    const sink = open()
    const chosen = new Set(positions)
    let position = 0
    for await (const { text } of recordLines(source, { signal })) {
      if (chosen.has(position++)) await sink.write(text)
      advance(1)
    }
    if (signal.aborted) return undefined
    await sink.end()
    return { puzzles: positions.length, strata: Array.from(strata.keys()) }
  })
}

/** Chooses the positions of each stratum. */
async function chooseFrom(
  source: CorpusSource,
  { size, per, seed, signal }: SampleOrder,
  onRecord: () => void,
): Promise<ReadonlyMap<string, Least>> {
  const strata = new Map<string, Least>()
  let position = 0
  for await (const line of recordLines(source, { signal })) {
    const record = parseRecord(line)
    const stratum = per === undefined ? '' : STRATA[per](record)
    if (stratum === undefined) {
      const message = `${line.file.path}:${line.line}: the record has no grade, so it has no ${per}`
      throw new PuzzleError('record', message)
    }
    const least = strata.get(stratum) ?? makeLeast(size)
    strata.set(stratum, least)
    least.add(hashedFraction(`${seed}\n${record.id}`, sha256), position++)
    onRecord()
  }
  return strata
}

function shortages(strata: readonly (readonly [string, Least | undefined])[], size: number): string[] {
  return strata.map(([name, least]) => {
    const place = name === '' ? 'the corpus' : name
    return `${place}: expected at least ${count(size, 'puzzle')}, got ${least?.seen ?? 0}; take fewer (-n)`
  })
}
