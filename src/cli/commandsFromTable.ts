// All commands as data: the help texts, arguments and options of each. The commands of commander derive from this
// table, and so do the types of the values that a command receives.
//
// The keys of `takes` are the flags of options (`-n, --number <puzzles>`) and arguments (`<file>`). The first member of
// each entry is its kind with its help text, such as `"count": "number of puzzles"`; further members are facts, such as
// a default value. A key without hyphens or brackets stands for several options that commands share.

import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import data from './commands.json' with { type: 'json' }
import { asUsage } from './shared/optionHelpers.ts'
import { type Facts, LATE_READERS, READERS, type Reader, withLists } from './shared/optionParsers.ts'
import { withOrder, withOwnOptions } from './shared/orderOptions.ts'
import { CHOICES } from './shared/tableFacts.ts'

type Commands = typeof data.commands

/** The words that call a command that has arguments or options, such as `bench run`. */
type Name = { [Key in keyof Commands]: Commands[Key] extends { takes: object } ? Key : never }[keyof Commands]

/** Options that commands share; the options of orders come from the table of order fields. */
type Shared = typeof data.shared & { order: Stars; stars: Stars; own: object }
type Stars = Record<'--stars <number>' | '--difficulty <word>', { text: string }>

type Camel<Words> = Words extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Words

/** The name of a value: `notIn` for `--not-in <files...>`, `grade` for `--no-grade`, `files` for `[files...]`. */
type NameOf<Flags> = Flags extends `${string}--no-${infer Long}`
  ? Camel<Long>
  : Flags extends `${string}--${infer Long} ${string}` | `${string}--${infer Long}`
    ? Camel<Long>
    : Flags extends `${'<' | '['}${infer Word}${'...>' | '...]' | '>' | ']'}`
      ? Word
      : never

type Readers = typeof READERS & typeof LATE_READERS

type Kind = keyof Readers

type Read<Facts> = {
  [Kind in keyof Facts]: Kind extends keyof Readers
    ? Awaited<ReturnType<Readers[Kind]>>
    : Kind extends keyof typeof CHOICES
      ? (typeof CHOICES)[Kind][number]
      : never
}[keyof Facts]

/** One argument or option. If an option is typed without its optional value, its value is true. */
interface Entry<Flags, Facts> {
  name: NameOf<Flags>
  value: Flags extends `${string}...${string}`
    ? readonly Read<Facts>[]
    :
        | Read<Facts>
        | (Flags extends `--${string}[${string}` ? (Facts extends { preset: string } ? never : true) : never)
  /** Whether the value is always defined, even if the argument or option was not typed. */
  isSure: Flags extends `<${string}` | `[${string}...]` | `${string}--no-${string}`
    ? true
    : Facts extends { usual: unknown } | { needed: boolean }
      ? true
      : false
}

type Entries<Takes> = {
  [Key in keyof Takes]: Key extends keyof Shared ? Entries<Shared[Key]> : Entry<Key, Takes[Key]>
}[keyof Takes]

type ValuesOf<All extends { name: string; value: unknown; isSure: boolean }> = {
  readonly [One in Extract<All, { isSure: true }> as One['name']]: One['value']
} & { readonly [One in Extract<All, { isSure: false }> as One['name']]?: One['value'] }

/** The arguments and options of a command, or options that commands share, as they were typed and read. */
export type Typed<Of extends Name | keyof Shared> = ValuesOf<
  Entries<Of extends Name ? Commands[Of]['takes'] : Of extends keyof Shared ? Shared[Of] : never>
>

/** Does the work of a command. Returns the exit code, or undefined for success. */
export type Action<Of extends Name = never> = (
  typed: Typed<Of>,
  command: Command,
) => Promise<number | undefined>

/** Loads the code of each command when the command is called. */
export type Actions = { readonly [Of in Name]: () => Promise<Action<Of>> }

type Takes = Readonly<Record<string, Facts>>

/** The words that call each command, in the order of the help text. */
export const COMMANDS = Object.keys(data.commands) as (keyof Commands)[]

/** Adds a command, with its arguments, options and texts, to the program or to its parent command. */
export function addCommand(program: Command, words: keyof Commands): Command {
  const { summary, description, help, ...rest } = data.commands[words]
  const names = words.split(' ')
  const above = names.slice(0, -1).reduce((one, name) => below(one, name), program)
  const command = below(above, names.at(-1) as string)
  command.summary(summary).description(description)
  addTakes(command, 'takes' in rest ? (rest.takes as Takes) : {})
  return command.addHelpText('after', `\n${withLists(help.join('\n'))}\n`)
}

