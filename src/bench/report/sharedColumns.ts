// Columns that several tables share.

import { plainNumber } from './numberTexts.ts'
import { durationScale, durationText, type ReportMeasure } from './reportData.ts'
import type { Column } from './tableAndCsv.ts'

/** A column of texts. */
export function textColumn(title: string, more: Partial<Column> = {}): Column {
  return { key: columnKey(title), title, ...more }
}

/** A column of numbers that are printed exactly. */
export function exact(title: string, key = columnKey(title)): Column {
  return { key, title, format: String }
}

/** A column of whole numbers. */
export function counted(title: string): Column {
  return { key: columnKey(title), title, format: plainNumber }
}

/** A column of times in milliseconds. */
export function timed(title: string): Column {
  return { key: columnKey(title), title, format: durationText, scale: durationScale }
}

/** A column of sums of a measure, which may be bounds. Sums of nodes are printed exactly, sums of times rounded. */
export function totalled(measure: ReportMeasure): Column {
  const isExact = measure.name === 'nodes'
  return {
    ...grouped(measure, 'Total'),
    format: isExact ? plainNumber : measure.text,
    isBounded: true,
    scale: isExact ? () => ({ format: plainNumber }) : measure.scale,
  }
}

/** A column of means of a measure. */
export function averaged(measure: ReportMeasure, title: string, isBounded: boolean): Column {
  return {
    ...grouped(measure, title),
    format: measure.text,
    scale: measure.scale,
    ...(isBounded && { isBounded }),
  }
}

const GROUPS = { nodes: 'Nodes', time: 'Time' } as const

function grouped({ noun }: ReportMeasure, kind: string): Column {
  const title = `${kind} ${noun}`
  const short = kind.replace('Geometric', 'Geom.')
  return { key: columnKey(title), title, short, group: GROUPS[noun] }
}

/** The key of a column in CSV, from its title. */
function columnKey(title: string): string {
  return title.toLowerCase().replaceAll(' ', '_')
}

/** The column of contenders. */
export const CONTENDER = textColumn('Contender')
/** The column of the groups of puzzles that a plot shows. */
export const GROUP = textColumn('Puzzles', { key: 'group' })
