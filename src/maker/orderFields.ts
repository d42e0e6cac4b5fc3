// The fields of an order, as one table. All forms in which people and programs write an order derive from this table: the
// options of the command line and their completion, the keys of recipes and plans with their JSON Schemas, the text of made
// names, and the rows in docs/making.md. A new field needs one entry here, and code in the maker that uses it; `npm run
// schemas` writes the files that derive from the table.
//
// An order is written as a list of words, such as `minimal,clues=22..24,symmetry=rotate180,stars=3,max-cage=3`.

import { TIERS } from '../families/inference.ts'
import type { OwnOption, Wishes } from '../families/making.ts'
import { PuzzleError, quote } from '../families/puzzleError.ts'
import { SYMMETRIES } from '../families/symmetry.ts'
import {
  ALL_TECHNIQUES,
  NO_UNIQUENESS,
  parseAllowedTechniques,
  restrictionOf,
} from '../grader/allowedTechniques.ts'
import { USUAL_RUNS } from '../grader/measureByRandomMoves.ts'
import { STARS } from '../grader/stars.ts'
import { STAR_WORDS } from '../grader/starWords.ts'
import {
  type Askable,
  formatRange,
  formatTiers,
  type Measurable,
  parseClueRange,
  parseDegrees,
  parseStarFigures,
  parseSymmetry,
  parseTiers,
  parseTrials,
} from './orderValues.ts'
import { parseStars, STARS_TO_ASK_FOR } from './parseStars.ts'

/** A field of an order. */
interface Field<Value> {
  /** Its name wherever people write it: `--clues`, `clues:`, `clues=`. */
  readonly name: string
  /** Another name of the option on the command line. */
  readonly alias?: string
  /** The argument after the option, such as `<number>`; empty for a switch. */
  readonly argument?: string
  /** A description: a sentence without a capital and a full stop. */
  readonly what: string
  /** The heading in docs/making.md with more about the field, in the form that links use. */
  readonly toldIn?: string
  /** Whether files may write several values as a list. */
  readonly isListed?: true
  /** All possible values, if there are few. */
  readonly choices?: readonly string[]
  /** The values that completion proposes; by default `choices`. */
  readonly proposed?: readonly string[]
  /**
   * Where files may have the field: in every order, or only where they ask for a difficulty. If left out, files cannot have
   * it.
   */
  readonly inFiles?: 'order' | 'difficulty'
  /** Reads the value that a person wrote. Throws a PuzzleError. */
  read(text: string, family: Askable & Measurable): Value
  /** Reads the value in a made name, if made names allow fewer forms than people's texts. */
  readNamed?(text: string): Value
  /** Writes the value into a made name; undefined if the value has no effect. */
  write(value: Value): string | undefined
}

const field = <Value>(entry: Field<Value>) => entry

const FIELDS = {
  minimal: field({
    name: 'minimal',
    what: 'make a minimal puzzle: without any one of its clues, it would have several solutions',
    toldIn: 'minimal-puzzles',
    inFiles: 'order',
    read: (): boolean => true,
    write: (isMinimal) => (isMinimal ? '' : undefined),
  }),
  clues: field({
    name: 'clues',
    argument: '<number>',
    what: 'number of givens (KenKen: cages): 24, or 22..26 for a range',
    inFiles: 'order',
    read: parseClueRange,
    write: formatRange,
  }),
  symmetry: field({
    name: 'symmetry',
    argument: '<name>',
    what: 'symmetry of the givens',
    toldIn: 'symmetries',
    choices: Object.keys(SYMMETRIES),
    inFiles: 'order',
    read: (text, family) => parseSymmetry(family, text),
    write: (symmetry) => (symmetry === 'none' ? undefined : symmetry),
  }),
  stars: field({
    name: 'stars',
    alias: 'difficulty',
    argument: '<number>',
    what: `difficulty: ${STARS_TO_ASK_FOR}; 2..4, easy..hard or ..3 for a range`,
    proposed: [...STARS.map(String), ...STAR_WORDS.en.map((word) => word.toLowerCase())],
    inFiles: 'difficulty',
    read: parseStars,
    readNamed: parseStarFigures,
    write: formatRange,
  }),
  degree: field({
    name: 'degree',
    argument: '<range>',
    what: 'difficulty as a range of degrees (finer than stars), such as 151..600, or 1501.. without an upper end',
    inFiles: 'difficulty',
    read: parseDegrees,
    write: formatRange,
  }),
  tier: field({
    name: 'tier',
    argument: '<tier>',
    what: `reasoning that the puzzle needs: ${TIERS.join(', ')}, or a range such as ..techniques`,
    proposed: TIERS,
    inFiles: 'difficulty',
    read: parseTiers,
    write: formatTiers,
  }),
  techniques: field({
    name: 'techniques',
    argument: '<names>',
    what: `techniques that the grade may use: ${ALL_TECHNIQUES}, ${NO_UNIQUENESS}, or names such as x-wing`,
    toldIn: 'allowed-techniques',
    proposed: [ALL_TECHNIQUES, NO_UNIQUENESS],
    inFiles: 'order',
    isListed: true,
    read: (text, family) => parseAllowedTechniques(text, [family]),
    write: (allowed) => restrictionOf(allowed).techniquesAllowed,
  }),
  trials: field({
    name: 'md',
    argument: '<runs>',
    what: `Survo: number of random runs that measure the degree (default: ${USUAL_RUNS.least}, up to ${USUAL_RUNS.most} near a border between stars)`,
    read: (text, family) => parseTrials(family, text),
    write: (runs: number) => String(runs),
  }),
}

