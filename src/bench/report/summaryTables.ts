// The tables of contenders: who took part, and the results of each. The page and the files use the same
// statistics.

import type {
  Figures,
  PairStatistics,
  Ratio,
  RunStatistics,
  StatisticsSection,
  Summary,
  Tally,
} from '../statistics/statistics.ts'
import { averaged, counted, timed, totalled } from './columns.ts'
import { plainNumber, threeFigures } from './numberTexts.ts'
import type { ReportMeasure } from './reportData.ts'
import { letteredName, type ReportData } from './reportData.ts'
import { boundedCell, type Cell, type Column, type Table } from './table.ts'

/** The digits of a checksum that a table on paper has room for. */
export const PAPER_DIGITS = 12

/** The table of the contenders with their letters; the control has none. On paper, checksums are shortened. */
export function contendersTable(
  { entrants, results: { header } }: Pick<ReportData, 'entrants' | 'results'>,
  isOnPaper = false,
): Table {
  const digits = isOnPaper ? PAPER_DIGITS : undefined
  const all = header.contenders
  const hasChecksum = all.some(({ checksum }) => checksum !== undefined)
  return {
    columns: [
      { key: 'letter', title: '' },
      { key: 'contender', title: 'Contender' },
      { key: 'kind', title: 'Kind' },
      { key: 'what', title: 'What it does', isWide: true },
      ...(hasChecksum ? [{ key: 'checksum', title: 'SHA-256 of its file', short: 'SHA-256' }] : []),
    ],
    rows: all.map(({ name, kind, what, checksum }) => [
      entrants.find((entrant) => entrant.name === name)?.letter ?? null,
      name,
      kind,
      what,
      ...(hasChecksum ? [checksum?.slice(0, digits) ?? null] : []),
    ]),
  }
}

/** The results of each contender on the puzzles of a section, and those of the virtual best of several. */
export function summaryTable(section: StatisticsSection, report: ReportData): Table {
  const { statistics, measures, entrants } = report
  const shown: Shown = {
    partial: measures.filter((measure) => isPartial(statistics.all, measure)),
    hasProcessorTime: hasProcessorTime(statistics.all),
  }
  const best = section.summaries.length > 1 ? [section.virtualBest] : []
  return {
    columns: [
      { key: 'contender', title: 'Contender' },
      ...['Given', 'Solved', 'Capped', 'Failed'].map(counted),
      ...measures.flatMap((measure) => figureColumns(measure, shown)),
      ...(shown.hasProcessorTime ? [processorColumn(report)] : []),
    ],
    rows: [
      ...section.summaries.map((summary) => [
        letteredName(summary.contender, entrants),
        ...summaryCells(summary, measures, shown),
      ]),
      ...best.map((summary) => ['virtual best', ...summaryCells(summary, measures, shown)]),
    ],
  }
}

/** What the rows of a run make it necessary to show. */
interface Shown {
  /** The measures whose figures leave out rows of some contender. */
  readonly partial: readonly ReportMeasure[]
  readonly hasProcessorTime: boolean
}

function isPartial({ summaries }: StatisticsSection, { name }: ReportMeasure): boolean {
  return summaries.some((summary) => summary[name].of > 0 && summary[name].of < summary.rows)
}

function hasProcessorTime({ summaries }: StatisticsSection): boolean {
  return summaries.some(({ cpuMilliseconds }) => cpuMilliseconds.total !== null)
}

/** Of repeats, times on a processor are means, while wall times are the least. */
function processorColumn({ results: { header } }: ReportData): Column {
  const short = header.repeat > 1 ? 'CPU total (mean)' : 'CPU total'
  return { ...timed('Total CPU time'), isBounded: true, short, group: 'Time' }
}

function figureColumns(measure: ReportMeasure, { partial }: Shown): Column[] {
  return [
    ...(partial.includes(measure) ? [{ ...averaged(measure, 'Of', false), ...COUNT }] : []),
    totalled(measure),
    averaged(measure, 'Geometric mean', true),
    averaged(measure, 'PAR2', false),
  ]
}

