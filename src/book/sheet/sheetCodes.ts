// The codes of sheets: letters that a teacher finds on the key. They are read from photocopies and said aloud.
//
// - Only letters that look and sound different, and no vowels, so that no code is a word.
// - The letters of a code differ, and the last is a check letter: the positions of the letters in `CODE_LETTERS` add up
//   to a multiple of the number of these letters. So a single misread letter never makes the code of another sheet.

import { makeRng, shuffled } from '../../kernel/rng.ts'

/** The letters of codes. */
export const CODE_LETTERS = 'BHJKMNPRTWXY'

/** The usual length of codes, and the length if there are more sheets than short codes. */
const LENGTHS = [3, 4] as const

/**
 * The codes of `count` sheets. The code of a sheet does not depend on the number of sheets, unless so many need longer
 * codes.
 */
export function sheetCodes(seed: string, count: number): string[] {
  for (const length of LENGTHS) {
    const codes = codesOf(length)
    if (codes.length >= count) return shuffled(makeRng(`${seed}/codes`), codes).slice(0, count)
  }
  throw new RangeError(`there are fewer than ${count} codes; make fewer sheets`)
}

/** All codes of a length, in alphabetical order. */
function codesOf(length: number): string[] {
  let starts: number[][] = [[]]
  for (let place = 1; place < length; place++) {
    starts = starts.flatMap((start) =>
      ALL.flatMap((letter) => (start.includes(letter) ? [] : [[...start, letter]])),
    )
  }
  return starts.flatMap((start) => {
    const sum = start.reduce((total, letter) => total + letter, 0)
    const check = (ALL.length - (sum % ALL.length)) % ALL.length
    if (start.includes(check)) return []
    return [...start, check].map((letter) => CODE_LETTERS[letter]).join('')
  })
}

const ALL = Array.from(CODE_LETTERS, (_, place) => place)
