// Loads help at the first request. A request that is cancelled meanwhile gets no help.

import type { AssistantParts } from '../assistant.ts'
import type { Session } from '../session.ts'
import type { makeAssistance } from './assistance.ts'
import type { GuideSource } from './parts.ts'

/** The kinds of help. */
export type HelpName = 'hint' | 'check' | 'solution' | 'combinations'

/** Loads help on demand. */
export class AssistanceLoader {
  readonly #source: GuideSource
  readonly #refused: AssistantParts['refused']
  #loaded: ReturnType<typeof makeAssistance> | undefined
  /** Changes with each request and each cancellation. */
  #turn = 0

  constructor(source: GuideSource, refused: AssistantParts['refused']) {
    this.#source = source
    this.#refused = refused
  }

  /** Gives help to the player of a session. */
  async help(session: Session, name: HelpName): Promise<void> {
    const turn = ++this.#turn
    try {
      const { makeAssistance } = await import('./assistance.ts')
      this.#loaded ??= makeAssistance(session, this.#source, this.#refused)
    } catch {
      session.message = session.parts.words.player.status.noHints
      session.parts.changed()
    }
    if (turn === this.#turn) this.#loaded?.assistant[name]()
  }

  /** Cancels the current request. */
  cancel(): void {
    this.#turn++
    this.#loaded?.guide.cancel()
  }

  /** Ends the worker. */
  end(): void {
    this.cancel()
    this.#loaded?.guide.end()
  }
}
