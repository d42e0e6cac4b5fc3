// Reads the texts of a feed: the texts of its language, some or all replaced by texts from a file.

import { parse } from 'yaml'
import { nearestOf } from '../families/nearestName.ts'
import { PuzzleError, quote } from '../families/puzzleError.ts'
import * as catalogue from '../words/catalogue.ts'
import { gapsOf } from '../words/formatMessage.ts'
import { LANGUAGES, type Language, languageOf } from '../words/languages.ts'
import type { FeedWords } from './feedWordsAndDateTexts.ts'

/** The texts of a feed in a language, overridden by a file in YAML or JSON. Throws a PuzzleError. */
export function readFeedWords(language: string, text: string | undefined): FeedWords {
  const known = languageOf(language)
  const usual = catalogue.feed[known ?? LANGUAGES[0]]
  if (text === undefined) return usual
  const given = mappingOf(text)
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(usual, key)) {
      const nearest = nearestOf(key, Object.keys(usual))
      throw new PuzzleError(
        'recipe',
        `unknown key ${quote(key)}${nearest ? `; did you mean "${nearest}"?` : ''}`,
      )
    }
    expectGaps(key, value, usual[key as keyof FeedWords])
  }
  const lacking = known ? [] : Object.keys(usual).filter((key) => !Object.hasOwn(given, key))
  if (lacking.length > 0) {
    throw new PuzzleError(
      'recipe',
      `missing texts in ${language}: ${lacking.slice(0, 5).join(', ')}${lacking.length > 5 ? ', ...' : ''}`,
    )
  }
  return { ...usual, ...given } as FeedWords
}

/** The texts of a feed in a language as a YAML file that an editor can change. */
export function feedWordsText(language: Language): string {
  return Object.entries(catalogue.feed[language])
    .map(([key, words]) => `${key}: ${JSON.stringify(words)}\n`)
    .join('')
}

function mappingOf(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = parse(text, { logLevel: 'error' })
  } catch (error) {
    throw new PuzzleError('recipe', `not valid YAML or JSON: ${(error as Error).message.split('\n')[0]}`)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw new PuzzleError('recipe', 'expected keys with texts, such as "today: Heute"')
}

/** Expects that a text has the same gaps as the usual text and, if it is a list of names such as months, as many entries. */
function expectGaps(key: string, value: unknown, usual: string): void {
  if (typeof value !== 'string' || value.trim() === '')
    throw new PuzzleError('recipe', `"${key}" must be a text`)
  const gaps = gapsOf(usual)
  if (String(gapsOf(value)) !== String(gaps)) {
    const needs =
      gaps.length === 0
        ? 'must have no placeholders'
        : `must have the placeholders ${gaps.map((gap) => `{${gap}}`).join(', ')}`
    throw new PuzzleError('recipe', `"${key}" ${needs}, as in ${quote(usual)}`)
  }
  const isList = ['months', 'weekdays', 'shortWeekdays', 'tiers'].includes(key)
  const entries = usual.split(', ').length
  if (isList && value.split(', ').length !== entries) {
    throw new PuzzleError('recipe', `"${key}" must have ${entries} entries, separated by ", "`)
  }
}
