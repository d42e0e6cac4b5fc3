// A report on many grades: histograms of stars and degrees, and tables of stars, tiers and hardest techniques for each
// shape.

import { starsText } from '../../design/star.ts'
import type { Family } from '../../families/family.ts'
import { count } from '../../families/gridText.ts'
import { TIERS, type Tier } from '../../families/inference.ts'
import type { Puzzle } from '../../families/puzzle.ts'
import { quantile } from '../../grader/calibrate.ts'
import type { Grade } from '../../grader/grade.ts'
import { RUNGS, rungOf, STARS, type Stars } from '../../grader/stars.ts'
import { STAR_WORDS } from '../../grader/starWords.ts'
import { techniqueNames } from '../../grader/steps.ts'
import { bold, hanging } from '../shared/output.ts'

/** The grades of one family and shape. */
function makeShapeTally(family: Family, shape: string) {
  return {
    family: family.name,
    shape,
    degrees: [] as number[],
    /** The number of puzzles for each number of stars, from one to five. */
    stars: STARS.map(() => 0),
    /** The number of puzzles of each tier. */
    tiers: { singles: 0, techniques: 0, chains: 0, nested: 0 } as Record<Tier, number>,
    /** For each technique, easiest first, the number of puzzles whose hardest technique it is. */
    hardestTechniques: new Map(techniqueNames(family).map((name) => [name, 0])),
  }
}

/** The counted grades. */
export type Tally = ReturnType<typeof makeTally>

/** The report as data. */
export type GradeReport = ReturnType<Tally['report']>
type ShapeReport = GradeReport['shapes'][number]

