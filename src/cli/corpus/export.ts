// Exports a corpus and writes its data card.

import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { countOf } from '../../bench/report/numberTexts.ts'
import { CARD_MARK, cardFiles, dataCard } from '../../corpus/dataCard.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { FAMILIES } from '../../families/registry.ts'
import { writeWhole } from '../../runs/atomicWrite.ts'
import { openNamed, statedCorpus } from '../../runs/corpora/corpusSource.ts'
import { exportCorpus, passesOf, targetsOf } from '../../runs/corpora/exportCorpus.ts'
import { lookAt } from '../../runs/fileSystem.ts'
import { LANGUAGES } from '../../words/languages.ts'
import type { Typed } from '../commandsFromTable.ts'
import { programOf } from '../shared/optionHelpers.ts'
import { EXIT, tell } from '../shared/output.ts'
import { startProgress } from '../shared/progress.ts'
import { tightenHeap } from '../shared/tightenHeap.ts'
import { warnUnfinished } from './finishVerifyMergeSplitSample.ts'

/** The name of a data card. */
const CARD = 'README.md'

/** Exports a corpus; returns the exit code. Throws a PuzzleError. */
export async function exportFiles(typed: Typed<'corpus export'>, command: Command): Promise<number> {
  const { corpus: path, format, out, compact, parts, seed, per, perFamily = false, quiet = false } = typed
  const { to, lang } = typed
  const promptLanguage = to === 'prompts' ? (lang ?? LANGUAGES[0]) : undefined
  expectFitting(typed)
  if (per !== undefined && !parts)
    throw new InvalidArgumentError('--per needs --parts, which names the parts and their shares')
  if (extname(out).toLowerCase() !== `.${format}`)
    throw new InvalidArgumentError(`--out must end in .${format} for --format ${format}, not ${out}`)
  const card = join(dirname(out), CARD)
  const split = parts && { parts, seed, per }
  expectOurCard(
    card,
    targetsOf({ out, split }, perFamily ? FAMILIES.map(({ name }) => name) : [undefined]).map((target) =>
      basename(target.path),
    ),
  )
  tightenHeap()
  const source = openNamed(path)
  warnUnfinished(path, quiet)
  const corpus = await statedCorpus(source)
  const passes = Array.from({ length: passesOf({ split, perFamily }) }, () => source.files)
  const progress = startProgress(quiet ? [] : passes.flat().map((file) => file.path))
  const form = compact ? 'compact' : 'whole'
  const exported = await exportCorpus({
    ...{ path, out, format, form, perFamily, promptLanguage },
    ...(split && { split }),
    onBytes: (bytes) => progress.advance(bytes),
  }).finally(progress.stop)
  const { rungs, ...facts } = exported
  const text = dataCard({
    ...facts,
    form,
    isNested: format === 'jsonl',
    ...(promptLanguage && { prompts: { language: promptLanguage, rungs } }),
    program: programOf(command),
    ...(corpus && { corpus }),
    ...(parts && {
      split: `${parts.map(({ name, percent }) => `${name} ${percent} %`).join(', ')}${per === undefined ? '' : `, of each ${per}`}; seed ${seed}`,
    }),
  })
  writeWhole(card, text)
  const names = exported.files.map(({ name }) => name).join(', ')
  const summary = `${countOf(exported.stats.puzzles, 'puzzle')} in ${names}; data card in ${card}`
  if (!quiet) tell(summary)
  return EXIT.fine
}

/** Throws an InvalidArgumentError for options that make no sense together. */
function expectFitting({ to, lang, format, compact }: Typed<'corpus export'>): void {
  if (to !== 'prompts') {
    if (lang !== undefined) throw new InvalidArgumentError('--lang needs --to prompts')
    return
  }
  if (format === 'csv') throw new InvalidArgumentError('--to prompts needs --format jsonl or parquet')
  if (compact)
    throw new InvalidArgumentError('--compact is for records; leave it out, or leave out --to prompts')
}

/** Throws a PuzzleError if the README is not a data card, or is the data card of other files that still exist. */
function expectOurCard(card: string, names: readonly string[]): void {
  if (!lookAt(card)) return
  const text = readFileSync(card, 'utf8')
  if (!text.includes(CARD_MARK)) {
    const message = `${card} is not a data card that this program wrote; choose another folder for --out`
    throw new PuzzleError('unwritable', message)
  }
  const other = cardFiles(text).find((name) => !names.includes(name) && lookAt(join(dirname(card), name)))
  if (other === undefined) return
  const message = `${card} is the data card of ${other}; choose another folder for --out, or remove both`
  throw new PuzzleError('unwritable', message)
}
