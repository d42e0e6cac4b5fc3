// The box with a reader's streak: how many days in a row were solved.

import { type Html, html } from '../../page/html.ts'
import type { SlotTitle } from '../publishedPuzzle.ts'
import type { SiteParts } from './siteParts.ts'

/** The box for all slots, or for one slot. The script of the page fills in the figures. */
export function streakBox({ words }: SiteParts, slot?: SlotTitle): Html {
  return html`<section class="streaks" data-streaks${slot ? html` data-slot="${slot.name}"` : ''}>
<p data-none hidden>${words.noStreak}</p>
<p class="figures"><span data-current data-text="${words.streak}" hidden></span> <span data-longest data-text="${words.longestStreak}" hidden></span> <span data-total data-text="${words.solvedAll}" hidden></span></p>
<details><summary>${words.keepStreak}</summary>
<p><button type="button" data-export>${words.exportStreak}</button> <label>${words.importStreak} <input type="file" accept="application/json,.json" data-import></label></p>
<p role="status" data-message data-imported="${words.imported}" data-not-imported="${words.notImported}"></p></details>
</section>`
}