/** Counts grades, and keeps the degree of each. */
export function makeTally() {
  const shapes = new Map<string, ReturnType<typeof makeShapeTally>>()
  /** The number of entries without a grade, by reason. */
  const errors: Record<string, number> = {}
  const bands = RUNGS.map(() => 0)
  return {
    add(family: Family, { shape: { text } }: Puzzle, grade: Grade) {
      const { degree, stars, tier, hardestTechnique: hardest } = grade
      const key = `${family.name} ${text}`
      const tally = shapes.get(key) ?? makeShapeTally(family, text)
      shapes.set(key, tally)
      tally.degrees.push(degree)
      tally.stars[stars - 1]++
      tally.tiers[tier]++
      const { hardestTechniques } = tally
      if (hardest !== null) hardestTechniques.set(hardest, (hardestTechniques.get(hardest) ?? 0) + 1)
      bands[rungOf(degree) - 1]++
    },
    addError(error: string) {
      errors[error] = (errors[error] ?? 0) + 1
    },
    report: () => ({
      graded: sum(bands),
      errors,
      stars: STARS.map((_, index) => sum(Array.from(shapes.values(), ({ stars }) => stars[index]))),
      /** The number of puzzles in each range of degrees, from `from` to below `to`; the last range has no upper end. */
      degrees: bands.map((puzzles, index) => ({
        from: RUNGS[index],
        to: RUNGS[index + 1] ?? null,
        stars: (1 + (index >> 1)) as Stars,
        puzzles,
      })),
      shapes: Array.from(shapes.values(), ({ degrees, hardestTechniques, ...shape }) => ({
        ...shape,
        hardestTechniques: Object.fromEntries([...hardestTechniques].filter(([, puzzles]) => puzzles > 0)),
        puzzles: degrees.length,
        degree: spreadOf(degrees),
      })),
    }),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

function spreadOf(values: readonly number[]) {
  const sorted = Float64Array.from(values).sort()
  const [least, lowerQuartile, median, upperQuartile, most] = [0, 1, 2, 3, 4].map((quarter) => {
    return Number(quantile(sorted, quarter / 4).toFixed(1))
  })
  return { least, lowerQuartile, median, upperQuartile, most }
}

const ERROR_NAMES: Readonly<Record<string, string>> = {
  multiple: 'with several solutions',
  none: 'without a solution',
  unknown: 'undecided',
  crash: 'crashed',
  unreadable: 'unreadable',
}

/** The report as text, in lines of 80 characters if the numbers allow. */
export function reportText({ graded, errors, stars, degrees, shapes }: GradeReport): string {
  const reasons = Object.entries(errors).map(([error, puzzles]) => `${puzzles} ${ERROR_NAMES[error]}`)
  const first = [
    `${count(graded, 'puzzle')} graded`,
    ...(reasons.length > 0 ? [`no grade: ${reasons.join(', ')}`] : []),
  ].join('\n')
  if (graded === 0) return first
  const bars = [
    ...histogram(
      'Stars',
      stars.map((puzzles, index) => [starsLabel(index + 1), puzzles]),
    ),
    '',
    ...histogram(
      'Degrees',
      degrees.map(({ from, to, puzzles }) => [rangeText(from, to), puzzles]),
    ),
  ]
  return [
    first,
    '',
    ...bars,
    '',
    ...degreeTable(shapes),
    '',
    ...starTable(shapes),
    ...techniqueLines(shapes),
  ].join('\n')
}

const WIDTH = 80

/** The label `★★☆☆☆ 2 Easy`, padded to the same width for each number of stars. */
function starsLabel(stars: number): string {
  const words = STAR_WORDS.en
  const width = Math.max(...words.map((word) => word.length))
  return `${starsText(stars)} ${stars} ${words[stars - 1].padEnd(width)}`
}

function histogram(title: string, rows: readonly (readonly [string, number])[]): string[] {
  const labelWidth = Math.max(...rows.map(([label]) => label.length))
  const countWidth = Math.max(...rows.map(([, puzzles]) => String(puzzles).length))
  const most = Math.max(...rows.map(([, puzzles]) => puzzles))
  const width = WIDTH - labelWidth - countWidth - 4
  const lines = rows.map(([label, puzzles]) => {
    const bar = '█'.repeat(Math.ceil((width * puzzles) / most))
    return `${label.padStart(labelWidth)}  ${String(puzzles).padStart(countWidth)}  ${bar}`.trimEnd()
  })
  return [bold(title), ...lines]
}

/** Writes a range of degrees by the first and the last whole number in it. */
function rangeText(from: number, to: number | null): string {
  const first = Math.ceil(from)
  return to === null ? `${first} and more` : `${first} to ${Math.floor(to)}`
}

const nameOf = ({ family, shape }: ShapeReport) => `${family} ${shape}`

function degreeTable(shapes: readonly ShapeReport[]): string[] {
  const head = ['Degrees', 'puzzles', 'least', 'quartile', 'median', 'quartile', 'most']
  const rows = shapes.map((shape) => {
    const { least, lowerQuartile, median, upperQuartile, most } = shape.degree
    const degrees = [least, lowerQuartile, median, upperQuartile, most].map((degree) => degree.toFixed(1))
    return [nameOf(shape), String(shape.puzzles), ...degrees]
  })
  return table([head, ...rows])
}

function starTable(shapes: readonly ShapeReport[]): string[] {
  const head = ['Stars and tiers', ...STARS.map((stars) => `${stars} ★`), ...TIERS]
  const rows = shapes.map((shape) => [
    nameOf(shape),
    ...shape.stars.map(String),
    ...TIERS.map((tier) => String(shape.tiers[tier])),
  ])
  return table([head, ...rows])
}

/**
 * For each technique, the number of puzzles whose hardest technique it is, in one or more lines per shape; empty if all
 * puzzles need only singles.
 */
function techniqueLines(shapes: readonly ShapeReport[]): string[] {
  const lines = shapes.flatMap((shape) => {
    const counts = Object.entries(shape.hardestTechniques).map(([name, puzzles]) => `${name} ${puzzles}`)
    return counts.length > 0 ? hanging(`${nameOf(shape)}: `, counts.join(', '), WIDTH) : []
  })
  return lines.length > 0 ? ['', bold('Hardest techniques'), ...lines] : []
}

/** A table with aligned columns: texts at the left, numbers at the right. The first row is the head. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const lines = rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column])))
      .join('  '),
  )
  return [bold(lines[0]), ...lines.slice(1)]
}
