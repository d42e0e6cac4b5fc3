// A cover as a document for PDF and as SVG: one sheet with bleed on all sides.

import type { Item, PageDocument } from '../../render/page.ts'
import { pageSvg } from '../../render/svg.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { CoverGeometry } from './coverGeometry.ts'

/** A finished cover. */
export interface Cover {
  /** Its geometry. */
  readonly geometry: CoverGeometry
  /** The title of the file. */
  readonly title: string
  /** The author, for the metadata. */
  readonly author?: string
  /** The language, `en` or `de`. */
  readonly language: string
  /** The items; positions count from the top left corner of the trimmed sheet. */
  readonly items: readonly Item[]
}

/** A cover as a document of one page. */
export function coverDocument({ geometry, items, title, author, language }: Cover): PageDocument {
  const { width, height } = geometry.trimmed
  return {
    width,
    height,
    bleed: geometry.bleed,
    isUnbound: true,
    pages: [{ items }],
    title,
    ...(author !== undefined && { author }),
    language,
    isForScreen: false,
    outline: [],
  }
}

/** A cover as the text of an SVG file, with its bleed. */
export function coverSvg({ geometry, items, title }: Cover, typeface: Typeface): string {
  const { bleed, wrapWidth: width, wrapHeight: height } = geometry
  return pageSvg({ left: -bleed, top: -bleed, width, height, items, title }, typeface)
}
