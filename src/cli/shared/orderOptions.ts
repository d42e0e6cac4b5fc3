// Options of orders that `generate` and `sheet` share: the families' own options, and the seed.

import { randomBytes } from 'node:crypto'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Family } from '../../families/family.ts'
import type { OwnOption } from '../../families/making.ts'
import { FAMILIES } from '../../families/registry.ts'
import { UNFIT_FOR_SEEDS } from '../../maker/madeName.ts'
import { type Order, ownOptionName, parseOwn } from '../../maker/puzzleRequest.ts'

/** The options of single families, with their family. */
const OWN_OPTIONS = FAMILIES.flatMap((family) => family.making.options.map((option) => ({ family, option })))

/** Adds the options that single families have. */
export function withOwnOptions(command: Command): Command {
  for (const { family, option } of OWN_OPTIONS) {
    command.option(option.flags, `${family.title}: ${option.what}`)
  }
  return command
}

/** The values of a family's own options that were typed. An option of another family is wrong usage. */
export function ownWishes(family: Family, command: Command): Order['own'] {
  return Object.assign({}, ...OWN_OPTIONS.map((one) => ownWish(family, one, command)))
}

/** The families' own options that were typed, by name. */
export function typedOwnOptions(command: Command): string[] {
  return OWN_OPTIONS.flatMap(({ option }) =>
    typedValue(option, command) === undefined ? [] : [ownOptionName(option)],
  )
}

function typedValue(option: OwnOption, command: Command): unknown {
  return command.getOptionValue(new Option(option.flags).attributeName())
}

function ownWish(
  family: Family,
  { family: owner, option }: { family: Family; option: OwnOption },
  command: Command,
): Order['own'] {
  const name = ownOptionName(option)
  const typed = typedValue(option, command)
  if (typed === undefined) return {}
  if (owner !== family)
    throw new InvalidArgumentError(`--${name} is for ${owner.name}, not for ${family.name}`)
  return parseOwn(family, name, typed === true ? undefined : String(typed))
}

/** Reads a seed: any text in one line. Slashes are reserved, since they come before the number of a puzzle. */
export function readSeed(seed: string | undefined): string {
  if (seed === undefined) return randomBytes(4).toString('hex')
  if (/^[^/]{1,100}$/u.test(seed) && !UNFIT_FOR_SEEDS.test(seed)) return seed
  throw new InvalidArgumentError('--seed must be one line of 1 to 100 characters, without "/"')
}