/** The key of a field in `Order`. The options of single families are under the key `own`. */
export type OrderKey = keyof typeof FIELDS

/**
 * The demands on a puzzle: the wishes that each family knows, and values of further fields, such as a range of `clues`,
 * `stars`, `degree` or `tier`. A field without a value demands nothing.
 */
export type Order = Wishes & {
  readonly [Key in Exclude<OrderKey, keyof Wishes>]?: ReturnType<(typeof FIELDS)[Key]['read']> | undefined
}

/** The order that every puzzle meets. */
export const NO_WISHES: Order = { minimal: false, symmetry: 'none', own: {} }

/** A field with its key. */
export type OrderField = Field<NonNullable<Order[OrderKey]>> & {
  /** Its key in `Order`. */
  readonly key: OrderKey
}

/** All fields, in the order of made names. */
export const ORDER_FIELDS = Object.entries(FIELDS).map(
  ([key, entry]) => ({ key, ...entry }) as unknown as OrderField,
)

/** Finds a field by its key. */
export function orderField(key: OrderKey): OrderField {
  return ORDER_FIELDS.find((one) => one.key === key) as OrderField
}

/** The name of a family's own option without its dashes: `max-cage`. */
export function ownOptionName({ flags }: OwnOption): string {
  return flags.replace(/^--/, '').replace(/ .*/, '')
}

/** Formats an order as a text, which is empty if the order demands nothing. `parseOrder` reads the text back. */
export function formatOrder(family: Askable, order: Order): string {
  const words = ORDER_FIELDS.flatMap(({ key, name, argument, write }) => {
    const value = order[key] ?? undefined
    const text = value === undefined ? undefined : write(value)
    return text === undefined ? [] : argument ? `${name}=${text}` : name
  })
  for (const option of family.making.options) {
    const value = order.own[option.key]
    if (value === undefined || value === false) continue
    words.push(value === true ? ownOptionName(option) : `${ownOptionName(option)}=${value}`)
  }
  return words.join()
}

/** Reads an order from text. Throws a PuzzleError for a word that the family does not know. */
export function parseOrder(family: Askable & Measurable, text: string): Order {
  let order = NO_WISHES
  for (const word of text === '' ? [] : text.split(',')) {
    const [, name, value] = /^([^=]*)(?:=(.*))?$/s.exec(word) ?? []
    const found = ORDER_FIELDS.find((one) => one.name === name)
    if (found) expectValue(name, found.argument, value)
    order = found
      ? { ...order, [found.key]: (found.readNamed ?? found.read)(value ?? '', family) }
      : { ...order, own: { ...order.own, ...parseOwn(family, name, value) } }
  }
  return order
}

/** Reads the value of one of the family's own options and returns it under its key. Throws a PuzzleError. */
export function parseOwn(family: Askable, name: string, value: string | undefined): Wishes['own'] {
  const option = family.making.options.find((one) => ownOptionName(one) === name)
  if (!option) {
    const known = family.making.options.map(ownOptionName)
    const remedy = known.length > 0 ? `its own options are ${known.join(', ')}` : 'leave it out'
    throw new PuzzleError('value', `${quote(name)} is not an option of a ${family.title}; ${remedy}`)
  }
  expectValue(name, /<.*>/.exec(option.flags)?.[0], value)
  return { [option.key]: option.parse && value !== undefined ? option.parse(value) : true }
}

/** Throws a PuzzleError if a word of an order lacks the value that it needs, or has one that it does not take. */
function expectValue(name: string, argument: string | undefined, value: string | undefined): void {
  if ((argument === undefined) === (value === undefined)) return
  const fault = argument ? `needs a value: write ${name}=${argument}` : `takes no value: write only ${name}`
  throw new PuzzleError('value', `${quote(name)} ${fault}`)
}
