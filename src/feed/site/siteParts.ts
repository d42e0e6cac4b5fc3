// What all parts of a site are made with.

import type { Family } from '../../families/family.ts'
import type { FamilyWords, Language } from '../../families/words.ts'
import { STAR_WORDS } from '../../grader/starWords.ts'
import type { FeedWords } from '../feedWords.ts'
import type { PublishedPuzzle } from '../publishedPuzzle.ts'
import { type SeriesMeta, wordLanguage } from '../seriesMeta.ts'
import type { SiteAssets } from './siteAssets.ts'

/** What the pages of a site share. */
export interface SiteParts {
  /** What the feed is called, and where it is. */
  readonly meta: SeriesMeta
  /** What it says. */
  readonly words: FeedWords
  /** Where scripts, styles and the icon are. */
  readonly assets: SiteAssets
}

/** The language of families and stars. */
function languageOf({ meta }: Pick<SiteParts, 'meta'>): Language {
  return wordLanguage(meta)
}

/** What a family says on a site. */
export function familyWords(parts: Pick<SiteParts, 'meta'>, { words }: Pick<Family, 'words'>): FamilyWords {
  return words[languageOf(parts)] ?? words.en
}

/** `★★★☆☆`; nothing where it is not known how hard a puzzle is. */
export function starSigns({ grade }: Pick<PublishedPuzzle, 'grade'>): string {
  return grade ? '★'.repeat(grade.stars) + '☆'.repeat(MOST_STARS - grade.stars) : ''
}

const MOST_STARS = 5

/** `Medium`; nothing where it is not known how hard a puzzle is. */
export function starWordOf(
  parts: Pick<SiteParts, 'meta'>,
  { grade }: Pick<PublishedPuzzle, 'grade'>,
): string {
  return grade ? STAR_WORDS[languageOf(parts)][grade.stars - 1] : ''
}
