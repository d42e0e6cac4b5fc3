// Loads the texts of the help at the first request. If a request is cancelled during the loading, it gets no help.

import type { AssistantParts } from '../assistant.ts'
import type { HelpWords } from '../playerWords.ts'
import type { Session } from '../session.ts'
import { makeAssistance } from './assistance.ts'
import type { GuideSource } from './familyPartTypes.ts'

/** The kinds of help. */
export type HelpName = 'hint' | 'number' | 'check' | 'cells' | 'solution' | 'combinations'

/** Makes the loader of help. */
export function makeAssistanceLoader(
  source: GuideSource,
  loadWords: () => Promise<HelpWords>,
  refused: AssistantParts['refused'],
) {
  let loaded: ReturnType<typeof makeAssistance> | undefined
  /** Changes with each request and each cancellation. */
  let turn = 0

  /** Cancels the current request. */
  function cancel(): void {
    turn++
    loaded?.guide.cancel()
  }

  return {
    cancel,
    /** Gives help to the player of a session. */
    async help(session: Session, name: HelpName): Promise<void> {
      const own = ++turn
      try {
        const words = await loadWords()
        loaded ??= makeAssistance(session, source, words, refused)
      } catch {
        session.message = session.parts.words.player.status.notLoaded
        session.parts.changed()
      }
      if (own === turn) loaded?.assistant[name]()
    },
    /** Ends the worker. */
    end(): void {
      cancel()
      loaded?.guide.end()
    },
  }
}
