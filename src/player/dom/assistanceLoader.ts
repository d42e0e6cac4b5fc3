// Help is loaded when it is asked for; what is called off meanwhile is not given.

import type { Session } from '../session.ts'
import type { Assistance } from './assistance.ts'
import type { GuideSource } from './parts.ts'

/** What can be asked for. */
export type HelpName = 'hint' | 'check' | 'solution' | 'combinations'

/** Help that comes when it is needed. */
export class AssistanceLoader {
  readonly #source: GuideSource
  readonly #refused: (error: 'multiple' | 'none') => void
  #loaded: Assistance | undefined
  /** Counts what was asked, and what was called off. */
  #turn = 0

  constructor(source: GuideSource, refused: (error: 'multiple' | 'none') => void) {
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

  /** Calls off what was asked. */
  cancel(): void {
    this.#turn++
    this.#loaded?.guide.cancel()
  }

  /** Lets go of the worker. */
  end(): void {
    this.cancel()
    this.#loaded?.guide.end()
  }
}
