// The data card of an exported corpus: its contents, how it was made, the meaning of its columns, and how far its
// grades can be trusted. Its form is that of the dataset cards of Hugging Face (huggingface/hub-docs, datasetcard.md):
// a README.md with a head in YAML that names the files.

import { groups } from 'd3-array'
import { countOf, listed, plainNumber } from '../bench/report/numberTexts.ts'
import { AUTHORS, HOMEPAGE } from '../bench/report/provenanceAndCitation.ts'
import { TIERS } from '../families/inference.ts'
import { findFamily } from '../families/registry.ts'
import { STARS } from '../grader/stars.ts'
import { type CorpusColumn, columnsOf, DERIVED, type RowForm } from './columns.ts'
import { type CorpusStats, countOfTier, type KindStats } from './corpusStats.ts'
import { COMPARED_FAMILIES, comparisonTable } from './gradeAgreementTable.ts'
import { type CompleteCorpus, makingText } from './mergedManifest.ts'
import { type PromptFacts, promptColumns, promptsPart } from './prompts/promptCard.ts'

/** A file of an export. */
export interface CardFile {
  /** The name of the file. */
  readonly name: string
  /** The family of the puzzles; left out if the file may hold several families. */
  readonly family?: string
  /** The part of the corpus in this file, such as `train`; left out if the file holds the complete corpus. */
  readonly part?: string
  /** The number of puzzles. */
  readonly puzzles: number
  /** The number of bytes. */
  readonly bytes: number
  /** The SHA-256 of the file. */
  readonly sha256: string
}

/** The facts for a card. */
export interface CardFacts {
  /** The files in their order. */
  readonly files: readonly CardFile[]
  /** The statistics of their puzzles. */
  readonly stats: CorpusStats
  /** The form of the rows in the files. */
  readonly form: RowForm
  /** Whether the files have nested records, as JSON Lines do, in place of rows of columns. */
  readonly isNested: boolean
  /** Set if the rows are prompts: their language, and the number of puzzles on each rung of the ladder of degrees. */
  readonly prompts?: PromptFacts
  /** The name and version of the program that exported the files. */
  readonly program: string
  /**
   * The facts in the manifest of a finished corpus. Without a manifest the records cannot be trusted, so the card
   * claims nothing about their solutions, twins, origin and licence.
   */
  readonly corpus?: CompleteCorpus
  /** The parts with their shares, and the seed of the split; left out if there are none. */
  readonly split?: string
}

/** The names of the files in the head of a card. */
export function cardFiles(card: string): string[] {
  const [, head = ''] = card.split('---\n')
  return Array.from(head.matchAll(/^ {4}(?:path:|-) (".*")$/gm), ([, name]) => JSON.parse(name))
}

/** The first line of a card's head, which distinguishes a card from other README files. */
export const CARD_MARK = '# Written by puzzlewright corpus export, which replaces this file.'

/** The text of a card. */
export function dataCard(facts: CardFacts): string {
  const parts = [
    ...[cardHead(facts), summary(facts), filesPart(facts), countsPart(facts.stats), columnsPart(facts)],
    ...(facts.prompts ? [promptsPart(facts.prompts, facts.files[0].name)] : []),
    ...[makingText(facts.program, facts.corpus), trustPart(facts.stats), citePart(facts)],
  ]
  return `${parts.join('\n\n')}\n`
}

/** The limits between the sizes for which Hugging Face has names: 1000, and each limit ten times the one before. */
const BORDERS = ['1K', '10K', '100K', '1M', '10M', '100M', '1B']

/** The name of a size: `n<1K`, `1K<n<10K`, `n>1B`. */
function sizeOf(puzzles: number): string {
  const index = BORDERS.findIndex((_, power) => puzzles < 1000 * 10 ** power)
  if (index < 0) return `n>${BORDERS[BORDERS.length - 1]}`
  return index === 0 ? `n<${BORDERS[0]}` : `${BORDERS[index - 1]}<n<${BORDERS[index]}`
}

/**
 * The tasks for which the data can be used, in the terms of Hugging Face: to write a solution, and to predict a grade
 * from the columns.
 */
const tasksOf = (stats: CorpusStats) => [
  'text-generation',
  ...(isGraded(stats) ? ['tabular-regression'] : []),
]

