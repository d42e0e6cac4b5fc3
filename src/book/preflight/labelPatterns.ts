// The words by which puzzles and solutions are found: the number above a puzzle, and the page of its solution below it.
// Words that do not stand out from the rest of a page, or from each other, are of no use.

import type { BookWords } from '../bookWords.ts'

/** The words of a book by which its puzzles and solutions are found. */
export type LabelWording = Pick<BookWords, 'number' | 'solutionOn'>

/** What finds the words; the first group of each is the number. */
interface Patterns {
  /** A whole line. */
  readonly number: RegExp
  /** Anywhere between other words. */
  readonly solutionOn: RegExp
}

/** What finds these words; nothing if they cannot be told from others. */
export function patternsOf(wording: LabelWording): Patterns | undefined {
  const number = patternOf(wording.number)
  const solutionOn = patternOf(wording.solutionOn)
  if (number === undefined || solutionOn === undefined) return undefined
  return { number: new RegExp(`^\\s*${number}\\s*$`, 'gu'), solutionOn: anywhere(solutionOn) }
}

/** Between words, not in one. */
function anywhere(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu')
}

/** What finds a text with one gap for a number; a puzzle is full of numbers, so there have to be words, too. */
function patternOf(text: string): string | undefined {
  const parts = text.split(/\{\w+\}/)
  if (parts.length !== 2 || !parts.some((part) => WORD.test(part))) return undefined
  const [before, after] = parts.map((part) =>
    part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s*`),
  )
  return `${before}(\\d{1,5})${after}`
}

/** A letter, or a sign that stands for the word “number”. */
const WORD = /[\p{L}#№]/u

/** So long are the words at most, with a number of four figures: what is longer has no room beside a small board. */
const LONGEST: Readonly<Record<keyof LabelWording, number>> = { number: 24, solutionOn: 40 }
const LARGE_NUMBER = '1000'

interface WordingFault {
  readonly key: keyof LabelWording
  readonly message: string
}

/** Why puzzles and solutions would not be found by these words. */
export function wordingFaults(wording: LabelWording): WordingFault[] {
  const keys = Object.keys(LONGEST) as (keyof LabelWording)[]
  const faults = keys.flatMap((key) => {
    const message = faultOf(key, wording[key])
    return message === undefined ? [] : [{ key, message: `"${key}" ${message}` }]
  })
  if (faults.length > 0) return faults
  const isIn = (one: keyof LabelWording, other: keyof LabelWording) =>
    anywhere(patternOf(wording[one]) ?? '').test(withNumber(wording[other]))
  if (!isIn('number', 'solutionOn') && !isIn('solutionOn', 'number')) return []
  const message = '"number" and "solutionOn" cannot be told apart: one of them has the other in it'
  return [{ key: 'number', message }]
}

function faultOf(key: keyof LabelWording, text: string): string | undefined {
  const gaps = text.match(/\{\w+\}/g) ?? []
  if (gaps.length !== 1) return `needs its gap once, and has it ${gaps.length} times`
  if (patternOf(text) === undefined)
    return `needs a word beside ${gaps[0]}: a number alone could be any number of a puzzle`
  const length = Array.from(withNumber(text)).length
  if (length > LONGEST[key])
    return `is too long: with a number it has ${length} characters, ${LONGEST[key]} at most`
  return undefined
}

function withNumber(text: string): string {
  return text.replaceAll(/\{\w+\}/g, LARGE_NUMBER)
}
