// The end of a puzzle, in the place of its keys: the time, the help that was used, the result to share, and the way to the next
// puzzle. That the puzzle is solved is said once: to the eye by this panel, to screen readers by the line of messages. Loaded after
// the board is shown.

import { next } from '../../design/icons.ts'
import { share as shareIcon } from '../../design/iconsAfterBoard.ts'
import { say } from '../../words/formatMessage.ts'
import type { MenuWords } from '../playerWords.ts'
import type { Session } from '../session.ts'
import { clockText } from './clock.ts'
import { button, create } from './createElement.ts'
import { icon, starsPicture } from './icons.ts'
import { resultText, shareText } from './shareResult.ts'

/** What the panel needs besides the session. */
interface EndParts {
  /** The heading over the board. */
  readonly heading: string
  /** Loads the words. */
  menu(): Promise<MenuWords>
}

/**
 * Shows the end of a solved puzzle in the frame of its board, or takes it away when the game has begun again. Without its words,
 * which may fail to load, the board stays as it is.
 */
export async function showEnd(
  frame: HTMLElement,
  session: Session,
  { heading, menu }: EndParts,
): Promise<void> {
  const said = await menu().catch(() => undefined)
  const isWon = frame.classList.contains('won')
  const shown = frame.querySelector('.end')
  if (!isWon) shown?.remove()
  if (!said || !isWon || shown) return
  const { game, parts } = session
  const { player } = parts.words
  const { stars } = parts.played.record
  const { buttons, result, status } = said.help
  const inform = (message: string) => {
    session.message = message
    parts.changed()
  }
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      inform(status.copied)
    } catch {
      inform(text)
    }
  }
  const pressWith = (name: string, outline: string, label: string, action: () => void) => {
    const made = button('', name, action)
    made.append(icon(outline), ' ', label)
    return made
  }
  const told = [
    say(result.time, { time: clockText(game.seconds) }),
    say(result.help, { hints: game.hints, checks: game.checks }),
  ]
  const { host } = frame.getRootNode() as ShadowRoot
  const address = host.getAttribute('next')
  // Unless the page goes on itself.
  const goOn = () => {
    const event = new Event('puzzle-next', { bubbles: true, composed: true, cancelable: true })
    if (host.dispatchEvent(event)) location.assign(new URL(address ?? '', host.baseURI))
  }
  const onward =
    address === null ? [] : [pressWith('next', next, host.getAttribute('next-label') ?? '', goOn)]
  const share = pressWith('share', shareIcon, buttons.share, () =>
    shareText(resultText(session, said, heading), copy),
  )
  const panel = create(
    'section',
    { class: 'end', 'aria-labelledby': 'told' },
    // Screen readers have heard it from the line of messages.
    create('strong', { 'aria-hidden': 'true' }, player.status.solved),
    ...(stars === undefined ? [] : [starsPicture(stars, say(player.stars, { stars }))]),
    create('p', { id: 'told' }, told.join(' · ')),
    create('div', {}, ...onward, share),
  )
  frame.querySelector('.controls')?.after(panel)
  const message = frame.querySelector('.status span')
  if (message?.textContent === session.solvedText) message.classList.add('told')
}
