// The setting of pages that explain something. Wide pages have larger type and shorter lines, so that the eye finds
// the next line.

import type { Setting } from './draftPage.ts'
import { LEADING } from './typeSizes.ts'

/**
 * Lines longer than `LONGEST_LINE`, in em, are hard to follow. On wider pages the type grows up to
 * `WIDE_BODY`, in points, and lines get no longer than `WIDE_LINE`, in em.
 */
const LONGEST_LINE = 38
const WIDE_BODY = 12
const WIDE_LINE = 33

/** The setting with the type size of these pages, and the length of lines of running text. */
export function explaining(setting: Setting): { readonly setting: Setting; readonly room: number } {
  const { geometry } = setting
  const { content, type } = geometry
  if (content.width <= LONGEST_LINE * type.body) return { setting, room: content.width }
  // A low page has no room for larger type.
  const isLow = content.width > content.height
  const body = isLow ? type.body : Math.max(type.body, Math.min(WIDE_BODY, content.width / WIDE_LINE))
  return {
    setting: { ...setting, geometry: { ...geometry, type: { ...type, body, leading: body * LEADING } } },
    room: Math.min(content.width, (isLow ? LONGEST_LINE : WIDE_LINE) * body),
  }
}
