// The names of clues in sentences. They are keys of `groups` in the texts.

import type { groups } from '../../../words/english.ts'

/** The names of clues. */
export const CLUE_NAMES: readonly (keyof typeof groups)[] = [
  'neighbours',
  'cage',
  'leftover',
  'thermometer',
  'arrow',
  'whitedot',
  'blackdot',
  'letterx',
  'letterv',
  'inequality',
  'odd',
  'even',
  'palindrome',
  'renban',
  'whisper',
  'quadruple',
  'view',
  'sandwich',
  'xsum',
  'diagonalsum',
  'line',
  'greydot',
  'between',
]
