// The options for a chosen difficulty: `--stars 2` and `--difficulty easy` mean the same.

import { type Command, InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { parseStars, STARS_TO_ASK_FOR } from '../../maker/askedStars.ts'
import type { Range } from '../../maker/puzzleRequest.ts'

/** Both names of the option, as typed. */
export interface StarsOptions {
  readonly stars?: string
  readonly difficulty?: string
}

/** Adds `--stars` and `--difficulty`; `usual` names the default in the help text. */
export function withStars(command: Command, usual?: string): Command {
  const ending = usual === undefined ? '' : ` (${usual} by default)`
  return command
    .option('--stars <number>', `difficulty: ${STARS_TO_ASK_FOR}; 2..4 or easy..hard for a range${ending}`)
    .option('--difficulty <word>', 'the same as --stars')
}

/** The chosen stars, if any. Unreadable stars are wrong usage, and so are two different choices. */
export function starsAsked({ stars, difficulty }: StarsOptions): Range | undefined {
  const [one, other] = [stars, difficulty].map((text) => (text === undefined ? undefined : read(text)))
  if (one && other && (one.least !== other.least || one.most !== other.most)) {
    throw new InvalidArgumentError(
      `--stars ${stars} and --difficulty ${difficulty} differ; give only one of them`,
    )
  }
  return one ?? other
}

function read(text: string): Range {
  try {
    return parseStars(text)
  } catch (error) {
    throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
  }
}
