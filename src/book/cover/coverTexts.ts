// The measures of a cover in words.

import { INCH, MILLIMETRE } from '../../render/paperSize.ts'
import * as english from '../../words/english.ts'
import { say } from '../../words/say.ts'
import { type CoverGeometry, FEWEST_FOR_SPINE_TEXT } from './coverGeometry.ts'

/** The signs of a language in measures. */
/** The texts of covers in a language. */
export type CoverWords = typeof english.cover
type MeasureWords = Pick<CoverWords, 'inch' | 'decimalSign'>

function rounded(points: number, unit: number, digits: number, { decimalSign }: MeasureWords): string {
  return String(Number((points / unit + 1e-9).toFixed(digits))).replace('.', decimalSign)
}

/** A length as `11.44 mm (0.4504 in)`. */
export function coverLength(points: number, words: MeasureWords = english.cover): string {
  return `${rounded(points, MILLIMETRE, 2, words)} mm (${rounded(points, INCH, 4, words)} ${words.inch})`
}

/** A size as `322.58 x 234.95 mm (12.7 x 9.25 in)`. */
export function coverSize(width: number, height: number, words: MeasureWords = english.cover): string {
  const both = (unit: number, digits: number) =>
    `${rounded(width, unit, digits, words)} x ${rounded(height, unit, digits, words)}`
  return `${both(MILLIMETRE, 2)} mm (${both(INCH, 4)} ${words.inch})`
}

/** What to tell a print service about a cover, in one line. */
export function coverSummary({ order, spine, wrapWidth, wrapHeight, spineText }: CoverGeometry): string {
  const { pages, paper, trim } = order
  const text = spineText ? 'spine text allowed' : `no spine text below ${FEWEST_FOR_SPINE_TEXT} pages`
  const hard = trim.isHardcoverOnly
    ? `; ${trim.name} is offered for hardcovers only, which need other covers`
    : ''
  return `spine ${coverLength(spine)}, whole cover with bleed ${coverSize(wrapWidth, wrapHeight)}, for ${pages} pages on ${paperText(paper.name)}; ${text}${hard}`
}

/** A paper in words: `white paper`, `paper of 444 ppi`. */
export function paperText(name: string, words: CoverWords = english.cover): string {
  if (/^[a-z]/.test(name)) return words[name as keyof CoverWords]
  const measure = name.replace(/(?<=\d)(?=[a-z])/, ' ').replace('.', words.decimalSign)
  return say(words.measured, { measure })
}
