// Where words may be divided at the end of a line, by the patterns that TeX uses (Liang's method; the package
// `hyphen` ships them). A language without patterns here has no divided words.

import createHyphenator from 'hyphen/hyphen.js'
import { loadPatterns, PATTERNS } from './hyphenationPatterns.ts'

/** Shorter words are never divided. */
const LEAST_LETTERS = 5
/** The least number of letters before and after a hyphen. */
const LEAST_BEFORE = 2
const LEAST_AFTER = 2

const MARK = '\u00ad'

/** Splits a word at the places where it may be divided, `['Zah', 'len', 'pfad']`. */
export type Hyphenate = (word: string) => readonly string[]

const hyphenators = new Map<string, Hyphenate | undefined>()

/** The hyphenation of a language by its code, such as `de-AT`; undefined if it has no patterns. */
export function hyphenationOf(language: string): Hyphenate | undefined {
  const code = language.toLowerCase()
  if (!hyphenators.has(code)) hyphenators.set(code, makeHyphenate(code))
  return hyphenators.get(code)
}

/** Loads what the hyphenation of a language needs. Must be called before `hyphenationOf`, in bundles that load it late. */
export async function loadHyphenation(language: string): Promise<void> {
  await Promise.all(codesOf(language.toLowerCase()).map(loadPatterns))
}

/** The codes whose patterns a language may use. A code with a region, such as `de-AT`, falls back on its language. */
function codesOf(code: string): string[] {
  return [...new Set([code, code.split('-')[0]])]
}

function makeHyphenate(code: string): Hyphenate | undefined {
  const patterns = codesOf(code).flatMap((one) => (Object.hasOwn(PATTERNS, one) ? [PATTERNS[one]] : []))
  if (patterns.length === 0) return undefined
  const mark = createHyphenator(patterns[0], { async: false, hyphenChar: MARK, html: false })
  // The words of a book recur.
  const known = new Map<string, readonly string[]>()
  return (word) => {
    const found = known.get(word) ?? syllables(word, mark)
    known.set(word, found)
    return found
  }
}

/**
 * The parts of a word. Only words of letters are divided, with the punctuation around them. Words with several
 * capitals are abbreviations, and a word with a hyphen of its own would end a line like two words.
 */
function syllables(word: string, mark: (text: string) => string): readonly string[] {
  const [, before, letters, after] = /^(\P{L}*)(\p{L}+)(\P{L}*)$/u.exec(word) ?? []
  if (letters === undefined || letters.length < LEAST_LETTERS || /\p{Lu}.*\p{Lu}/u.test(letters))
    return [word]
  const parts: string[] = []
  let part = ''
  let left = letters.length
  for (const piece of mark(letters).split(MARK)) {
    part += piece
    left -= piece.length
    if (letters.length - left < LEAST_BEFORE || (left < LEAST_AFTER && left > 0)) continue
    parts.push(part)
    part = ''
  }
  if (part !== '') parts.push(part)
  parts[0] = before + parts[0]
  parts[parts.length - 1] += after
  return parts
}
