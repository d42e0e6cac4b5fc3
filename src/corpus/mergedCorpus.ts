// A corpus that was merged of several: its manifest keeps where each part came from, since seeds, recipes and
// versions differ. Parts are refused where their records would not mean the same.
//
//   {"corpus":2,"parts":[{"checksum":"...","recipe":{...},"versions":{...},"puzzles":4990},...],"finished":{...}}

import { countOf, listed, plainNumber } from '../bench/report/numberTexts.ts'
import { PuzzleError } from '../families/error.ts'
import { jsonOf } from '../formats/jsonText.ts'
import type { CanonicalRecipe } from './corpusRecipe.ts'
import { type Finished, FOLDER_VERSION, parseManifestText, type Versions } from './manifest.ts'

/** Where puzzles of a corpus came from. */
interface CorpusPart {
  /** The SHA-256 of the canonical recipe. */
  readonly checksum: string
  /** The recipe. */
  readonly recipe: CanonicalRecipe
  /** The versions that made the puzzles. */
  readonly versions: Versions
  /** The number of its puzzles in this corpus. */
  readonly puzzles: number
}

/** The manifest of a merged corpus. */
export interface MergedManifest {
  /** The version of the form of the folder. */
  readonly corpus: typeof FOLDER_VERSION
  /** The parts, in the order of their puzzles. */
  readonly parts: readonly CorpusPart[]
  /** What was written. */
  readonly finished: Finished
}

/** What a manifest says about a finished corpus, made in one piece or merged. */
export interface FinishedCorpus {
  /** The parts; one if the corpus was made in one piece. */
  readonly parts: readonly CorpusPart[]
  /** What was written; undefined if it is not finished. */
  readonly finished?: Finished | undefined
}

/** Reads the parts from the text of any manifest. Throws a PuzzleError. */
export function parseFinishedCorpus(text: string): FinishedCorpus {
  if (isMerged(text)) return JSON.parse(text) as MergedManifest
  const { checksum, recipe, versions, finished } = parseManifestText(text)
  return { parts: [{ checksum, recipe, versions, puzzles: finished?.puzzles ?? 0 }], finished }
}

/** Whether the text of a manifest is that of a merged corpus. */
function isMerged(text: string): boolean {
  const { corpus, parts, finished } = (jsonOf(text) ?? {}) as Partial<MergedManifest>
  return corpus === FOLDER_VERSION && Array.isArray(parts) && finished !== undefined
}

/** The text of the manifest of a merged corpus. */
export function mergedText({ corpus, parts, finished }: MergedManifest): string {
  const lines = parts.map((part) => `\n  ${JSON.stringify(part)}`).join(',')
  return `{"corpus":${corpus},\n"parts":[${lines}\n],\n"finished":${JSON.stringify(finished)}}\n`
}

/** A corpus to merge, and the name of its folder. */
interface NamedCorpus extends FinishedCorpus {
  readonly folder: string
}

/** Throws a PuzzleError if corpora share a part, or if their grades or twins must not be compared. */
export function expectMergeable(corpora: readonly NamedCorpus[]): void {
  const seen = new Map<string, string>()
  let first: VersionedPart | undefined
  let firstGraded: VersionedPart | undefined
  for (const { folder, parts } of corpora) {
    for (const { checksum, recipe, versions } of parts) {
      const other = seen.get(checksum)
      if (other !== undefined) {
        const message = `${folder}: has the puzzles of the same recipe as ${other}; name one of them`
        throw new PuzzleError('conflict', message)
      }
      seen.set(checksum, folder)
      const part = { folder, versions }
      first ??= part
      expectSame('grade', first, part)
      if (!recipe.sets.some(({ grade }) => grade)) continue
      firstGraded ??= part
      expectSame('calibration', firstGraded, part)
    }
  }
}

interface VersionedPart {
  readonly folder: string
  readonly versions: Versions
}

/** What a version decides. Canonical forms, by which twins are found, are part of a grade. */
const DECIDES = { grade: 'grades and twins', calibration: 'degrees and stars' } as const

function expectSame(version: keyof typeof DECIDES, one: VersionedPart, other: VersionedPart): void {
  if (one.versions[version] === other.versions[version]) return
  const message = `${other.folder}: its ${version} version is ${other.versions[version]}, that of ${one.folder} is ${one.versions[version]}, so their ${DECIDES[version]} must not be mixed; make one of them again`
  throw new PuzzleError('conflict', message)
}

// How a corpus was made, for its data card: the recipe and the versions of each of its parts, so that anybody can make
// the same bytes again.

/** What a manifest says of a corpus that is finished. */
export type CompleteCorpus = Pick<MergedManifest, 'parts' | 'finished'>

/** The part of a card that tells how the puzzles were made. `program` exported them. */
export function makingText(program: string, corpus?: CompleteCorpus): string {
  if (!corpus) {
    return `## How it was made

Exported by ${program}. The made name of a puzzle, if it has one, states the family, the shape, the order, the seed and the version of the generator: \`puzzlewright generate MADE_NAME\` makes it again. \`puzzlewright corpus verify FILE --all\` checks a file of records.`
  }
  const { parts, finished } = corpus
  const isMerged = parts.length > 1
  const merged = isMerged
    ? `Merged from ${parts.length} corpora; of each, what is a twin of an earlier one was left out.\n\n`
    : ''
  const texts = parts.map(({ puzzles, ...part }, index) =>
    isMerged ? `### Corpus ${index + 1}: ${countOf(puzzles, 'puzzle')}\n\n${partText(part)}` : partText(part),
  )
  const end = isMerged
    ? `\n\n\`corpus merge\` of the finished corpora, in this order, puts them together.`
    : ''
  const dropped = Object.entries(finished.dropped).map(([why, number]) => droppedText(why, number))
  return `## How it was made

${merged}${texts.join('\n\n')}${end}

${dropped.length > 0 ? `Dropped: ${listed(dropped)}. ` : ''}The SHA-256 of the records is \`${finished.sha256}\`. Exported by ${program}.`
}

function droppedText(why: string, number: number): string {
  if (why === 'twins') return countOf(number, 'twin')
  return why === 'surplus' ? `${plainNumber(number)} more than were wanted` : `${plainNumber(number)} ${why}`
}

/** How the puzzles of one recipe were made. */
function partText({ checksum, recipe, versions }: Omit<CorpusPart, 'puzzles'>): string {
  const { seed, sets } = recipe
  const rows = sets.map(
    ({ family, shape, order, count, draws }) =>
      `| ${family} | ${shape} | ${order === '' ? 'any' : order} | ${plainNumber(count)} | ${plainNumber(draws)} |`,
  )
  return `With the seed \`${seed}\`, by puzzlewright ${versions.program} (generator ${versions.generator}, grade ${versions.grade}, calibration ${versions.calibration}, Node ${versions.node}). The recipe for people:

| family | shape | order | wanted | drawn |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

And for programs; the SHA-256 of this text is \`${checksum}\`:

\`\`\`json
${JSON.stringify(recipe)}
\`\`\`

Saved as recipe.json, it makes the same bytes again with these versions, on any machine:

\`\`\`sh
npx puzzlewright@${versions.program} corpus make recipe.json --out DIR
npx puzzlewright@${versions.program} corpus finish DIR
\`\`\``
}
