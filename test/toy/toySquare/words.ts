// The words of toy squares for books. A family may have English words only.

import type { Words } from '../../../src/families/words.ts'
import { inference } from './inference.ts'

/** The words of toy squares. */
export const words: Words = {
  en: {
    name: 'Toy Square',
    inShort: 'Every row and every column holds each number from {least} to {greatest} once.',
    howToPlay: [
      'Fill the board with numbers: every row and every column must hold each number exactly once, from 1 up to the number of rows.',
      'To begin, look for the number that is printed most often, and for rows and columns in which there is only one cell left for it.',
    ],
    reasons: inference.reasons,
    groups: inference.groups,
  },
}
