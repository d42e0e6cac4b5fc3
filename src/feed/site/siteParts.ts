// The parts that all pages of a site share.

import type { FeedWords } from '../feedWords.ts'
import type { SeriesMeta } from '../seriesMeta.ts'
import type { SiteAssets } from './siteAssets.ts'

/** The parts that all pages of a site share. */
export interface SiteParts {
  /** The feed's title, language and address. */
  readonly meta: SeriesMeta
  /** The texts of the pages. */
  readonly words: FeedWords
  /** The paths of scripts, style sheets and the icon. */
  readonly assets: SiteAssets
}
