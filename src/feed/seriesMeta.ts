// What a feed says of itself: its name, its language, where it is.

import { LANGUAGES, type Language } from '../families/words.ts'

/** What a feed says of itself. */
export interface SeriesMeta {
  /** Its name. */
  readonly title: string
  /** What it is about, in a sentence or two. */
  readonly description?: string | undefined
  /** Its language as a tag of RFC 5646: `en`, `de-AT`. */
  readonly language: string
  /** Where it is: an absolute address with a slash at its end. */
  readonly base: string
  /** A UUID, which never changes. */
  readonly id: string
  /** Its name in file names and addresses: `[a-z0-9-]+`. */
  readonly slug: string
  /** Whose it is. */
  readonly author?: string | undefined
  /** Addresses of WebSub hubs, which tell subscribers what is new. */
  readonly hubs?: readonly string[] | undefined
}

/** The absolute address of a path from the site's root, as RFC 3986 wants it: what is not ASCII is written in per cents. */
export function addressOf({ base }: Pick<SeriesMeta, 'base'>, path: string): string {
  return new URL(path, base).href
}

/** The language that families and stars have words in and that comes nearest to a tag; English where none does. */
export function wordLanguage({ language }: Pick<SeriesMeta, 'language'>): Language {
  const [primary] = language.toLowerCase().split('-')
  return LANGUAGES.find((one) => one === primary) ?? 'en'
}
