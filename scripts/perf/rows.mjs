// The rows of the benchmark: each measures one thing and returns its figures with their bounds.

import { loadSearches } from '../../dist/index.js'
import { ANSWERED } from './answers.mjs'
import { BOOKS } from './books.mjs'
import { CORPORA } from './corpora.mjs'
import { Missing } from './data.mjs'
import { FEED, LONG_FEED } from './feed.mjs'
import { GENERATING } from './generating.mjs'
import { AGREEMENT } from './grade-agreement.mjs'
import { GRADING } from './grading.mjs'
import { NOISE } from './noise.mjs'
import { ORDERED } from './ordered.mjs'
import { PEERS } from './peers.mjs'
import { PLAYING } from './playing.mjs'
import { REPORTS } from './reports.mjs'
import { RULED } from './rules.mjs'
import { SHIFTS } from './shifts.mjs'
import { SIZES } from './sizes.mjs'
import { SOLVING } from './solving.mjs'
import { STARRED } from './stars.mjs'
import { STARTING } from './starting.mjs'
import { STUDIO } from './studio.mjs'
import { STUDIO_WORK } from './studioWork.mjs'
import { TATHAM } from './tatham.mjs'
import { TECHNIQUES } from './techniques.mjs'

export const ROWS = {
  ...SOLVING,
  ...STARTING,
  ...ANSWERED,
  ...GENERATING,
  ...ORDERED,
  ...GRADING,
  ...TECHNIQUES,
  ...STARRED,
  ...RULED,
  ...TATHAM,
  ...BOOKS,
  ...AGREEMENT,
  ...SIZES,
  ...PLAYING,
  ...STUDIO,
  ...STUDIO_WORK,
  ...SHIFTS,
  ...FEED,
  ...LONG_FEED,
  ...REPORTS,
  ...CORPORA,
  ...NOISE,
  ...PEERS,
}

/** Rows that take many minutes, with the word that selects each; other matching words do not. */
const OWN_WORDS = {
  'feed: a year': 'a year',
  'feed: one more day after ten years': 'ten years',
  ...Object.fromEntries(Object.keys(CORPORA).map((name) => [name, 'corpora'])),
  ...Object.fromEntries(Object.keys(NOISE).map((name) => [name, 'noise'])),
  ...Object.fromEntries(Object.keys(PEERS).map((name) => [name, 'peers'])),
}

/** The rows that a word selects; without a word, all except the longest. */
export function rowsFor(word = '') {
  const lower = word.toLowerCase()
  return Object.keys(ROWS).filter(
    (name) => name.toLowerCase().includes(lower) && lower.includes(OWN_WORDS[name] ?? ''),
  )
}

/** Measures one row; returns a string if it could not be measured. */
export async function measure(name) {
  await loadSearches()
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
