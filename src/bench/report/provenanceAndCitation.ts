// The sections that tell a reader how a run was made: its provenance, its setup, and how to cite it.
//
// The provenance is the program, the machine and the command. A paper must state these three, and times mean nothing
// without them.

import { rollups } from 'd3-array'
import { escaped } from '../../render/svgElements.ts'
import type { Environment, ResultsHeader } from '../results.ts'
import { type Fact, factList } from './htmlElements.ts'
import { latexText } from './latexTable.ts'
import { countOf, plainNumber } from './numberTexts.ts'
import type { ReportData } from './reportData.ts'
import { unfinishedText } from './unfinishedContenders.ts'

/** The facts of the provenance. `reporter` is the program that makes the report. */
export function provenance(header: ResultsHeader, reporter: string): string {
  const { program, commit, environment, machine } = header
  const facts: Fact[] = [
    ['Program', commit === undefined ? program : `${program}, commit ${commit}`],
    ...(environment ? factsOf(environment) : []),
    ...(!environment && machine !== null ? [['Machine', machine] as const] : []),
    ['Report made by', reporter],
  ]
  return factList(facts)
}

const LIMITED_BY = {
  cgroup: 'a cgroup: all processes of a command together',
  ulimit: 'ulimit -v: the address space of each process of a command',
} as const

function factsOf(environment: Environment): Fact[] {
  const { began, command, workers, os, processor, cores, memory, memoryLimit, load, node } = environment
  return [
    ['Run began', began],
    ['Command', command],
    ['Searches at a time', plainNumber(workers)],
    ['Processor', `${processor}, ${countOf(cores, 'core')}`],
    ['Memory', `${plainNumber(memory)} MB`],
    ...(memoryLimit ? [['Memory limited by', LIMITED_BY[memoryLimit]] as const] : []),
    [
      'Load before the run',
      `${load.map((one) => one.toFixed(2)).join(', ')} (averages of 1, 5 and 15 minutes)`,
    ],
    ['Operating system', os],
    ['Node', node],
  ]
}

// The setup of a run: the puzzles, the task and the contenders, so that a reader can judge the results and repeat the run.

/** The facts of the setup. */
export function setup({ results: { header, rows } }: ReportData): string {
  return factList([
    ['Puzzles', corpusText(header)],
    ['Stars', starCounts(rows)],
    ['Question', taskText(header)],
    ['Limits of a search', limitsText(header)],
    ['Times', repeatsText(header)],
    ['Seed of random orders', header.seed],
  ])
}

// Texts that name the puzzles, the question and the limits of a run. The setup and the citation
// use the same words.

/** Names the puzzles: `suite v1 (150 puzzles), SHA-256 of its ids and stars …`. */
function corpusText({ corpus: { checksum, puzzles, suite } }: ResultsHeader): string {
  const number = countOf(puzzles, 'puzzle')
  return suite === undefined
    ? `${number}, SHA-256 of their ids and stars: ${checksum}`
    : `the frozen suite ${suite} of Puzzlewright, ${number}, SHA-256 of their ids and stars: ${checksum}`
}

/** States the question: `uniqueness: is there exactly one solution? …`. */
export function taskText({ task, limits: { solutions } }: ResultsHeader): string {
  if (task === 'satisfaction') return 'satisfaction (is there a solution?): a search ends with the first one'
  if (task === 'uniqueness') {
    return 'uniqueness (is there exactly one solution?): a search ends with the second one, or with the proof that there is none'
  }
  return solutions === null
    ? 'enumeration (what are the solutions?): a search ends when it has found all'
    : `enumeration (what are the solutions?): a search ends with solution ${plainNumber(solutions)}, or with the proof that there are fewer`
}

/** States the limits of a search: `50,000 nodes, no limit on time`. */
export function limitsText({ limits: { nodes, milliseconds, memory }, contenders }: ResultsHeader): string {
  const limit = (value: number | null, unit: string, noun: string) =>
    value === null ? `no limit on ${noun}` : `${plainNumber(value)} ${unit}`
  const hasExternal = contenders.some(({ kind }) => kind === 'external')
  return [
    limit(nodes, 'nodes', 'nodes'),
    limit(milliseconds, 'milliseconds', 'time'),
    ...(hasExternal || memory !== null
      ? [`${limit(memory, 'MB of memory', 'memory')} (external solvers)`]
      : []),
  ].join(', ')
}

