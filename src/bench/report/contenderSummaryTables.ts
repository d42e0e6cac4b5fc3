// The tables of contenders: the list of contenders, and their results. The page and the files use the same
// statistics.

import type { ContenderName } from '../results.ts'
import type { Figures, RunStatistics, StatisticsSection, Summary } from '../statistics/statistics.ts'
import { plainNumber, threeFigures } from './numberTexts.ts'
import { letteredName, type ReportData, type ReportMeasure } from './reportData.ts'
import { averaged, CONTENDER, counted, textColumn, timed, totalled } from './sharedColumns.ts'
import { boundedCell, type Field, fieldTable, type Table } from './tableAndCsv.ts'

/** The number of digits to which checksums are shortened in a table on paper. */
export const PAPER_DIGITS = 12

/** The table of the contenders with their letters; the control has no letter. On paper, checksums are shortened. */
export function contendersTable(
  { entrants, results: { header } }: Pick<ReportData, 'entrants' | 'results'>,
  isOnPaper = false,
): Table {
  const digits = isOnPaper ? PAPER_DIGITS : undefined
  const all = header.contenders
  const hasChecksum = all.some(({ checksum }) => checksum !== undefined)
  return fieldTable(all, [
    [
      textColumn('', { key: 'letter' }),
      ({ name }) => entrants.find((one) => one.name === name)?.letter ?? null,
    ],
    [CONTENDER, ({ name }) => name],
    [textColumn('Kind'), ({ kind }) => kind],
    [textColumn('What it does', { key: 'what', isWide: true }), ({ what }) => what],
    ...(hasChecksum
      ? [[CHECKSUM, ({ checksum }) => checksum?.slice(0, digits) ?? null] satisfies Field<ContenderName>]
      : []),
  ])
}

const CHECKSUM = textColumn('SHA-256 of its file', { key: 'checksum', short: 'SHA-256' })

/**
 * The results of each contender on the puzzles of a section and, if there are several contenders, those of the virtual
 * best.
 */
export function summaryTable(section: StatisticsSection, report: ReportData): Table {
  const best = section.summaries.length > 1 ? [section.virtualBest] : []
  return fieldTable<Summary>(
    [...section.summaries, ...best],
    [
      [CONTENDER, ({ contender }) => letteredName(contender, report.entrants)],
      [counted('Given'), ({ rows }) => rows],
      [counted('Solved'), ({ solved }) => solved],
      [counted('Capped'), ({ capped }) => capped],
      [counted('Failed'), ({ failed }) => failed],
      ...report.measures.flatMap((measure) => figureFields(measure, report)),
      ...processorFields(report),
    ],
  )
}

/**
 * The columns of a measure. If its figures leave out rows of some contender, a further column states the number of rows
 * they cover.
 */
function figureFields(measure: ReportMeasure, { statistics: { all } }: ReportData): Field<Summary>[] {
  const figuresOf = (summary: Summary): Figures => summary[measure.name]
  const isPartial = all.summaries.some((summary) => {
    const { of } = figuresOf(summary)
    return of > 0 && of < summary.rows
  })
  const rows: Field<Summary> = [{ ...averaged(measure, 'Of', false), ...COUNT }, (one) => figuresOf(one).of]
  return [
    ...(isPartial ? [rows] : []),
    [totalled(measure), (one) => boundedCell(figuresOf(one).total, figuresOf(one).totalBound)],
    [
      averaged(measure, 'Geometric mean', true),
      (one) => boundedCell(figuresOf(one).geometricMean, figuresOf(one).meanBound),
    ],
    [averaged(measure, 'PAR2', false), (one) => figuresOf(one).par2],
  ]
}

const COUNT = { format: plainNumber, scale: () => ({ format: plainNumber }) }

/** CPU times are means over the repeats, while wall times are the least. */
function processorFields({ statistics: { all }, results: { header } }: ReportData): Field<Summary>[] {
  if (all.summaries.every(({ cpuMilliseconds }) => cpuMilliseconds.total === null)) return []
  const short = header.repeat > 1 ? 'CPU total (mean)' : 'CPU total'
  return [
    [
      { ...timed('Total CPU time'), isBounded: true, short, group: 'Time' },
      ({ cpuMilliseconds: { total, totalBound } }) => boundedCell(total, totalBound),
    ],
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

const PAIR_FIELDS = ['one', 'other', 'puzzles', 'bothSolved', 'onlyOne', 'onlyOther'] as const
const TALLY_FIELDS = ['wins', 'ties', 'losses'] as const
const RATIO_FIELDS = ['of', 'ratio', 'low', 'high', 'bound', 'p', 'holm'] as const

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

/** The ratio of the control's time to that of the first contender, of which it is a copy; empty without a control. */
export function controlTable(statistics: RunStatistics): Table {
  const sections = sectionsOf(statistics).flatMap(({ title, control }) =>
    control ? { title, ...control } : [],
  )
  return fieldTable(sections, [
    [textColumn('Section'), ({ title }) => title],
    [counted('Of'), ({ of }) => of],
    [
      textColumn('Control / first, time', { key: 'ratio', format: threeFigures, isBounded: true }),
      ({ ratio, bound }) => boundedCell(ratio, bound),
    ],
    [textColumn('95 % interval from', { key: 'low', format: threeFigures }), ({ low }) => low],
    [textColumn('to', { key: 'high', format: threeFigures }), ({ high }) => high],
  ])
}
