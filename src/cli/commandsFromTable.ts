// All commands as data: what help says of each, and its arguments and options. commander's commands derive from the table, and
// so does the type of what a command is given.
//
// What a command takes stands by its flags (`-n, --number <puzzles>`, or `<file>` for an argument): first its kind with what
// help says of it, such as `"count": "number of puzzles"`, then its facts. A name without hyphens stands for several options
// that commands share.

import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import data from './commands.json' with { type: 'json' }
import { asUsage } from './shared/optionHelpers.ts'
import { CHOICES, type Facts, LATE_READERS, READERS, type Reader, withLists } from './shared/optionParsers.ts'
import { withOrder, withOwnOptions } from './shared/puzzleRequestOptions.ts'

type Commands = typeof data.commands

/** The commands that have arguments or options, by the words that call them: `bench run`. */
type Name = { [Key in keyof Commands]: Commands[Key] extends { takes: object } ? Key : never }[keyof Commands]

/** Options that commands share; those of orders come from the table of their fields. */
type Shared = typeof data.shared & { order: Stars; stars: Stars; own: object }
type Stars = Record<'--stars <number>' | '--difficulty <word>', { text: string }>

type Camel<Words> = Words extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Words

/** `notIn` of `--not-in <files...>`, `grade` of `--no-grade`, `files` of `[files...]`. */
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
    ? ReturnType<Readers[Kind]>
    : Kind extends keyof typeof CHOICES
      ? (typeof CHOICES)[Kind][number]
      : never
}[keyof Facts]

/** One argument or option. An option whose value may be left out is true without it. */
interface Entry<Flags, Facts> {
  name: NameOf<Flags>
  value: Flags extends `${string}...${string}`
    ? readonly Read<Facts>[]
    :
        | Read<Facts>
        | (Flags extends `--${string}[${string}` ? (Facts extends { preset: string } ? never : true) : never)
  /** Whether it is there although it was not typed. */
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

/** Does the work of a command. Returns its exit code; without one, all is fine. */
export type Action<Of extends Name = never> = (
  typed: Typed<Of>,
  command: Command,
) => Promise<number | undefined>

/** Loads the code of each command when the command is called. */
export type Actions = { readonly [Of in Name]: () => Promise<Action<Of>> }

type Takes = Readonly<Record<string, Facts>>

/** The words that call each command, in the order of help. */
export const COMMANDS = Object.keys(data.commands) as (keyof Commands)[]

/** Adds a command with its arguments, options and texts below another. */
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

/** Adds options that come from the table of an order's fields. */
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

/** The kinds of the arguments and options that the table has. */
const KINDS = new WeakMap<Argument | Option, string>()

/** The arguments and options of a command as they were typed and read. Throws an InvalidArgumentError. */
export function typedOf(command: Command): object {
  const { options, registeredArguments, processedArgs } = command
  const typed = command.opts()
  const read = (place: Argument | Option, name: string, value: unknown, shown: string) => {
    const kind = KINDS.get(place)
    const late = (LATE_READERS as Record<string, ((text: string) => unknown) | undefined>)[String(kind)]
    return [name, late && value !== undefined ? asUsage(() => late(value as string), shown) : value] as const
  }
  const optional = options.map((one) => {
    const name = one.attributeName()
    return read(one, name, typed[name], one.long ?? one.flags)
  })
  const words = registeredArguments.map((one, at) =>
    read(one, one.name(), processedArgs[at], `<${one.name()}>`),
  )
  return Object.fromEntries([...words, ...optional].filter(([, value]) => value !== undefined))
}

/**
 * The files that a command was told to read and to write, apart from those to read that may be written, too. Standard
 * input is `-`, also if no file was named. Throws an InvalidArgumentError for a file without a name.
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
    // Help shows what cannot be typed by the text that stands for it.
    place.default(value, typeof value === 'object' ? String(usual) : undefined)
  }
  if (place instanceof Argument) command.addArgument(place)
  else {
    if (preset !== undefined) place.preset(withLists(preset))
    command.addOption(place.conflicts(conflicts).makeOptionMandatory(needed).hideHelp(hidden))
  }
}