const COUNT = { format: plainNumber, scale: () => ({ format: plainNumber }) }

function summaryCells(summary: Summary, measures: readonly ReportMeasure[], shown: Shown): Cell[] {
  const { rows, solved, capped, failed, cpuMilliseconds } = summary
  return [
    rows,
    solved,
    capped,
    failed,
    ...measures.flatMap((measure) => figureCells(summary[measure.name], shown.partial.includes(measure))),
    ...(shown.hasProcessorTime ? [boundedCell(cpuMilliseconds.total, cpuMilliseconds.totalBound)] : []),
  ]
}

function figureCells(figures: Figures, isPartial: boolean): Cell[] {
  const { of, total, totalBound, geometricMean, meanBound, par2 } = figures
  return [
    ...(isPartial ? [of] : []),
    boundedCell(total, totalBound),
    boundedCell(geometricMean, meanBound),
    par2,
  ]
}

/** The sections of a run, in the order of the page. */
function sectionsOf({ all, byFamily, byStars }: RunStatistics): StatisticsSection[] {
  return [all, ...byFamily, ...byStars]
}

/** The summaries of all sections, for CSV. */
export function allSummaries(report: ReportData): Table {
  const sections = sectionsOf(report.statistics)
  const { columns } = summaryTable(sections[0], report)
  return {
    columns: [{ key: 'section', title: 'Section' }, ...columns],
    rows: sections.flatMap((section) =>
      summaryTable(section, { ...report, entrants: [] }).rows.map((row) => [section.title, ...row]),
    ),
  }
}

const PAIR_FIELDS = [
  'one',
  'other',
  'puzzles',
  'bothSolved',
  'onlyOne',
  'onlyOther',
] as const satisfies readonly (keyof PairStatistics)[]
const TALLY_FIELDS = ['wins', 'ties', 'losses'] as const satisfies readonly (keyof Tally)[]
const RATIO_FIELDS = [
  'of',
  'ratio',
  'low',
  'high',
  'bound',
  'p',
  'holm',
] as const satisfies readonly (keyof Ratio)[]

/** The pairs of all sections by all measures, for CSV. */
export function allPairs({ statistics, measures }: ReportData): Table {
  const keys = ['section', 'measure', ...PAIR_FIELDS, ...TALLY_FIELDS, ...RATIO_FIELDS, 'isSignificant']
  return {
    columns: keys.map((key) => ({
      key: key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      title: key,
    })),
    rows: sectionsOf(statistics).flatMap(({ title, pairs }) =>
      pairs.flatMap((pair) =>
        measures.flatMap((measure) => {
          const ratio = pair[measure.name]
          const tally = pair.tallies[measure.name]
          if (!ratio || !tally) return []
          const figures = RATIO_FIELDS.map((field) => ratio[field] ?? null)
          return [
            [
              title,
              measure.noun,
              ...PAIR_FIELDS.map((field) => pair[field]),
              ...TALLY_FIELDS.map((field) => tally[field]),
              ...figures,
              ratio.isSignificant ? 'yes' : 'no',
            ],
          ]
        }),
      ),
    ),
  }
}

// The table of the control in each section.

/** How many times as long the control took as the first contender, which is the same; empty without a control. */
export function controlTable(statistics: RunStatistics): Table {
  return {
    columns: [
      { key: 'section', title: 'Section' },
      counted('Of'),
      { key: 'ratio', title: 'Control / first, time', format: threeFigures, isBounded: true },
      { key: 'low', title: '95 % interval from', format: threeFigures },
      { key: 'high', title: 'to', format: threeFigures },
    ],
    rows: sectionsOf(statistics).flatMap(({ title, control }) =>
      control
        ? [[title, control.of, boundedCell(control.ratio, control.bound), control.low, control.high]]
        : [],
    ),
  }
}
