// Reads the command-line options of an order: options for all families, from the table of order fields, and options of
// single families. Also reads the seed.

import { randomBytes } from 'node:crypto'
import { InvalidArgumentError, Option } from 'commander'
import type { Family } from '../../families/family.ts'
import type { OwnOption } from '../../families/making.ts'
import { FAMILIES } from '../../families/registry.ts'
import {
  NO_WISHES,
  ORDER_FIELDS,
  type Order,
  type OrderField,
  type OrderKey,
  orderField,
  ownOptionName,
  parseOwn,
} from '../../maker/orderFields.ts'
import type { Range } from '../../maker/orderValues.ts'
import { UNFIT_FOR_SEEDS } from '../../maker/recipeName.ts'
import { asUsage } from './optionHelpers.ts'

/** The options of single families, each with its family. */
const OWN_OPTIONS = FAMILIES.flatMap((family) => family.making.options.map((option) => ({ family, option })))

/** The typed values, by the names of their options. */
type Words = Readonly<Record<string, unknown>>

/** Reads one option of an order; undefined if it was not typed. What cannot be read is wrong usage. */
function askedOf<Key extends OrderKey>(
  key: Key,
  typed: object,
  family: Parameters<OrderField['read']>[1],
): Order[Key] | undefined {
  const { name, alias, read, write } = orderField(key)
  const names = alias ? [name, alias] : [name]
  const texts = names.map((one) => (typed as Words)[one])
  const [one, other] = asUsage(() =>
    texts.map((text) => (text === undefined ? undefined : read(String(text), family))),
  )
  if (one !== undefined && other !== undefined && write(one) !== write(other)) {
    const both = names.map((option, index) => `--${option} ${texts[index]}`).join(' and ')
    throw new InvalidArgumentError(`${both} differ; give only one of them`)
  }
  return (one ?? other) as Order[Key] | undefined
}

/** Reads all options of an order, the family's own too. What cannot be read is wrong usage. */
export function orderAsked(family: Family, typed: object): Order {
  const fields = ORDER_FIELDS.map(({ key }) => [key, askedOf(key, typed, family)] as const)
  const asked = Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  return { ...NO_WISHES, ...asked, own: ownWishes(family, typed) }
}

/** The stars that the options ask for; undefined if none were typed. */
export function starsAsked(typed: object): Range | undefined {
  // Any family will do, because stars are read in the same way for all families.
  return askedOf('stars', typed, FAMILIES[0])
}

/** The values of the family's own options that were typed. An option of another family is wrong usage. */
export function ownWishes(family: Family, typed: object): Order['own'] {
  return Object.assign({}, ...OWN_OPTIONS.map((one) => ownWish(family, one, typed)))
}

/** The names of the typed options that belong to single families. */
export function typedOwnOptions(typed: object): string[] {
  return OWN_OPTIONS.flatMap(({ option }) =>
    typedValue(option, typed) === undefined ? [] : [ownOptionName(option)],
  )
}

function typedValue(option: OwnOption, typed: object): unknown {
  return (typed as Words)[new Option(option.flags).attributeName()]
}

function ownWish(
  family: Family,
  { family: owner, option }: (typeof OWN_OPTIONS)[number],
  typed: object,
): Order['own'] {
  const name = ownOptionName(option)
  const value = typedValue(option, typed)
  if (value === undefined) return {}
  if (owner !== family)
    throw new InvalidArgumentError(`--${name} works only for ${owner.name}, not for ${family.name}`)
  return parseOwn(family, name, value === true ? undefined : String(value))
}

/**
 * Reads a seed: any text in one line. It must not contain a slash, because a slash separates the seed from the number
 * of a puzzle.
 */
export function readSeed(seed: string | undefined): string {
  if (seed === undefined) return randomBytes(4).toString('hex')
  if (/^[^/]{1,100}$/u.test(seed) && !UNFIT_FOR_SEEDS.test(seed)) return seed
  throw new InvalidArgumentError('--seed must be one line of 1 to 100 characters, without "/"')
}
