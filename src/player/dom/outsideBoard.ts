// What a board does on events outside of it: other tabs that continue its game, and pages that are hidden. And the pause, which
// hides the board. A game that has just begun needs none of it, so the player loads this file after the board is shown.

import { logPrefix } from '../knownLogs.ts'
import type { BoardWords } from '../playerWords.ts'
import type { Session } from '../session.ts'
import { button, create } from './createElement.ts'

/** Listens until the signal; calls `turned` whenever the page is hidden or shown again. */
export function listenOutside(session: Session, turned: () => void, signal: AbortSignal): void {
  // A hidden page may never return, so the time is written down.
  const rest = () => {
    if (session.isBegun && !session.isSolved) session.do({ do: 'rest' }, session.message)
  }
  const follow = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(logPrefix(session.parts.played.record.hash))) followTabs(session)
  }
  const turn = () => {
    if (document.hidden) rest()
    else followTabs(session)
    turned()
  }
  addEventListener('pagehide', rest, { signal })
  addEventListener('storage', follow, { signal })
  document.addEventListener('visibilitychange', turn, { signal })
  // Another tab may have begun while this was loaded.
  followTabs(session)
}

/** Takes over actions of other tabs. */
function followTabs(session: Session): void {
  const { progress, words, changed } = session.parts
  if (!progress.refresh()) return
  session.restore()
  session.message = session.isSolved ? session.solvedText : words.player.status.follows
  changed()
}

/** Hides the board of a frame, or shows it again; `resume` ends the pause. */
export function pauseBoard(
  frame: Element,
  pauses: boolean,
  { player }: BoardWords,
  resume: () => void,
): void {
  frame.classList.toggle('paused', pauses)
  frame.querySelector('.over')?.remove()
  if (!pauses) return
  const goOn = button(player.buttons.resume, 'resume', resume)
  frame.lastElementChild?.append(create('div', { class: 'over' }, player.status.paused, goOn))
  goOn.focus()
}
