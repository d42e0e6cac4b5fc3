// Detects words of a command line that were pasted from a word processor or a manual, or that the shell has put in
// place of `*`.

import { readdirSync } from 'node:fs'
import type { Command } from 'commander'
import { unknownCommand } from './usageSentence.ts'

/** The hyphens before the letters of an option, if a word processor has replaced them by a dash. */
const LONG_HYPHEN = /^[\u2010-\u2015\u2212]+-*(?=[a-z])|^-[\u2010-\u2015\u2212]+(?=[a-z])/i
const CURLY_QUOTES = /[\u2018-\u201f\u2039\u203a\u00ab\u00bb]/g
const OPENING_QUOTE = /^[\u2018-\u201f\u2039\u00ab]/
const CLOSING_QUOTE = /[\u2018-\u201f\u203a\u00bb]$/

/**
 * The error if words were pasted, as the prompt of an example, dashes or curly quotation marks show; undefined if the
 * words look typed.
 */
export function pastedFault(program: Command, words: readonly string[]): string | undefined {
  const [first, second] = words
  if (first === '$' || first === program.name()) {
    const rest = (second === program.name() ? words.slice(2) : words.slice(1)).slice(0, 3).join(' ')
    return `leave out "${first}", which belongs to the example: ${program.name()} ${rest}`
  }
  const { command } = commandTyped(program, words)
  for (const word of words) {
    const fault = hyphenFault(command, word) ?? quoteFault(command, word)
    if (fault !== undefined) return fault
  }
  return splitQuote(words)
}

/** The error if `help` is asked about an unknown command. */
export function helpFault(program: Command, words: readonly string[]): string | undefined {
  const { command, depth } = commandTyped(program, words)
  const topic = words[depth + 1]
  if (words[depth] !== 'help' || topic === undefined || topic.startsWith('-')) return undefined
  return command.commands.some((one) => one.name() === topic) ? undefined : unknownCommand(command, topic)
}

/** The command that the first words name, and the number of these words. */
export function commandTyped(
  program: Command,
  words: readonly string[],
): { readonly command: Command; readonly depth: number } {
  let command = program
  let depth = 0
  for (const word of words) {
    const next = command.commands.find((one) => one.name() === word)
    if (!next) break
    command = next
    depth++
  }
  return { command, depth }
}

/** Whether a command has a long option: `--stars`. */
function hasOption(command: Command, long: string): boolean {
  return long === '--help' || command.options.some((option) => option.long === long)
}

function hyphenFault(command: Command, word: string): string | undefined {
  const [typed] = word.split('=')
  const letters = typed.replace(LONG_HYPHEN, '')
  if (letters !== typed) {
    const meant = letters.length === 1 ? `-${letters}` : `--${letters}`
    return `"${typed}" begins with a dash from a word processor; type hyphens: ${meant}`
  }
  const single = /^-([a-z][a-z-]+)$/.exec(typed)
  if (!single || !hasOption(command, `--${single[1]}`)) return undefined
  return `"${typed}" needs two hyphens: --${single[1]}`
}

function quoteFault(command: Command, word: string): string | undefined {
  const plain = word.replaceAll(CURLY_QUOTES, '')
  if (plain === word || !hasOption(command, plain)) return undefined
  return `"${plain}" is in curly quotation marks; remove them`
}

/**
 * The error if curly quotation marks were meant to keep words together; the shell splits the text between such marks.
 */
function splitQuote(words: readonly string[]): string | undefined {
  const opens = words.findIndex((word) => OPENING_QUOTE.test(word) && !CLOSING_QUOTE.test(word.slice(1)))
  const closes = words.findIndex((word, index) => index > opens && CLOSING_QUOTE.test(word))
  if (opens < 0 || closes < 0) return undefined
  const text = words
    .slice(opens, closes + 1)
    .join(' ')
    .replaceAll(CURLY_QUOTES, '')
  return `the shell does not understand curly quotation marks; type straight ones: "${text}"`
}

/** The error if the shell has replaced `*` by the names of all files; otherwise undefined. */
export function expandedFault(program: Command, words: readonly string[]): string | undefined {
  const names = visibleNames()
  // If the folder has only one file, the user may have typed its name.
  if (names.length < 2) return undefined
  const { command, depth } = commandTyped(program, words)
  const start = words.findIndex(
    (_, index) =>
      index >= depth && names.every((name) => words.slice(index, index + names.length).includes(name)),
  )
  if (start < 0) return undefined
  const option = command.options.find(({ long, short }) => [long, short].includes(words[start - 1]))
  // If the option or argument accepts several files, the user may have meant all of them.
  const taker = option ?? command.registeredArguments.at(-1)
  if (taker?.variadic) return undefined
  const place = option ? ` after ${words[start - 1]}` : ''
  const sentence = `the shell replaced *${place} by the names of the files here`
  if (!option) return `${sentence}; quote it: '*'`
  if (option.long === '--operators')
    return `${sentence}; quote it: --operators '+*', or write x: --operators +x`
  return `${sentence}; ${words[start - 1]} takes ${placeholderOf(option.flags)}`
}

/** `<puzzles>` of `-n, --number <puzzles>`. */
function placeholderOf(flags: string): string {
  return /[<[].*/.exec(flags)?.[0] ?? 'no value'
}

/** The names that the shell puts in place of `*`. */
function visibleNames(): string[] {
  try {
    return readdirSync('.').filter((name) => !name.startsWith('.'))
  } catch {
    return []
  }
}