/** States how many puzzles have each number of stars: `1 star: 20, 2 stars: 20`. */
function starCounts(rows: readonly { readonly puzzle: string; readonly stars: number | null }[]): string {
  const starsOf = new Map(rows.map(({ puzzle, stars }) => [puzzle, stars]))
  return rollups(
    Array.from(starsOf.values()),
    ({ length }) => length,
    (stars) => stars,
  )
    .sort(([one], [other]) => (one ?? Infinity) - (other ?? Infinity))
    .map(
      ([stars, puzzles]) =>
        `${stars === null ? 'not graded' : countOf(stars, 'star')}: ${plainNumber(puzzles)}`,
    )
    .join(', ')
}

/** Names the repeats: `3 searches of each puzzle by each contender, in 3 passes`. */
function repeatsText({ repeat, times }: ResultsHeader): string {
  if (!times) return 'not measured'
  return repeat === 1
    ? 'one search each'
    : `the shortest of ${plainNumber(repeat)} searches, in as many passes over the puzzles; for CPU times, the mean of the searches`
}

// The section on how to cite a report: what a paper must state so that readers can check it, a sentence that states all of
// it, and the program as BibTeX. CITATION.cff in the repository states the same authors and address.

/** The authors of the program. */
export const AUTHORS = 'The Puzzlewright developers'
/** The address of the program's repository. */
export const HOMEPAGE = 'https://github.com/puzzlewright/puzzlewright'

/** The contents of the section. `reporter` is the program that makes the report. */
export function cite(report: ReportData, title: string, reporter: string): string {
  const { header } = report.results
  return [
    '<p>State the corpus with its checksum, the question, the limits, the contenders, the seed and the version of the program. Keep the files of custom heuristics and the commands of external solvers. With all these, anyone can reproduce the same nodes, except in runs that a time limit ended. For times, state the processor and the ratio of the control as well.</p>\n',
    `<blockquote>${escaped(citationOf(report, title, reporter))}</blockquote>\n`,
    `<pre>${escaped(bibtexOf(header))}</pre>\n`,
  ].join('')
}

/** The sentences of a citation. */
function citationOf(
  { results: { header }, unfinished, entrants }: ReportData,
  title: string,
  reporter: string,
): string {
  const { seed, program, commit, environment } = header
  const warning = unfinishedText(unfinished)
  const source = commit === undefined ? '' : ` (commit ${commit})`
  const machine = environment ? ` on ${environment.processor}, ${environment.began.slice(0, 10)}` : ''
  return [
    `“${title}”: ${countOf(entrants.length, 'contender')} on ${corpusText(header)}`,
    `Question: ${taskText(header)}`,
    `${limitsText(header)}, seed ${seed}`,
    ...(warning ? [warning] : []),
    `Run by ${program}${source}${machine}, reported by ${reporter}, ${HOMEPAGE}`,
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ')
}

/** The program and the corpus as an entry of BibTeX. */
function bibtexOf(header: ResultsHeader): string {
  const { program, commit, corpus, environment } = header
  const version = program.split(' ').slice(1).join(' ')
  const source = commit === undefined ? '' : `, commit ${commit}`
  const suite = corpus.suite === undefined ? 'Corpus' : `Suite ${corpus.suite}`
  const fields: readonly (readonly [string, string])[] = [
    ['author', `{${AUTHORS}}`],
    ['title', `{Puzzlewright}: a laboratory for number puzzles`],
    ...(environment ? [['year', environment.began.slice(0, 4)] as const] : []),
    ['howpublished', `\\url{${HOMEPAGE}}`],
    ['note', latexText(`Version ${version}${source}. ${suite} with SHA-256 ${corpus.checksum}`)],
  ]
  const width = Math.max(...fields.map(([name]) => name.length))
  return `@misc{puzzlewright,\n${fields.map(([name, value]) => `  ${name.padEnd(width)} = {${value}}`).join(',\n')}\n}`
}
