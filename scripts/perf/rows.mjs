// The rows of the benchmark: each measures one thing and returns what it found beside what is wanted.

import { BOOKS } from './books.mjs'
import { Missing } from './data.mjs'
import { FEED, LONG_FEED } from './feed.mjs'
import { GENERATING } from './generating.mjs'
import { AGREEMENT } from './grade-agreement.mjs'
import { GRADING } from './grading.mjs'
import { ORDERED } from './ordered.mjs'
import { PLAYING } from './playing.mjs'
import { SIZES } from './sizes.mjs'
import { SOLVING } from './solving.mjs'
import { TECHNIQUES } from './techniques.mjs'

export const ROWS = {
  ...SOLVING,
  ...GENERATING,
  ...ORDERED,
  ...GRADING,
  ...TECHNIQUES,
  ...BOOKS,
  ...AGREEMENT,
  ...SIZES,
  ...PLAYING,
  ...FEED,
  ...LONG_FEED,
}

/** Rows that take many minutes, and the word that asks for each: others that fit do not. */
const OWN_WORDS = { 'feed: a year': 'a year', 'feed: one more day after ten years': 'ten years' }

/** The rows that a word asks for; without one, all but the longest. */
export function rowsFor(word = '') {
  const lower = word.toLowerCase()
  return Object.keys(ROWS).filter(
    (name) => name.toLowerCase().includes(lower) && lower.includes(OWN_WORDS[name] ?? ''),
  )
}

/** Measures one row; a string says why it could not be. */
export async function measure(name) {
  try {
    const figures = await ROWS[name]()
    return figures.map(({ met, ...row }) => ({ ...row, verdict: verdictOf(met, row) }))
  } catch (error) {
    if (error instanceof Missing) return error.message
    throw error
  }
}

function verdictOf(met, { figure, must, aim }) {
  if (must === '') return ''
  if (met(figure, aim)) return 'aim met'
  return met(figure, must) ? 'must met' : 'MISSED'
}
