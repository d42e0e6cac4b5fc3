// The findings of a report: which contenders the task cannot tell apart, how much of a ratio of times is noise, which
// contender is best over all puzzles, and a few sentences for each family and shape. Only certain statements are made: a
// mean with capped puzzles is only a bound, so no ranking follows from it; a difference is called significant only if it
// has a star; and contenders with missing rows are left out.

import { group } from 'd3-array'
import type { VariableOrderName } from '../../kernel/heuristics.ts'
import type { ContenderName, ResultsHeader } from '../results.ts'
import { noiseOf, ratioBetween } from '../statistics/comparePair.ts'
import type { Ratio, StatisticsSection, Summary } from '../statistics/statistics.ts'
import { countOf, factorText, intervalText, listed, threeFigures } from './numberTexts.ts'
import type { ReportData } from './reportData.ts'
import { MEASURES, type ReportMeasure } from './reportData.ts'

/** Returns the findings, general ones first. */
export function findingsOf(report: ReportData): string[] {
  const left = new Set(report.unfinished.map(({ contender }) => contender))
  const families = report.statistics.byFamily.flatMap((section) => {
    const summaries = section.summaries.filter(({ contender }) => !left.has(contender))
    if (summaries.length === 0) return []
    const isWhole = summaries.length === section.summaries.length
    return findingOf({ ...section, summaries }, report.measures, isWhole)
  })
  const general = [noiseText(report), left.size === 0 ? portfolioText(report) : undefined]
  return [
    ...taskNotes(report.results.header),
    ...general.filter((sentence) => sentence !== undefined),
    ...families,
  ]
}

/** States how much of a ratio of times is noise; undefined if the control does not show it. */
function noiseText({ statistics: { all } }: ReportData): string | undefined {
  const noise = noiseOf(all.control)
  return noise
    ? `Over all puzzles, a ratio of times from ${factorText(noise.low)} to ${factorText(noise.high)} may be noise: this is the interval of the control.`
    : undefined
}

/** Names the single best contender and its distance from the virtual best; undefined if no contender can be named. */
export function portfolioText({ statistics: { all } }: ReportData): string | undefined {
  const { singleBest, virtualBest, portfolioBy, summaries, portfolio } = all
  const measure = MEASURES.find(({ name }) => name === portfolioBy)
  const figures = summaries.find(({ contender }) => contender === singleBest)?.[portfolioBy]
  if (singleBest === null || !measure || !figures || portfolio.length < 2) return undefined
  const best = virtualBest[portfolioBy]
  const isComparable = best.geometricMean !== null && !best.meanBound && best.of === figures.of
  const name = `By ${measure.noun}, the single best contender over all puzzles is ${singleBest}`
  if (!isComparable || figures.geometricMean === null || best.geometricMean === null) return `${name}.`
  const factor = threeFigures(figures.geometricMean / best.geometricMean)
  const least = figures.meanBound ? 'at least ' : ''
  return `${name}; it ${TAKES[measure.noun]} ${least}${factor} times as ${AS[measure.noun]} as the virtual best.`
}

const TAKES = { nodes: 'opens', time: 'takes' } as const
const COMPARED = { nodes: 'whose nodes can be compared', time: 'whose times are known' } as const
const AS = { nodes: 'many nodes', time: 'long' } as const

function findingOf(section: StatisticsSection, measures: readonly ReportMeasure[], isWhole: boolean): string {
  const { title, puzzles, summaries } = section
  const complete = summaries.filter(({ rows, solved }) => rows === puzzles && solved === puzzles)
  if (complete.length === 0) return `${title}: ${mostText(section)}`
  const of = isWhole ? '' : ' that have finished'
  const who =
    summaries.length === 1
      ? `${summaries[0].contender} solved`
      : complete.length < summaries.length
        ? `${complete.length} of ${summaries.length} contenders${of} solved`
        : `${complete.length === 2 ? 'both' : `all ${complete.length}`} contenders${of} solved`
  const what = puzzles === 1 ? 'the only puzzle' : `all ${countOf(puzzles, 'puzzle')}`
  const best = measures.flatMap((measure) => bestText(complete, section, measure) ?? [])
  return [`${title}: ${who} ${what}.`, ...best].join(' ')
}

/**
 * Names the contender with the least mean among those that solved all puzzles, and states the distance of the next one;
 * undefined unless at least two can be compared by the measure.
 */
