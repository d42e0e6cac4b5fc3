// Commander takes the word after an option as its value, even if this word is another option: `--out --json`.

import type { Command } from 'commander'
import { commandTyped } from './pastedOrExpandedWords.ts'

/** The error if an option was typed where a value is needed; otherwise undefined. */
export function missingValue(program: Command, words: readonly string[]): string | undefined {
  const { options } = commandTyped(program, words).command
  const named = (word: string) => options.find(({ short, long }) => word === short || word === long)
  for (const [index, word] of words.slice(0, -1).entries()) {
    if (word === '--') return undefined
    const option = named(word)
    const next = words[index + 1]
    if (option?.required && named(next)) return `${word} needs a value before ${next}: ${option.flags}`
  }
  return undefined
}
