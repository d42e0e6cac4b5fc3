// Patterns of numbers along a line as regular expressions: `([13579][2468])*` alternates odd and even numbers.
// An expression is compiled into an automaton whose states are sets of places in the expression (Glushkov, The
// abstract theory of automata, 1961).
//
//   expression  ::= sequence ("|" sequence)*
//   sequence    ::= (item ("*" | "+" | "?")?)*
//   item        ::= digit | "." | "[" "^"? (digit ("-" digit)?)+ "]" | "(" expression ")"

import { PuzzleError, quote } from '../../puzzleError.ts'
import type { Automaton } from '../automata.ts'

/** A part of an expression: the places at which it can begin and end, as bits, and whether it can be empty. */
interface Part {
  readonly first: number
  readonly last: number
  readonly canBeEmpty: boolean
}

const EMPTY: Part = { first: 0, last: 0, canBeEmpty: true }

/** The maximum number of places in an expression: each place, and the start, is a bit of a state. */
const MOST_PLACES = 30

/** Reads a regular expression. Throws a PuzzleError that says what is wrong. */
export function parseNumberPattern(text: string): Automaton {
  /**
   * For each place, the numbers that match there and the places that can follow, as bits. The first place is the
   * start.
   */
  const takes = [0]
  const follows = [0]
  let at = 0
  const take = (wanted: string) => text[at] === wanted && at++ >= 0

  function expression(): Part {
    let all = sequence()
    while (take('|')) {
      const other = sequence()
      all = {
        first: all.first | other.first,
        last: all.last | other.last,
        canBeEmpty: all.canBeEmpty || other.canBeEmpty,
      }
    }
    return all
  }
  function sequence(): Part {
    let all = EMPTY
    while (at < text.length && !'|)'.includes(text[at])) {
      const next = repeated(item())
      follow(all.last, next.first)
      all = {
        first: all.first | (all.canBeEmpty ? next.first : 0),
        last: next.last | (next.canBeEmpty ? all.last : 0),
        canBeEmpty: all.canBeEmpty && next.canBeEmpty,
      }
    }
    return all
  }
  function repeated(part: Part): Part {
    const isRepeated = '*+'.includes(text[at] ?? ' ')
    const canBeEmpty = part.canBeEmpty || '*?'.includes(text[at] ?? ' ')
    if (isRepeated) follow(part.last, part.first)
    if ('*+?'.includes(text[at] ?? ' ')) at++
    return { ...part, canBeEmpty }
  }
  function item(): Part {
    if (!take('(')) return place(numbers())
    const inner = expression()
    if (!take(')')) throw notAPattern(text, '")" is missing')
    return inner
  }
  function numbers(): number {
    const [found] = /^(?:[1-9.]|\[\^?(?:[1-9](?:-[1-9])?)+\])/.exec(text.slice(at)) ?? []
    if (!found) throw notAPattern(text, `${quote(text.slice(at))} has no meaning there`)
    at += found.length
    if (found === '.') return ALL
    const ranges = found.match(/[1-9](?:-[1-9])?/g) ?? []
    const bits = ranges.reduce((set, range) => {
      const [from, to = from] = range.split('-').map(Number)
      return set | (numbersUpTo(to) & ~numbersUpTo(from - 1))
    }, 0)
    return found.startsWith('[^') ? ALL & ~bits : bits
  }
  function place(bits: number): Part {
    if (takes.length > MOST_PLACES) throw notAPattern(text, `it has more than ${MOST_PLACES} numbers`)
    follows.push(0)
    const bit = 1 << (takes.push(bits) - 1)
    return { first: bit, last: bit, canBeEmpty: false }
  }
  function follow(places: number, next: number): void {
    for (const place of placesIn(places)) follows[place] |= next
  }

  const whole = expression()
  if (at < text.length) throw notAPattern(text, `${quote(text.slice(at))} has no meaning there`)
  if (takes.length === 1) throw notAPattern(text, 'it has no numbers')
  follows[0] = whole.first
  const ends = whole.last | (whole.canBeEmpty ? START : 0)
  return {
    start: START,
    step(state, value) {
      const next = placesIn(state).reduce((places, place) => places | follows[place], 0)
      const kept = placesIn(next).filter((place) => takes[place] & (1 << (value - 1)))
      return kept.length > 0 ? kept.reduce((places, place) => places | (1 << place), 0) : undefined
    },
    accepts: (state) => (state & ends) !== 0,
  }
}

/** The state before the first number. */
const START = 1
const numbersUpTo = (largest: number) => (1 << largest) - 1
const ALL = numbersUpTo(9)

/** The places of a set. */
function placesIn(places: number): number[] {
  return Array.from({ length: MOST_PLACES + 1 }, (_, place) => place).filter((place) => places & (1 << place))
}

function notAPattern(text: string, why: string): PuzzleError {
  return new PuzzleError(
    'shape',
    `${quote(text)} is not a pattern of numbers: ${why}; expected one such as ([135][246])*`,
  )
}
