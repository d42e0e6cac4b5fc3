// How a corpus was made, for its data card: the recipe and the versions of each of its parts, so that anybody can make
// the same bytes again.

import { countOf, listed, plainNumber } from '../bench/report/numberTexts.ts'
import type { CorpusPart, MergedManifest } from './mergedCorpus.ts'

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