function below(above: Command, name: string): Command {
  return above.commands.find((one) => one.name() === name) ?? above.command(name)
}

/** Functions that add the options that come from the table of order fields. */
const FROM_FIELDS: Readonly<Record<string, (command: Command, facts: Facts) => unknown>> = {
  order: (command) => withOrder(command),
  stars: (command, { usual }) => withOrder(command, ['stars'], usual),
  own: withOwnOptions,
}

function addTakes(command: Command, takes: Takes): void {
  for (const [flags, facts] of Object.entries(takes)) {
    const shared = (data.shared as Record<string, Takes>)[flags]
    if (shared) addTakes(command, shared)
    else if (FROM_FIELDS[flags]) FROM_FIELDS[flags](command, facts)
    else addPlace(command, flags, facts)
  }
}

/** The kind of each argument and option, as in the table. */
const KINDS = new WeakMap<Argument | Option, string>()

/** Whether an argument names a file to read. */
export function isInput(place: Argument): boolean {
  return KINDS.get(place) === 'input'
}

/** The arguments and options of a command as they were typed and read. Throws an InvalidArgumentError. */
export async function typedOf(command: Command): Promise<object> {
  const { options, registeredArguments, processedArgs } = command
  const typed = command.opts()
  const read = async (place: Argument | Option, name: string, value: unknown, shown: string) => {
    const kind = KINDS.get(place)
    const late = (LATE_READERS as Record<string, ((text: string) => Promise<unknown>) | undefined>)[
      String(kind)
    ]
    const isLate = late && value !== undefined
    return [name, isLate ? await asUsage(() => late(value as string), shown) : value] as const
  }
  const optional = options.map((one) => {
    const name = one.attributeName()
    return read(one, name, typed[name], one.long ?? one.flags)
  })
  const words = registeredArguments.map((one, at) =>
    read(one, one.name(), processedArgs[at], `<${one.name()}>`),
  )
  const all = await Promise.all([...words, ...optional])
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

/**
 * The files that a command was told to read (`inputs`) and to write (`outputs`). Files that may be both read and
 * written are in neither list. Standard input is `-`, also if no file was named. Throws an InvalidArgumentError for an
 * empty name.
 */
export function filesOf(command: Command) {
  const { options, registeredArguments, processedArgs } = command
  const typed = command.opts()
  const all = [
    ...registeredArguments.map((place, at) => ({ kind: KINDS.get(place), value: processedArgs[at] })),
    ...options.map((place) => ({ kind: KINDS.get(place), value: typed[place.attributeName()] })),
  ]
  const ofKinds = (...kinds: readonly Kind[]): string[] =>
    all
      .filter(({ kind, value }) => value !== undefined && kinds.includes(kind as Kind))
      .flatMap(({ value }) => (Array.isArray(value) && value.length === 0 ? ['-'] : value))
  if (ofKinds('input', 'inputOrOutput').includes('')) {
    throw new InvalidArgumentError('the name of a file to read is empty; for standard input, write -')
  }
  return { inputs: ofKinds('input'), outputs: ofKinds('file', 'exportedFile') }
}

/** Adds an argument or an option. */
function addPlace(command: Command, flags: string, facts: Facts): void {
  const [[kind, what]] = Object.entries(facts)
  const place = new (/^[<[]/.test(flags) ? Argument : Option)(flags, withLists(String(what)))
  const choices = (CHOICES as Record<string, readonly string[]>)[kind]
  const read = (READERS as Record<string, Reader>)[kind]
  KINDS.set(place, kind)
  if (choices) place.choices(choices)
  else if (kind in READERS && !place.variadic && kind !== 'flag')
    place.argParser((text, before) => read(text, facts, before))
  const { usual, needed = false, preset, conflicts = [], hidden = false } = facts
  if (usual !== undefined) {
    const value = choices ? usual : read(String(usual), facts)
    // If the default value is an object, help shows the text from which it was read.
    place.default(value, typeof value === 'object' ? String(usual) : undefined)
  }
  if (place instanceof Argument) command.addArgument(place)
  else {
    if (preset !== undefined) place.preset(withLists(preset))
    command.addOption(place.conflicts(conflicts).makeOptionMandatory(needed).hideHelp(hidden))
  }
}
