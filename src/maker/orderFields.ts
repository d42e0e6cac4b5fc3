// The fields of an order, as one table. Everything that people and programs say of an order derives from it:
// the options of the command line and their completion, the keys of recipes and plans with their JSON Schemas,
// the text of made names, and the table in docs/making.md. A new field is one entry here, and its use in the
// maker.
//
// As text an order is a list of words, such as `minimal,clues=22..24,symmetry=rotate180,stars=3,max-cage=3`.

import { PuzzleError, quote } from '../families/error.ts'
import { TIERS } from '../families/inference.ts'
import type { OwnOption, Wishes } from '../families/making.ts'
import { SYMMETRIES } from '../families/symmetry.ts'
import { USUAL_RUNS } from '../grader/measureTrials.ts'
import { STARS } from '../grader/stars.ts'
import { STAR_WORDS } from '../grader/starWords.ts'
import { parseStars, STARS_TO_ASK_FOR } from './askedStars.ts'
import {
  type Askable,
  formatRange,
  formatTiers,
  type Measurable,
  NO_WISHES,
  type Order,
  parseClueRange,
  parseDegrees,
  parseStarFigures,
  parseSymmetry,
  parseTiers,
  parseTrials,
} from './puzzleRequest.ts'

/** The key of a field in `Order`; the options of single families are its key `own`. */
export type OrderKey = Exclude<keyof Order, 'own'>

/** A field of an order. */
export interface OrderField<Key extends OrderKey = OrderKey> {
  /** Its key in `Order`. */
  readonly key: Key
  /** Its name wherever people write it: `--clues`, `clues:`, `clues=`. */
  readonly name: string
  /** Another name of the option on the command line. */
  readonly alias?: string
  /** What is typed after the option, such as `<number>`. A switch has nothing there. */
  readonly argument?: string
  /** A sentence without a capital and a full stop. */
  readonly what: string
  /** All values, if there are few. */
  readonly choices?: readonly string[]
  /** Values that completion proposes; by default the choices. */
  readonly proposed?: readonly string[]
  /** Where files may have it: in every order, or where they ask for a difficulty. Otherwise they do not. */
  readonly inFiles?: 'order' | 'difficulty'
  /** Reads what a person wrote. Throws a PuzzleError. */
  read(text: string, family: Askable & Measurable): NonNullable<Order[Key]>
  /** Reads the text of a made name, where that allows less. */
  readNamed?(text: string): NonNullable<Order[Key]>
  /** Writes the value into a made name; undefined if the value asks for nothing. */
  write(value: NonNullable<Order[Key]>): string | undefined
}

const field = <Key extends OrderKey>(entry: OrderField<Key>) => entry as unknown as OrderField

/** All fields, in the order of made names. */
export const ORDER_FIELDS: readonly OrderField[] = [
  field<'minimal'>({
    key: 'minimal',
    name: 'minimal',
    what: 'leave no clue that could be removed without losing uniqueness',
    inFiles: 'order',
    read: () => true,
    write: (isMinimal) => (isMinimal ? '' : undefined),
  }),
  field<'clues'>({
    key: 'clues',
    name: 'clues',
    argument: '<number>',
    what: 'number of givens (KenKen: cages): 24, or 22..26 for a range',
    inFiles: 'order',
    read: parseClueRange,
    write: formatRange,
  }),
  field<'symmetry'>({
    key: 'symmetry',
    name: 'symmetry',
    argument: '<name>',
    what: 'symmetry of the givens',
    choices: Object.keys(SYMMETRIES),
    inFiles: 'order',
    read: (text, family) => parseSymmetry(family, text),
    write: (symmetry) => (symmetry === NO_WISHES.symmetry ? undefined : symmetry),
  }),
  field<'stars'>({
    key: 'stars',
    name: 'stars',
    alias: 'difficulty',
    argument: '<number>',
    what: `difficulty: ${STARS_TO_ASK_FOR}; 2..4 or easy..hard for a range`,
    proposed: [...STARS.map(String), ...STAR_WORDS.en.map((word) => word.toLowerCase())],
    inFiles: 'difficulty',
    read: parseStars,
    readNamed: parseStarFigures,
    write: formatRange,
  }),
  field<'degree'>({
    key: 'degree',
    name: 'degree',
    argument: '<range>',
    what: 'difficulty as a degree, on the scale of Survo puzzles: 151..600, or 1501..',
    inFiles: 'difficulty',
    read: parseDegrees,
    write: formatRange,
  }),
  field<'tier'>({
    key: 'tier',
    name: 'tier',
    argument: '<tier>',
    what: `reasoning that the puzzle takes: ${TIERS.join(', ')}, or a range such as ..techniques`,
    proposed: TIERS,
    inFiles: 'difficulty',
    read: parseTiers,
    write: formatTiers,
  }),
  field<'trials'>({
    key: 'trials',
    name: 'md',
    argument: '<runs>',
    what: `Survo: number of runs that measure the degree (${USUAL_RUNS.least} by default, up to ${USUAL_RUNS.most} near a border between stars)`,
    read: (text, family) => parseTrials(family, text),
    write: String,
  }),
]

/** Finds a field by its key. */
export function orderField(key: OrderKey): OrderField {
  return ORDER_FIELDS.find((one) => one.key === key) as OrderField
}

/** The name of a family's own option without its dashes: `max-cage`. */
export function ownOptionName({ flags }: OwnOption): string {
  return flags.replace(/^--/, '').replace(/ .*/, '')
}

/** Formats an order as text, empty if it asks for nothing. `parseOrder` reads it back. */
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
    const found = ORDER_FIELDS.find((one) => one.name === name && !one.argument === (value === undefined))
    order = found
      ? { ...order, [found.key]: (found.readNamed ?? found.read)(value ?? '', family) }
      : { ...order, own: { ...order.own, ...parseOwn(family, name, value) } }
  }
  return order
}

/** Reads the value of one of the family's own options and returns it under its key. Throws a PuzzleError. */
export function parseOwn(family: Askable, name: string, value: string | undefined): Wishes['own'] {
  const option = family.making.options.find((one) => ownOptionName(one) === name)
  if (!option || (value === undefined) !== (option.parse === undefined)) {
    throw new PuzzleError('value', `${quote(name)} is not an option of a ${family.title}`)
  }
  return { [option.key]: option.parse && value !== undefined ? option.parse(value) : true }
}