function cardHead({ files, stats, form, corpus, prompts }: CardFacts): string {
  const tags = [
    ...['number-puzzles', ...familiesOf(stats), 'constraint-satisfaction', 'synthetic'],
    ...(prompts ? ['reasoning'] : []),
  ]
  const tasks = prompts ? ['text-generation', 'question-answering'] : tasksOf(stats)
  return [
    '---',
    CARD_MARK,
    `pretty_name: ${JSON.stringify(titleOf(stats, prompts))}`,
    ...(corpus ? ['license: mit'] : []),
    ...(prompts ? [`language:\n- ${prompts.language}`] : []),
    `task_categories:\n${tasks.map((task) => `- ${task}`).join('\n')}`,
    `size_categories:\n- ${sizeOf(stats.puzzles)}`,
    `tags:\n${tags.map((tag) => `- ${tag}`).join('\n')}`,
    'configs:',
    ...configLines(form === 'whole' ? 'default' : 'compact', files),
    ...Array.from(groups(files, ({ family }) => family)).flatMap(([family, own]) =>
      family === undefined ? [] : configLines(family, own),
    ),
    '---',
  ].join('\n')
}

/** The lines of a configuration, which programs load by its name: they list the files of each part. */
function configLines(name: string, files: readonly CardFile[]): string[] {
  const splits = Array.from(
    groups(files, ({ part = 'train' }) => part),
    ([part, own]) => {
      const names = own.map((file) => JSON.stringify(file.name))
      const paths =
        names.length === 1
          ? `path: ${names[0]}`
          : ['path:', ...names.map((each) => `- ${each}`)].join('\n    ')
      return `  - split: ${part}\n    ${paths}`
    },
  )
  return [`- config_name: ${name}`, '  data_files:', ...splits]
}

/** Whether any puzzle has a grade. */
const isGraded = ({ kinds }: Pick<CorpusStats, 'kinds'>) => kinds.some(({ graded }) => graded > 0)

function familiesOf({ kinds }: Pick<CorpusStats, 'kinds'>): string[] {
  return Array.from(new Set(kinds.map(({ family }) => family)))
}

function titleOf(stats: CorpusStats, prompts: CardFacts['prompts']): string {
  const names = familiesOf(stats).map(titleOfFamily)
  const plain = isGraded(stats) ? 'Graded puzzles' : 'Puzzles'
  const what = prompts ? `${plain} as prompts` : plain
  return names.length === 0 ? 'No puzzles' : `${what}: ${listed(names)}`
}

/** The printed name of a family, followed by its name in the tables if that is another word. */
function titleOfFamily(family: string): string {
  const { name } = findFamily(family).words.en
  return name.replaceAll(' ', '').toLowerCase().startsWith(family) ? name : `${name} (${family})`
}

function summary({ stats, corpus, form, prompts }: CardFacts): string {
  const what = corpus
    ? `${countOf(stats.puzzles, 'number puzzle')}, generated by [Puzzlewright](${HOMEPAGE}). Each is proved to have exactly one solution. ${twinsText(stats)}`
    : `${countOf(stats.puzzles, 'number puzzle')} from a file of records of [Puzzlewright](${HOMEPAGE}). Their solutions, twins and origin were not checked.`
  const grades = isGraded(stats)
    ? ' Grades state how long a puzzle takes (degree, stars) and what reasoning it needs (tier, techniques).'
    : ''
  const left =
    form === 'compact'
      ? ` The fields ${DERIVED.join(', ')} are left out, since they can be derived: \`puzzlewright corpus export FILE --format jsonl --out OUT\` restores them from Parquet or JSON Lines.`
      : ''
  const origin = corpus
    ? '\n\nThe puzzles come from random numbers: none was taken from a publication, and they hold no personal data.'
    : ''
  return `# ${titleOf(stats, prompts)}\n\n${what}${grades}${left}${origin}`
}

function twinsText({ kinds }: CorpusStats): string {
  const distinct = 'No two are twins: none can be turned into another by any symmetry of its rules'
  const looks = kinds.reduce((sum, kind) => sum + kind.looks, 0)
  if (looks > 0) {
    return `${distinct}. ${countOf(looks, 'puzzle')} have too many symmetries: for them, only turned, mirrored and relabelled copies were looked for.`
  }
  if (kinds.every(({ graded, puzzles }) => graded === puzzles)) return `${distinct}.`
  return `${distinct}. If a puzzle has too many symmetries, only turned, mirrored and relabelled copies were looked for; puzzles without a grade do not state whether this is so.`
}