function bestText(
  complete: readonly Summary[],
  section: StatisticsSection,
  measure: ReportMeasure,
): string | undefined {
  const known = complete
    .flatMap((summary) => {
      const { of, geometricMean } = summary[measure.name]
      return geometricMean === null || of < summary.solved
        ? []
        : [{ name: summary.contender, mean: geometricMean }]
    })
    .sort((one, other) => one.mean - other.mean)
  if (known.length < 2) return undefined
  const least = known[0].mean
  const best = known.filter(({ mean }) => mean === least).map(({ name }) => name)
  const which = complete.length === section.summaries.length ? '' : ' of these'
  const whose =
    known.length < complete.length
      ? `Of the ${known.length}${which} ${COMPARED[measure.noun]}`
      : `By ${measure.noun}`
  const mean = `geometric mean of ${measure.text(least)}`
  if (best.length > 1) return `${whose}, ${listed(best)} are best, each with a ${mean}.`
  const next = nextText(
    known[1].name,
    ratioBetween(section.pairs, best[0], known[1].name, measure.name)?.ratio ?? null,
    measure,
  )
  return `${whose}, ${best[0]} is best with a ${mean}; ${next}.`
}

/** States how far the second contender is behind the best. */
function nextText(next: string, ratio: Ratio | null, { noun }: ReportMeasure): string {
  if (!ratio) return `the next is ${next}`
  const times = `the next, ${next}, ${TAKES[noun]} ${factorText(ratio.ratio)} times as ${noun === 'time' ? 'long' : 'many'}`
  if (ratio.p === null) return `${times}, on too few puzzles for a test`
  const interval = intervalText(ratio)
  const verdict = ratio.isSignificant ? 'a significant difference' : 'which is not significant'
  return `${times} (95 % interval ${interval}), ${verdict}`
}

function mostText({ puzzles, summaries }: StatisticsSection): string {
  const most = Math.max(...summaries.map(({ solved }) => solved))
  const all = countOf(puzzles, 'puzzle')
  if (most === 0) return `no contender solved any of ${all}.`
  const best = summaries.filter(({ solved }) => solved === most).map(({ contender }) => contender)
  return `no contender solved all ${all}; ${listed(best)} solved the most, ${most}${best.length > 1 ? ' each' : ''}.`
}

// The effect of a run's task on the comparison of value orders. A search that must exhaust its tree visits all
// alternatives, in whatever order: if the choice of cells depends on the state alone, all value orders open the same nodes.
// A good order saves nodes only if the search may stop at a solution.
//
// Variable orders that learn from contradictions or draw random numbers depend on the sequence of states, which the value
// order determines. So another value order leads to other nodes even in a proof.

/** The variable orders whose choice depends on the state alone. */
const FORGETFUL: readonly string[] = [
  'fewest-alternatives',
  'fewest-candidates',
  'row-major',
  'fullest-group',
] satisfies readonly VariableOrderName[]

/**
 * The groups of names of contenders that differ only in the value order and choose cells by the state alone. Custom
 * orders are left out, because they may learn.
 */
export function differOnlyInValueOrder(contenders: readonly ContenderName[]): string[][] {
  const composed = contenders
    .filter(({ kind, checksum }) => kind === 'own' && checksum === undefined)
    .map(({ name }) => ({ name, parts: name.split('/') }))
    .filter(({ parts: [, variables, values] }) => values !== undefined && FORGETFUL.includes(variables))
  const same = group(composed, ({ parts: [strength, variables] }) => `${strength}/${variables}`)
  return Array.from(same.values(), (each) => each.map(({ name }) => name)).filter(({ length }) => length > 1)
}

/**
 * The sentences about contenders that the task of a run cannot tell apart; empty if a search may stop at its first
 * solution.
 */
export function taskNotes({
  task,
  limits,
  contenders,
}: Pick<ResultsHeader, 'task' | 'limits' | 'contenders'>): string[] {
  if (task === 'satisfaction') return []
  const but =
    limits.solutions === null
      ? ''
      : `, except on puzzles with ${limits.solutions} solutions or more, where it stops at number ${limits.solutions}`
  return differOnlyInValueOrder(contenders).map(
    (names) =>
      `${names.join(', ')} differ only in the value order, which cannot change the nodes of a search of the whole tree${but}; use --limit 1 (one solution) to compare them.`,
  )
}
