// The result of a solved puzzle as a text, and how it is shared: with the system's sheet, or else through the clipboard.

import { starsText } from '../../design/star.ts'
import { say } from '../../words/formatMessage.ts'
import type { MenuWords } from '../playerWords.ts'
import type { Session } from '../session.ts'
import { clockText } from './clock.ts'

/**
 * The text of a shared result. It reveals nothing of the solution; the time and the hints are included only
 * if set.
 */
export function resultText({ game, parts }: Session, { help }: MenuWords, heading: string): string {
  const { settings, played } = parts
  const { stars } = played.record
  const { result } = help
  const title = stars === undefined ? heading : `${heading} ${starsText(stars)}`
  const lines = [say(result.title, { title })]
  if (settings.shareTime) lines.push(say(result.time, { time: clockText(game.seconds) }))
  if (settings.shareHints) lines.push(say(result.help, { hints: game.hints, checks: game.checks }))
  if (/^https?:$/.test(location.protocol)) lines.push(location.href)
  return lines.join('\n')
}

/** Shares a text; `copy` puts it into the clipboard where the system has no sheet for sharing. */
export async function shareText(text: string, copy: (text: string) => Promise<void>): Promise<void> {
  if (!navigator.share) return copy(text)
  try {
    await navigator.share({ text })
  } catch {
    // The error means that the reader has closed the system's sheet for sharing. Then nothing is shared.
  }
}