function filesPart({ files, split }: CardFacts): string {
  const rows = files.map(
    ({ name, part, puzzles, bytes, sha256 }) =>
      `| ${name} | ${part ?? 'all'} | ${plainNumber(puzzles)} | ${plainNumber(bytes)} | \`${sha256}\` |`,
  )
  const parts =
    split === undefined
      ? ''
      : `\n\nThe parts (${split}) depend on a hash of each puzzle's canonical form alone, so that twins are never in two parts.`
  return `## Files

| file | part | puzzles | bytes | SHA-256 |
| --- | --- | --- | --- | --- |
${rows.join('\n')}${parts}`
}

function countsPart({ kinds }: CorpusStats): string {
  const numbers = (values: readonly number[]) => values.map(plainNumber).join(' | ')
  const hasGrades = isGraded({ kinds })
  const grades = (kind: KindStats) =>
    hasGrades ? [...kind.stars, ...TIERS.map((tier) => countOfTier(kind, tier))] : []
  const row = (kind: KindStats) =>
    `| ${kind.family} ${kind.shape} | ${numbers([kind.puzzles, ...grades(kind)])} |`
  const gradeHeads = [...STARS.map((stars) => countOf(stars, 'star')), ...TIERS]
  const heads = ['puzzles', ...(hasGrades ? gradeHeads : [])]
  return `## Counts

| family and shape | ${heads.join(' | ')} |
| --- |${' --- |'.repeat(heads.length)}
${kinds.map(row).join('\n')}`
}

function columnsPart({ form, isNested, stats, prompts }: CardFacts): string {
  if (prompts) return promptColumns()
  const hasGrades = isGraded(stats)
  const told = columnsOf(form).filter(({ path }) => hasGrades || path?.split('.')[0] !== 'grade')
  const rows = told.map((column) => columnRow(column, isNested))
  const nested = isNested && form === 'whole'
  return `## ${nested ? 'Fields' : 'Columns'}

| ${nested ? 'field' : 'column'} | type | meaning |
| --- | --- | --- |
${rows.join('\n')}

A ${nested ? 'field that is left out' : 'null'} means that the record does not state it.${hasGrades || isNested ? '' : ' All further columns are null.'}`
}

function columnRow({ name, path = name, type, meaning }: CorpusColumn, isNested: boolean): string {
  return `| \`${isNested ? path : name}\` | ${type} | ${meaning.replaceAll('|', '\\|')} |`
}

function trustPart(stats: CorpusStats): string {
  const graded = familiesOf({ kinds: stats.kinds.filter((kind) => kind.graded > 0) })
  if (graded.length === 0) return '## Grades\n\nThe puzzles have no grades.'
  const own = COMPARED_FAMILIES.filter((family) => graded.includes(family))
  const others = graded.filter((family) => !own.includes(family))
  const table = own.length > 0 ? `\n\n${comparisonTable(own)}` : ''
  const missing =
    others.length > 0
      ? `\n\nGrades of ${listed(others)} were not compared with people or other programs.`
      : ''
  return `## How grades agree with people

Degrees and stars compare puzzles within a family and shape: three stars in two families do not take equally long. Correlations are rank correlations with 95 % bootstrap intervals; the last column has the agreement on each half of a set, with weights chosen on the other half.${table}${missing}`
}

function citePart({ corpus }: CardFacts): string {
  if (!corpus)
    return '## Licence\n\nThe program that wrote this card does not know the licence of the puzzles.'
  const { parts } = corpus
  const checksums = parts.map(({ checksum }) => checksum)
  return `## Licence and citation

The puzzles are under the MIT licence, as the program is.

\`\`\`bibtex
@misc{puzzlewright,
  author       = {${AUTHORS}},
  title        = {{Puzzlewright}: a corpus of number puzzles},
  howpublished = {\\url{${HOMEPAGE}}},
  note         = {Version ${parts[0].versions.program}. ${checksums.length === 1 ? 'Recipe' : 'Recipes'} ${checksums.join(', ')}.}
}
\`\`\``
}
