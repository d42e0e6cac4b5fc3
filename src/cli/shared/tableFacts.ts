// What the table of commands takes from the rest of the code: choices, names, and the lists in help texts. The exports are
// plain data, and the bundle of the program has this data in place of the module (scripts/bundle-program.mjs), so that
// help and the reading of options load no family.

import { SUITES } from '../../bench/suites/findSuiteByChecksum.ts'
import {
  ARRANGEMENTS,
  PRINT_PROFILES,
  PUZZLES_PER_PAGE,
  SECTION_PAGES,
  TITLE_DESIGNS,
} from '../../book/bookDesignAndPuzzles.ts'
import { COVER_KINDS } from '../../book/cover/coverGeometry.ts'
import { PAPER_EXAMPLES, PAPER_STOCKS } from '../../book/cover/paperStocks.ts'
import { viewedType } from '../../corpus/columnSql.ts'
import { columnsOf, EXPORT_FORMATS, EXPORT_KINDS } from '../../corpus/columns.ts'
import { STRATUM_NAMES } from '../../corpus/sampleStrata.ts'
import { STRENGTHS } from '../../families/model.ts'
import { FAMILIES, USUAL_FAMILIES } from '../../families/registry.ts'
import { SAMENESSES, type Sameness } from '../../families/rules.ts'
import { SYMMETRIES } from '../../families/symmetry.ts'
import { PUBLISHED_TRIALS } from '../../grader/grade.ts'
import { USUAL_RUNS } from '../../grader/measureByRandomMoves.ts'
import { STARS } from '../../grader/stars.ts'
import { TYPED_STAR_WORDS } from '../../grader/starWords.ts'
import { VALUE_ORDERS, VARIABLE_ORDERS } from '../../kernel/heuristics.ts'
import { ATTEMPTS } from '../../maker/maker.ts'
import { ORDER_FIELDS } from '../../maker/orderFields.ts'
import { TRIMS } from '../../print/trimsAndPrintLimits.ts'
import { ENOUGH_FOR_UNIQUENESS } from '../../solver/solve.ts'
import { LANGUAGES } from '../../words/languages.ts'
import { TARGETS } from '../convert/targets.ts'
import { BLOCK_FORMATS, IMAGE_FORMATS, PICTURE_FORMATS } from './imageFormats.ts'
import { hanging } from './output.ts'

/** The shells that have a completion script. */
const SHELLS = ['bash', 'zsh', 'fish'] as const

/** The names of the families and of their techniques. */
export const NAMED_FAMILIES = FAMILIES.map(({ name, alsoKnownAs, title, inference }) => ({
  name,
  title,
  alsoKnownAs: alsoKnownAs?.map((alias) => ({ name: alias.name })) ?? [],
  inference: { techniques: inference.techniques.map((technique) => ({ name: technique.name })) },
}))

/** The options of an order, from the table of its fields. */
export const ORDER_OPTIONS = ORDER_FIELDS.map(({ key, name, argument, alias, what, choices }) => ({
  key,
  name,
  argument,
  alias,
  what,
  choices,
}))

/** The options of single families. */
export const OWN_OPTIONS = FAMILIES.flatMap(({ title, making }) =>
  making.options.map(({ flags, what }) => ({ flags, what: `${title}: ${what}` })),
)

/** Figures and words that stand for stars. */
export const STAR_TEXTS: readonly string[] = [...STARS.map(String), ...TYPED_STAR_WORDS]

/** The choices of each kind that has only a few values. */
export const CHOICES = {
  arrangement: ARRANGEMENTS,
  blockFormat: BLOCK_FORMATS,
  coverKind: COVER_KINDS,
  exportFormat: EXPORT_FORMATS,
  exportKind: EXPORT_KINDS,
  imageFormat: IMAGE_FORMATS,
  language: LANGUAGES,
  notation: TARGETS.map(({ name }) => name),
  perPage: PUZZLES_PER_PAGE.map(String),
  pictureFormat: PICTURE_FORMATS,
  profile: PRINT_PROFILES,
  sameness: Object.keys(SAMENESSES) as Sameness[],
  sectionPages: SECTION_PAGES,
  shell: SHELLS,
  stratum: STRATUM_NAMES,
  strength: STRENGTHS,
  suite: SUITES.map(({ name }) => name),
  titleDesign: TITLE_DESIGNS,
  valueOrder: Object.keys(VALUE_ORDERS) as (keyof typeof VALUE_ORDERS)[],
  variableOrder: Object.keys(VARIABLE_ORDERS) as (keyof typeof VARIABLE_ORDERS)[],
} as const

/** The texts that replace placeholders such as `{families}` in help texts. */
export const LISTS: Readonly<Record<string, string>> = {
  ...SAMENESSES,
  attempts: String(ATTEMPTS),
  columns: columnList(),
  enough: String(ENOUGH_FOR_UNIQUENESS),
  families: FAMILIES.map(({ name }) => name).join(', '),
  familyList: FAMILIES.map(({ name }) => name).join(','),
  fewestRuns: String(USUAL_RUNS.least),
  languages: LANGUAGES.join(', '),
  mostRuns: String(USUAL_RUNS.most),
  notations: TARGETS.map(({ name, what }) => `  ${name.padEnd(11)} ${what}`).join('\n'),
  papers: `${namesOf(PAPER_STOCKS)}, pages per inch such as ${PAPER_EXAMPLES[0]}, or the thickness of a sheet such as ${PAPER_EXAMPLES[1]}`,
  publishedRuns: String(PUBLISHED_TRIALS),
  shells: SHELLS.join(', '),
  symmetries: Object.entries(SYMMETRIES)
    .map(([name, { what }]) => `  ${name.padEnd(14)}${what}`)
    .join('\n'),
  trims: `${namesOf(TRIMS)}, or WIDTHxHEIGHT such as 7x9 (inches) or 170x240mm`,
  usualFamilies: String(USUAL_FAMILIES.length),
}

/** The columns that queries see, as help lists them in 80 characters. */
function columnList(): string {
  const lines = columnsOf('whole').map((column) =>
    hanging(`  ${column.name.padEnd(26)}`, `${viewedType(column)}: ${column.meaning}`, 80),
  )
  return lines.join('\n')
}

function namesOf(all: readonly { readonly name: string }[]): string {
  return all.map(({ name }) => name).join(', ')
}
