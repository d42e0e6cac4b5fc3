// The rules of a title page: a heavy and a fine one at its top, and their mirror image at its foot.
//
//   ━━━━━━━━━━━
//   ───────────
//      Title
//   ───────────
//   ━━━━━━━━━━━

import { ruleItem } from '../../print/pageItemBuilders.ts'
import type { Item } from '../../render/pageItems.ts'

/** The widths of both rules and the gap between them, in em. */
const HEAVY = 0.24
const FINE = 0.075
const GAP = 0.16
/** The distance from the end of the page to the texts within the rules, in em. */
export const WITHIN_RULES = 2

/** The area of a page, and the size of running text. */
interface Ruled {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly em: number
}

/** The rules at both ends of an area. */
export function pageRules({ x, y, width, height, em }: Ruled): Item[] {
  const rule = (at: number, share: number) => ({ ...ruleItem(x, x + width, at), width: share * em })
  const heavy = (HEAVY * em) / 2
  const fine = (HEAVY + GAP + FINE / 2) * em
  return [
    rule(y + heavy, HEAVY),
    rule(y + fine, FINE),
    rule(y + height - fine, FINE),
    rule(y + height - heavy, HEAVY),
  ]
}
