// Takes a sample of a corpus.

import { count } from '../../families/notationText.ts'
import { partFile } from '../../runs/corpora/partFile.ts'
import { sampleCorpus } from '../../runs/corpora/sampleCorpus.ts'
import { expectFile } from '../../runs/fileSystem.ts'
import { interruptible } from '../../runs/interrupt.ts'
import type { RecordSink } from '../../runs/recordSink.ts'
import { EXIT, STANDARD_OUTPUT, toStandardOutput } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { restarted } from './finishedText.ts'
import { warnUnfinished } from './warnUnfinished.ts'

/** The options of `corpus sample`. */
interface SamplePathOptions {
  readonly number: number
  readonly per?: string
  readonly seed: string
  readonly out: string
  readonly quiet?: boolean
}

/** Takes a sample. Returns the exit code. Throws a PuzzleError. */
export function samplePath(
  path: string,
  { number: size, per, seed, out, quiet = false }: SamplePathOptions,
): Promise<number> {
  const isFile = out !== STANDARD_OUTPUT
  if (isFile) expectFile(out)
  return interruptible(async (signal) => {
    const sink = isFile ? fileSink(out) : undefined
    const sampled = await sampleCorpus(path, {
      size,
      per,
      seed,
      out: isFile ? out : undefined,
      signal,
      startCount: (what, total) => startCount(what, total, 0, quiet),
      open: sink?.open ?? toStandardOutput,
    }).finally(sink?.abandon)
    if (!sampled) return restarted(signal)
    warnUnfinished(path, quiet)
    if ('tooFew' in sampled) {
      for (const sentence of sampled.tooFew) process.stderr.write(`${path}: ${sentence}\n`)
      return EXIT.limit
    }
    const { puzzles, strata } = sampled
    const each = per === undefined ? '' : `, ${size} of each of ${strata.toSorted().join(', ')}`
    if (!quiet && isFile) process.stderr.write(`${out}: ${count(puzzles, 'puzzle')}${each}\n`)
    return EXIT.fine
  })
}

/** Writes a file that gets its name when it is whole. */
function fileSink(path: string) {
  let abandon = () => {}
  return {
    open(): RecordSink {
      const file = partFile(path)
      abandon = file.abandon
      return {
        write: async (line) => file.add(Buffer.from(`${line}\n`)),
        async end() {
          file.end()
          file.name()
        },
      }
    },
    abandon: () => abandon(),
  }
}
