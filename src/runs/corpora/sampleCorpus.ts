// Writes a sample of a corpus, in the order of the corpus. The corpus is read twice: first to choose, then to
// copy, so that no record is kept in memory.

import { type Least, makeLeast, stratumOf } from '../../corpus/sampleStrata.ts'
import { hashedFraction } from '../../corpus/splitParts.ts'
import { count } from '../../families/gridText.ts'
import type { RecordSink } from '../recordSink.ts'
import { sha256 } from '../sha256.ts'
import { atFile } from '../systemErrors.ts'
import { type CorpusSource, openNamed } from './corpusSource.ts'
import { expectOthers } from './folderManifest.ts'
import { countRecords, parseRecord, placeOf, recordLines } from './readRecordLines.ts'
import { counted, type Watched } from './showStepProgress.ts'
import { withPartFiles } from './writeThroughPartFile.ts'

/** A sample to take. */
interface SampleOrder extends Watched {
  /** The number of puzzles, of each stratum if there are strata. */
  readonly size: number
  /** What the strata are: one of `STRATUM_NAMES`; undefined for none. */
  readonly per: string | undefined
  /** Decides, with the ids, which puzzles are taken. */
  readonly seed: string
  /**
   * The file to write, which gets its name when it is complete; if undefined, the sample goes to the output
   * that `open` opens.
   */
  readonly out: string | undefined
  /** Opens standard output. */
  readonly open: () => RecordSink
}

/**
 * Takes a sample. Returns the number of puzzles and the names of the strata, or sentences that say which
 * strata are too small, or nothing if the signal ended the work. Throws a PuzzleError.
 */
export async function sampleCorpus(path: string, order: SampleOrder) {
  const { size, per, signal, open, out } = order
  const source = openNamed(path)
  if (out !== undefined) expectOthers(source, [out])
  return counted(order, 'puzzles', 2 * (await countRecords(source, signal)), async (advance) => {
    const strata = await chooseFrom(source, order, () => advance(1))
    if (signal.aborted) return undefined
    const few = Array.from(strata).filter(([, { seen }]) => seen < size)
    if (few.length > 0 || strata.size === 0) {
      const all = per === undefined ? ([['the corpus', strata.get('')]] as const) : few
      return { tooFew: all.map(([place, least]) => shortage(place, least, size)) }
    }
    const positions = Array.from(strata.values()).flatMap((least) => least.positions())
    const chosen = new Set(positions)
    async function copy({ write, end }: RecordSink) {
      let position = 0
      for await (const { text } of recordLines(source, { signal })) {
        if (chosen.has(position++)) await write(text)
        advance(1)
      }
      if (signal.aborted) return undefined
      await end()
      return { puzzles: positions.length, strata: Array.from(strata.keys()) }
    }
    if (out === undefined) return copy(open())
    return withPartFiles([out], ([file], name) =>
      copy({ write: async (line) => file.addLine(line), end: async () => void name() }),
    )
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
    const stratum = per === undefined ? '' : atFile(placeOf(line), () => stratumOf(record, per))
    const least = strata.get(stratum) ?? makeLeast(size)
    strata.set(stratum, least)
    least.add(hashedFraction(`${seed}\n${record.id}`, sha256), position++)
    onRecord()
  }
  return strata
}

function shortage(place: string, least: Least | undefined, size: number): string {
  return `${place}: expected at least ${count(size, 'puzzle')}, got ${least?.seen ?? 0}; take fewer (-n)`
}
