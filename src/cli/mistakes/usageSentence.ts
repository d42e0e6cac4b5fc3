// Describes wrong usage in one line: what is wrong, and what would be right. Commander finds the mistake; if this file
// has no sentence for it, commander's own is kept.

import { existsSync } from 'node:fs'
import { extname } from 'node:path'
import type { Command, CommanderError, Option } from 'commander'
import { allNames, lookUp } from '../../families/findByName.ts'
import { nearestOf } from '../../families/nearestName.ts'
import { shellWord } from '../../formats/shellWord.ts'
import { isInput } from '../commandsFromTable.ts'
import { NAMED_FAMILIES, STAR_TEXTS } from '../shared/tableFacts.ts'
import words from './synonyms.json' with { type: 'json' }

/**
 * Other words for commands, such as names in other programs: first for top-level commands, then for the commands of
 * each group.
 */
const COMMAND_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  puzzlewright: words.commands,
  corpus: words.corpus,
  feed: words.feed,
  bench: words.bench,
}

/** Other words for options, without hyphens. Each word stands for the first option in its list that the command has. */
const OPTION_WORDS: Readonly<Record<string, readonly string[]>> = words.options

/** The sentence about a mistake in the words of a command. Options are named as they were typed. */
export function usageSentence(
  { code, message }: CommanderError,
  command: Command,
  words: readonly string[],
): string {
  const plain = message.replace(/^error: /, '').replace(/\n.*/s, '')
  switch (code) {
    case 'commander.unknownCommand':
      return unknownCommand(command, quoted(plain))
    case 'commander.unknownOption':
      return unknownOption(command, quoted(plain))
    case 'commander.excessArguments':
      return excessWords(command) ?? plain
    case 'commander.missingArgument':
      return missingArgument(command, quoted(plain))
    case 'commander.invalidArgument':
      return wrongValue(plain, words)
    case 'commander.optionMissingArgument':
      return `${typedName(quoted(plain), words)} needs a value: ${quoted(plain)}`
    case 'commander.missingMandatoryOptionValue':
      return missingOptions(command)
    case 'commander.conflictingOption': {
      const [one, other] = Array.from(plain.matchAll(/'([^']+)'/g), ([, flags]) => typedName(flags, words))
      return `${one} and ${other} cannot be used together; leave one out`
    }
    default:
      return plain
  }
}

/** The first quoted text in a sentence of commander. */
function quoted(sentence: string): string {
  return /'(.*?)'(?=$|[ ,.])/.exec(sentence)?.[1] ?? ''
}

/** `--number` of `-n, --number <puzzles>`. */
function longOf(flags: string): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags
}

/** The form of an option that was typed: `-n` or `--number` for `-n, --number <puzzles>`. */
function typedName(flags: string, words: readonly string[]): string {
  const long = longOf(flags)
  const [, short] = /^-(\w), /.exec(flags) ?? []
  if (short === undefined || words.some((word) => word.split('=')[0] === long)) return long
  // Short options may be joined with each other and with a value: -qn0.
  return words.some((word) => /^-(\w+)/.exec(word)?.[1].includes(short)) ? `-${short}` : long
}

/** The sentence about a word that is not a subcommand of the command. */
export function unknownCommand(command: Command, word: string): string {
  const names = command.commands.map((one) => one.name())
  const isTop = command.parent === null
  if (isTop && lookUp(NAMED_FAMILIES, word)) {
    return `"${word}" is a family, not a command; did you mean "puzzlewright generate ${word}"?`
  }
  if (isTop && (existsSync(word) || extname(word) !== '')) return fileFirst(command, word)
  const meant = COMMAND_WORDS[command.name()]?.[word.toLowerCase()] ?? nearestOf(word, names)
  const remedy = meant ? `did you mean "${meant}"?` : `the commands are ${names.join(', ')}`
  return `unknown command "${word}"; ${remedy}`
}

const RECIPES = ['.yaml', '.yml']

/** The sentence about a file that was typed in place of a command; it names the commands that accept such a file. */
function fileFirst({ commands }: Command, file: string): string {
  const start = `"${file}" is a file, not a command`
  const extension = extname(file).toLowerCase()
  if (extension === '.pdf') return `${start}; did you mean "puzzlewright preflight ${shellWord(file)}"?`
  if (RECIPES.includes(extension)) return `${start}; did you mean "puzzlewright book ${shellWord(file)}"?`
  const takers = commands.filter(({ registeredArguments: [first] }) => first?.name() === 'files')
  return `${start}; these commands take files: ${takers.map((one) => one.name()).join(', ')}`
}

