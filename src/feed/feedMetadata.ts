// The title, language and address of a feed, and other facts about the feed as a whole.

import { LANGUAGES, type Language, languageOf } from '../words/languages.ts'

/** The facts about a feed as a whole. */
export interface SeriesMeta {
  /** Its title. */
  readonly title: string
  /** A description of a sentence or two. */
  readonly description?: string | undefined
  /** Its language as a tag of RFC 5646: `en`, `de-AT`. */
  readonly language: string
  /** The absolute address of its site, with a slash at the end. */
  readonly base: string
  /** Its UUID, which never changes. */
  readonly id: string
  /** Its name in file names and addresses: `[a-z0-9-]+`. */
  readonly slug: string
  /** Its author. */
  readonly author?: string | undefined
  /** The addresses of its WebSub hubs, which notify subscribers. */
  readonly hubs?: readonly string[] | undefined
}

/** The absolute address of a path from the site's root, percent-encoded by RFC 3986. */
export function addressOf({ base }: Pick<SeriesMeta, 'base'>, path: string): string {
  return new URL(path, base).href
}

/** The language of the words for families and stars: the feed's language if Puzzlewright has words in it, otherwise English. */
export function wordLanguage({ language }: Pick<SeriesMeta, 'language'>): Language {
  return languageOf(language.toLowerCase()) ?? LANGUAGES[0]
}
