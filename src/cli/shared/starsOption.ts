// How hard puzzles are to be, in stars: `--stars 2` and `--difficulty easy` say the same.

import { type Command, InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { parseStars, STARS_TO_ASK_FOR } from '../../maker/askedStars.ts'
import type { Range } from '../../maker/puzzleRequest.ts'

/** The two names of one option, as typed. */
export interface StarsOptions {
  readonly stars?: string
  readonly difficulty?: string
}

/** `--stars` and `--difficulty`; `usual` is what is meant where neither is given. */
export function withStars(command: Command, usual?: string): Command {
  const ending = usual === undefined ? '' : ` (${usual} if left out)`
  return command
    .option('--stars <number>', `how hard: ${STARS_TO_ASK_FOR}; 2..4 or easy..hard for a range${ending}`)
    .option('--difficulty <word>', 'the same as --stars')
}

/** The stars that are asked for, if any are. What cannot be read, and two that differ, are wrong usage. */
export function starsAsked({ stars, difficulty }: StarsOptions): Range | undefined {
  const [one, other] = [stars, difficulty].map((text) => (text === undefined ? undefined : read(text)))
  if (one && other && (one.least !== other.least || one.most !== other.most)) {
    throw new InvalidArgumentError(
      `--stars ${stars} and --difficulty ${difficulty} differ: they are two names of one option`,
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
