// Adds the options of an order to a command: options for all families, and options of single families.

import { type Command, Option } from 'commander'
import type { OrderKey } from '../../maker/orderFields.ts'
import { ORDER_OPTIONS, OWN_OPTIONS } from './tableFacts.ts'

/**
 * Adds the options of an order for all fields, or for the fields in `keys`. `usual` is the default that the help text
 * of a single option names.
 */
export function withOrder(command: Command, keys?: readonly OrderKey[], usual?: string | number): Command {
  for (const { key, name, argument, alias, what, choices } of ORDER_OPTIONS) {
    if (keys && !keys.includes(key)) continue
    const option = new Option(
      argument ? `--${name} ${argument}` : `--${name}`,
      usual === undefined ? what : `${what} (default: ${usual})`,
    )
    if (choices) option.choices(choices).default('none')
    command.addOption(option)
    if (alias) command.option(`--${alias} <word>`, `the same as --${name}`)
  }
  return command
}

/** Adds the options of single families. */
export function withOwnOptions(command: Command): Command {
  for (const { flags, what } of OWN_OPTIONS) command.option(flags, what)
  return command
}
