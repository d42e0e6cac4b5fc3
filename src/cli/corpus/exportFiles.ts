// Exports a corpus and writes its data card.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Command } from 'commander'
import { countOf } from '../../bench/report/numberTexts.ts'
import type { ExportFormat } from '../../corpus/columns.ts'
import { CARD_MARK, dataCard } from '../../corpus/dataCard.ts'
import type { CorpusManifest } from '../../corpus/manifest.ts'
import type { SplitPart } from '../../corpus/splitParts.ts'
import { PuzzleError } from '../../families/error.ts'
import { CORPUS_FILES, readManifest } from '../../runs/corpora/corpusFolder.ts'
import { openCorpus } from '../../runs/corpora/corpusSource.ts'
import { exportCorpus } from '../../runs/corpora/exportCorpus.ts'
import { lookAt } from '../../runs/fileSystem.ts'
import { writeWhole } from '../../runs/writeWhole.ts'
import { programOf } from '../shared/options.ts'
import { EXIT } from '../shared/output.ts'
import { startProgress } from '../shared/progress.ts'

/** The options of the command. */
export interface ExportOptions {
  readonly format: ExportFormat
  readonly out: string
  readonly compact?: true
  readonly parts?: readonly SplitPart[]
  readonly seed: string
  readonly quiet?: true
}

/** The name of a data card. */
const CARD = 'README.md'

/** Exports a corpus; returns the exit code. Throws a PuzzleError. */
export async function exportFiles(path: string, options: ExportOptions, command: Command): Promise<number> {
  const { format, out, compact, parts, seed, quiet = false } = options
  const card = join(dirname(out), CARD)
  expectOurCard(card)
  const source = openCorpus(path)
  const progress = startProgress(quiet ? [] : source.files.map((file) => file.path))
  const form = compact ? 'compact' : 'whole'
  const exported = await exportCorpus({
    ...{ path, out, format, form },
    ...(parts && { split: { parts, seed } }),
    onBytes: (bytes) => progress.advance(bytes),
  }).finally(progress.stop)
  const manifest = source.kind === 'finished' ? manifestOf(path) : undefined
  const text = dataCard({
    ...exported,
    form,
    isNested: format === 'jsonl',
    program: programOf(command),
    ...(manifest && { manifest }),
    ...(parts && {
      split: `${parts.map(({ name, percent }) => `${name} ${percent} %`).join(', ')}; seed ${seed}`,
    }),
  })
  writeWhole(card, text)
  if (!quiet) {
    const names = exported.files.map(({ name }) => name).join(', ')
    process.stderr.write(`${countOf(exported.stats.puzzles, 'puzzle')} in ${names}; data card in ${card}\n`)
  }
  return EXIT.fine
}

/** Throws a PuzzleError if a README lies there that is no data card. */
function expectOurCard(card: string): void {
  if (!lookAt(card) || readFileSync(card, 'utf8').includes(CARD_MARK)) return
  throw new PuzzleError(
    'unwritable',
    `${card} is not a data card by this program; choose another folder for --out`,
  )
}

function manifestOf(folder: string): CorpusManifest | undefined {
  return lookAt(join(folder, CORPUS_FILES.manifest)) ? readManifest(folder) : undefined
}
