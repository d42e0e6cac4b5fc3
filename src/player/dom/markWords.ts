// The words for colours and for several cells, which are loaded with those of the menu when a board needs them.

import type { Session } from '../session.ts'

/** The sessions that wait for their words. */
const waiting = new WeakSet<Session>()

/** Loads the words, and shows the board again when they are there. Without them a board has no names of colours. */
export function askForWords(session: Session): void {
  if (session.said || waiting.has(session)) return
  waiting.add(session)
  session.parts.menu().then(
    (said) => {
      session.said = said
      session.parts.changed()
    },
    () => waiting.delete(session),
  )
}

/** Tells how taps choose cells now, or how keys colour them; nothing if neither is the case. */
export async function tellUse(session: Session, use: 'picks' | 'paints' | false): Promise<void> {
  session.say('')
  session.parts.changed()
  if (!use) return
  const said = await session.parts.menu().catch(() => undefined)
  session.say(said?.help.marks[use] ?? '')
  session.parts.changed()
}