function unknownOption(command: Command, typed: string): string {
  const [option] = typed.split('=')
  if (option !== typed && command.options.some(({ long }) => long === option)) {
    return `${option} takes no value; write ${option} alone`
  }
  const shown = command.options.filter(({ hidden }) => !hidden)
  const longs = shown.flatMap(({ long }) => long ?? [])
  const word = typed.replace(/^-+/, '').toLowerCase()
  const known = OPTION_WORDS[word]?.map((one) => `--${one}`).find((one) => longs.includes(one))
  const nearest =
    word.length > 1
      ? nearestOf(
          word,
          longs.map((long) => long.slice(2)),
        )
      : undefined
  const meant = known ?? (nearest && `--${nearest}`)
  if (meant) return `unknown option "${typed}"; did you mean "${meant}"?`
  const options = longs.length > 0 ? `its options are ${longs.join(', ')}` : 'it has no options'
  return `${command.name()} has no option "${typed}"; ${options}`
}

/** Options with recognisable values, to find the option that was left out before an unexpected word. */
const LOOKS: readonly { readonly option: string; looks(word: string): boolean }[] = [
  { option: '--shape', looks: (word) => /^\d+x\d+/i.test(word) },
  { option: '--number', looks: (word) => /^\d+$/.test(word) },
  { option: '--stars', looks: (word) => STAR_TEXTS.includes(word.toLowerCase().replaceAll('-', ' ')) },
]

function excessWords(command: Command): string | undefined {
  const { registeredArguments: taken, options } = command
  const extra = command.args.slice(taken.length)
  if (extra.length === 0) return undefined
  const [word] = extra
  const meant = LOOKS.find(({ option, looks }) => looks(word) && options.some(({ long }) => long === option))
  const takes =
    taken.length === 0 ? 'no arguments' : `only ${taken.map((one) => `<${one.name()}>`).join(' ')}`
  const remedy = meant ? `did you mean "${meant.option} ${word}"?` : `${command.name()} takes ${takes}`
  return `unexpected "${word}"; ${remedy}`
}

function missingArgument({ registeredArguments }: Command, name: string): string {
  const description = registeredArguments.find((one) => one.name() === name)?.description
  return description ? `<${name}> is missing: ${description}` : `<${name}> is missing`
}

function missingFile(name: string): string[] {
  if (name === '-' || lookUp(NAMED_FAMILIES, name) || existsSync(name)) return []
  const family = nearestOf(name, allNames(NAMED_FAMILIES))
  return [`${name}: no such file${family ? `; did you mean "${family}"?` : ''}`]
}

/** The sentences, in one line, about all missing options, of which commander names only the first, and about wrong arguments. */
function missingOptions(command: Command): string {
  const missing = command.options.filter(
    (one) => one.mandatory && command.getOptionValue(one.attributeName()) === undefined,
  )
  const [first, ...others] = [...missing.map(missingOption), ...wrongArguments(command)]
  return [first, ...others.map((other) => `(and ${other})`)].join(' ')
}

function missingOption({ flags, description, argChoices }: Option): string {
  const choices = argChoices ? `; one of ${argChoices.join(', ')}` : ''
  return `${longOf(flags)} is missing: ${description}${choices}`
}

/** The sentences about arguments, which commander checks only after the options: those that are missing or name no file. */
function wrongArguments(command: Command): string[] {
  const { registeredArguments, args } = command
  return registeredArguments.flatMap((one, at) => {
    if (args[at] === undefined) return one.required ? missingArgument(command, one.name()) : []
    return isInput(one) ? missingFile(args[at]) : []
  })
}

/**
 * Splits commander's sentence about an argument into four parts: the sentence itself, the argument, its value and the
 * reason.
 */
function argumentParts(sentence: string): string[] {
  const [, value, name, reason] =
    /^command-argument value '(.*)' is invalid for argument '(.*?)'\. (.*)$/s.exec(sentence) ?? []
  return name === undefined ? [] : [sentence, `<${name}>`, value, reason]
}

/**
 * The sentence about a wrong value: `--number "x": expected a whole number`. If the option has choices, the sentence
 * names the nearest choice or lists all.
 */
function wrongValue(sentence: string, words: readonly string[]): string {
  const [, flags, value, reason] =
    /^option '(.*?)' argument '(.*)' is invalid\. (.*)$/s.exec(sentence) ?? argumentParts(sentence)
  if (flags === undefined) return sentence
  const place = `${typedName(flags, words)} "${value}"`
  const [, list] = /^Allowed choices are (.*)\.$/s.exec(reason) ?? []
  if (list === undefined) return `${place}: ${reason}`
  // A wrong number, as in `v3`, is hardly a misspelling, so all choices are listed.
  const nearest = /^[a-z]?\d+$/.test(value) ? undefined : nearestOf(value, list.split(', '))
  return nearest
    ? `${place} is unknown; did you mean "${nearest}"?`
    : `${place} is unknown; choose one of ${list}`
}
