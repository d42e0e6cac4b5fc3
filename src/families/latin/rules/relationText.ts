// Relations between two numbers as text: `|a-b|>=4`, `a=2b`, `a+b=5||a+b=10`. A text has no spaces, since it is
// a part of the name of a shape.
//
//   any         ::= all ("||" all)*
//   all         ::= comparison ("&&" comparison)*
//   comparison  ::= sum (("=" | "<>" | "<=" | ">=" | "<" | ">") sum)+     1<a-b<5 compares twice
//   sum         ::= product (("+" | "-") product)*
//   product     ::= factor (("*" | "%")? factor)*                         2b is 2*b; % is the remainder
//   factor      ::= number | "a" | "b" | "(" sum ")" | "|" sum "|"        bars are for the absolute value

import { PuzzleError, quote } from '../../puzzleError.ts'

/** Whether two numbers are in a relation. */
export type Relation = (a: number, b: number) => boolean

/** The value of a part of a text for two numbers. */
type Value = (a: number, b: number) => number

const COMPARISONS: Readonly<Record<string, Relation>> = {
  '=': (one, other) => one === other,
  '<>': (one, other) => one !== other,
  '<=': (one, other) => one <= other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
}

const TOKENS = /\d+|[ab]|\|\||&&|<>|<=|>=|[-+*%()|=<>]/gy

/** Reads a relation. Throws a PuzzleError that says what is wrong. */
export function parseRelation(text: string): Relation {
  const tokens = text.match(TOKENS) ?? []
  if (tokens.join('') !== text)
    throw notARelation(text, `${quote(text.slice(tokens.join('').length))} has no meaning there`)
  let at = 0
  /** How many absolute values are open. While one is open, `|` closes it, so `||` cannot mean "or". */
  let bars = 0
  const take = (...wanted: readonly string[]) => (wanted.includes(tokens[at]) ? tokens[at++] : undefined)
  const expect = (wanted: string) => {
    if (!take(wanted)) throw notARelation(text, `${quote(wanted)} is missing`)
  }

  function any(): Relation {
    const parts = [all()]
    while (take('||')) parts.push(all())
    return (a, b) => parts.some((part) => part(a, b))
  }
  function all(): Relation {
    const parts = [comparison()]
    while (take('&&')) parts.push(comparison())
    return (a, b) => parts.every((part) => part(a, b))
  }
  function comparison(): Relation {
    const parts: Relation[] = []
    let left = sum()
    for (let sign = take(...Object.keys(COMPARISONS)); sign; sign = take(...Object.keys(COMPARISONS))) {
      const [one, holds, other] = [left, COMPARISONS[sign], sum()]
      parts.push((a, b) => holds(one(a, b), other(a, b)))
      left = other
    }
    if (parts.length === 0) throw notARelation(text, 'it compares nothing')
    return (a, b) => parts.every((part) => part(a, b))
  }
  function sum(): Value {
    let value = product()
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
      const [one, sense, other] = [value, sign === '+' ? 1 : -1, product()]
      value = (a, b) => one(a, b) + sense * other(a, b)
    }
    return value
  }
  function product(): Value {
    let value = factor()
    for (;;) {
      const sign = take('*', '%')
      if (!sign && !/^[ab(]$/.test(tokens[at] ?? '')) return value
      const [one, other] = [value, factor()]
      value = sign === '%' ? (a, b) => one(a, b) % other(a, b) : (a, b) => one(a, b) * other(a, b)
    }
  }
  function factor(): Value {
    // Two bars at the beginning of a value open two absolute values; at the end of a value, they close two.
    if (tokens[at] === '||') tokens.splice(at, 1, '|', '|')
    const token = tokens[at++] ?? ''
    if (token === 'a') return (a) => a
    if (token === 'b') return (_, b) => b
    if (/^\d/.test(token)) return () => Number(token)
    if (token !== '(' && token !== '|') {
      throw notARelation(
        text,
        `a number is missing ${token === '' ? 'at the end' : `before ${quote(token)}`}`,
      )
    }
    bars += token === '|' ? 1 : 0
    const value = sum()
    if (token === '(') {
      expect(')')
      return value
    }
    if (bars > 1 && tokens[at] === '||') tokens.splice(at, 1, '|', '|')
    expect('|')
    bars--
    return (a, b) => Math.abs(value(a, b))
  }

  const relation = any()
  if (at < tokens.length) throw notARelation(text, `${quote(tokens.slice(at).join(''))} has no meaning there`)
  return relation
}

function notARelation(text: string, why: string): PuzzleError {
  return new PuzzleError(
    'shape',
    `${quote(text)} is not a relation between a and b: ${why}; expected one such as |a-b|>=4`,
  )
}

/** The typeset form of the signs of a relation. */
const SEEN: Readonly<Record<string, string>> = {
  '<>': ' ≠ ',
  '<=': ' ≤ ',
  '>=': ' ≥ ',
  '-': ' − ',
  '||': ' / ',
  '&&': ', ',
  '%': ' mod ',
  '*': ' × ',
}

/** A relation as it is printed for readers: `|a − b| ≥ 4`; alternatives are separated by a slash. */
export function relationForReaders(text: string): string {
  return text.replaceAll(/\|\||&&|<>|<=|>=|[-+*%=<>]/g, (sign) => SEEN[sign] ?? ` ${sign} `)
}
