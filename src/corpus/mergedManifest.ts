// The manifest of a corpus that was merged from several. It keeps the seed, recipe and versions of each part, because
// these differ. Corpora are refused if the values in their records are not comparable.
//
//   {"corpus":2,"parts":[{"checksum":"...","recipe":{...},"versions":{...},"puzzles":4990},...],"finished":{...}}

import { countOf, listed, plainNumber } from '../bench/report/numberTexts.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import { jsonOf } from '../formats/tryParseJson.ts'
import { type CorpusManifest, type Finished, FOLDER_VERSION, parseManifestText } from './manifest.ts'

/** The origin of a part of the puzzles of a corpus. */
interface CorpusPart extends Pick<CorpusManifest, 'checksum' | 'recipe' | 'versions'> {
  /** The number of puzzles of this part in the corpus. */
  readonly puzzles: number
}

/** The contents of a manifest, of a corpus that was made from one recipe or merged. */
export interface FinishedCorpus {
  /** The parts; a single one if the corpus was not merged. */
  readonly parts: readonly CorpusPart[]
  /** The result of the last pass; undefined if the corpus is not finished. */
  readonly finished?: Finished | undefined
}

/** The contents of the manifest of a finished corpus, which are all that the manifest of a merged corpus has. */
export interface CompleteCorpus extends FinishedCorpus {
  readonly finished: Finished
}

/** Reads the parts from the text of any manifest. Throws a PuzzleError. */
export function parseFinishedCorpus(text: string): FinishedCorpus {
  const merged = (jsonOf(text) ?? {}) as Partial<CompleteCorpus & { corpus: number }>
  const { corpus, parts } = merged
  if (corpus === FOLDER_VERSION && Array.isArray(parts) && merged.finished) return { ...merged, parts }
  const { checksum, recipe, versions, finished } = parseManifestText(text)
  return { parts: [{ checksum, recipe, versions, puzzles: finished?.puzzles ?? 0 }], finished }
}

/** The text of the manifest of a merged corpus. */
export function mergedText({ parts, finished }: CompleteCorpus): string {
  const lines = parts.map((part) => `\n  ${JSON.stringify(part)}`).join(',')
  return `{"corpus":${FOLDER_VERSION},\n"parts":[${lines}\n],\n"finished":${JSON.stringify(finished)}}\n`
}

/**
 * The values that depend on each version. The version of grades also covers canonical forms, by which twins are found.
 */
const DECIDES = { grade: 'grades and twins', calibration: 'degrees and stars' } as const

/** Throws a PuzzleError if corpora share a part, or if their grades or twins are not comparable. */
export function expectMergeable(corpora: readonly (FinishedCorpus & { readonly folder: string })[]): void {
  const parts = corpora.flatMap(({ folder, parts }) => parts.map((part) => ({ folder, ...part })))
  const seen = new Map<string, string>()
  for (const part of parts) {
    const { folder, checksum, recipe } = part
    const other = seen.get(checksum)
    if (other !== undefined) {
      const message = `${folder}: has the puzzles of the same recipe as ${other}; name only one of them`
      throw new PuzzleError('conflict', message)
    }
    seen.set(checksum, folder)
    expectSame('grade', parts[0], part)
    if (isGraded(recipe)) expectSame('calibration', parts.find((one) => isGraded(one.recipe)) ?? part, part)
  }
}

const isGraded = ({ sets }: CorpusPart['recipe']) => sets.some(({ grade }) => grade)

type FolderPart = Pick<CorpusPart, 'versions'> & { readonly folder: string }

function expectSame(version: keyof typeof DECIDES, one: FolderPart, other: FolderPart): void {
  if (one.versions[version] === other.versions[version]) return
  const message = `${other.folder}: its ${version} version is ${other.versions[version]}, but the ${version} version of ${one.folder} is ${one.versions[version]}, so their ${DECIDES[version]} must not be mixed; make one of them again`
  throw new PuzzleError('conflict', message)
}

// Describes for the data card how a corpus was made: the recipe and the versions of each part, so that anybody can
// reproduce the same bytes.

/** The section of a card that says how the puzzles were made. `program` is the program that exported them. */
export function makingText(program: string, corpus?: CompleteCorpus): string {
  if (!corpus) {
    return `## How it was made

Exported by ${program}. The made name of a puzzle, if it has one, states the family, the shape, the order, the seed and the version of the generator: \`puzzlewright generate MADE_NAME\` makes it again. \`puzzlewright corpus verify FILE --all\` checks a file of records.`
  }
  const { parts, finished } = corpus
  const isMerged = parts.length > 1
  const merged = isMerged
    ? `Merged from ${parts.length} corpora. Puzzles that are twins of earlier ones were left out.\n\n`
    : ''
  const texts = parts.map(({ puzzles, ...part }, index) =>
    isMerged ? `### Corpus ${index + 1}: ${countOf(puzzles, 'puzzle')}\n\n${partText(part)}` : partText(part),
  )
  const end = isMerged
    ? `\n\nTo make the merged corpus again, run \`corpus merge\` with these corpora in this order.`
    : ''
  const dropped = Object.entries(finished.dropped).map(([why, number]) => droppedText(why, number))
  return `## How it was made

${merged}${texts.join('\n\n')}${end}

${dropped.length > 0 ? `Dropped: ${listed(dropped)}. ` : ''}The SHA-256 of the records is \`${finished.sha256}\`. Exported by ${program}.`
}

function droppedText(why: string, number: number): string {
  if (why === 'twins') return countOf(number, 'twin')
  return why === 'surplus'
    ? `${plainNumber(number)} more than the recipe asks for`
    : `${plainNumber(number)} ${why}`
}

/** Describes how the puzzles of one part were made. */
function partText({ checksum, recipe, versions }: Omit<CorpusPart, 'puzzles'>): string {
  const { seed, sets } = recipe
  const rows = sets.map(
    ({ family, shape, order, count, draws }) =>
      `| ${family} | ${shape} | ${order === '' ? 'any' : order} | ${plainNumber(count)} | ${plainNumber(draws)} |`,
  )
  return `Made by puzzlewright ${versions.program} with the seed \`${seed}\` (generator ${versions.generator}, grade ${versions.grade}, calibration ${versions.calibration}, Node ${versions.node}). The recipe for people:

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
