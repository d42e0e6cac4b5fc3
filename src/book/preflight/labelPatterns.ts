// Patterns that find puzzles and solutions by their labels: the number above a puzzle, and the page of its
// solution below. Labels must differ from each other and from other text.

import type { BookWords } from '../bookWords.ts'

/** The words of a book that label its puzzles and solutions. */
export type LabelWording = Pick<BookWords, 'number' | 'solutionOn'>

/** Patterns for the labels. The first group of each is the number. */
interface Patterns {
  /** Matches a complete line. */
  readonly number: RegExp
  /** Matches anywhere between other words. */
  readonly solutionOn: RegExp
}

/** The patterns for these words; undefined if the words are not distinctive. */
export function patternsOf(wording: LabelWording): Patterns | undefined {
  const number = patternOf(wording.number)
  const solutionOn = patternOf(wording.solutionOn)
  if (number === undefined || solutionOn === undefined) return undefined
  return { number: new RegExp(`^\\s*${number}\\s*$`, 'gu'), solutionOn: anywhere(solutionOn) }
}

/** Whether a text reads like the number of a puzzle or like the page of its solution. */
export function readsLikeLabel(wording: LabelWording, text: string): boolean {
  const patterns = patternsOf(wording)
  return patterns !== undefined && (text.match(patterns.number) ?? text.match(patterns.solutionOn)) !== null
}

/** A pattern that matches between words, not inside one. */
function anywhere(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu')
}

/**
 * The pattern of a text with one gap for a number. The text must contain words too, since a puzzle is full of
 * numbers.
 */
function patternOf(text: string): string | undefined {
  const parts = text.split(/\{\w+\}/)
  if (parts.length !== 2 || !parts.some((part) => WORD.test(part))) return undefined
  const [before, after] = parts.map((part) =>
    part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s*`),
  )
  return `${before}(\\d{1,5})${after}`
}

/** A letter, or a sign that means “number”. */
const WORD = /[\p{L}#№]/u

/**
 * The greatest lengths of the labels with a number of four digits. Longer ones have no room beside a small
 * board.
 */
const LONGEST: Readonly<Record<keyof LabelWording, number>> = { number: 24, solutionOn: 40 }
const LARGE_NUMBER = '1000'

interface WordingFault {
  readonly key: keyof LabelWording
  readonly message: string
}

/** Explains why puzzles and solutions could not be found by these words. */
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
  const message = '"number" and "solutionOn" cannot be told apart: one contains the other'
  return [{ key: 'number', message }]
}

function faultOf(key: keyof LabelWording, text: string): string | undefined {
  const gaps = text.match(/\{\w+\}/g) ?? []
  if (gaps.length !== 1) return `needs its gap exactly once, but has it ${gaps.length} times`
  if (patternOf(text) === undefined)
    return `needs a word beside ${gaps[0]}; a number alone looks like the numbers of a puzzle`
  const length = Array.from(withNumber(text)).length
  if (length > LONGEST[key])
    return `is too long: ${length} characters with a number; use at most ${LONGEST[key]}`
  return undefined
}

function withNumber(text: string): string {
  return text.replaceAll(/\{\w+\}/g, LARGE_NUMBER)
}
