// The entry of the script that is loaded with the first request for help.

import { Assistant, type AssistantParts } from '../assistant.ts'
import type { Session } from '../session.ts'
import { GuideClient } from './guideClient.ts'
import type { GuideSource } from './parts.ts'

/** Helps the player of a session. */
export interface Assistance {
  /** Answers requests for help. */
  readonly assistant: Assistant
  /** The guide that the assistant asks. */
  readonly guide: GuideClient
}

/** Makes an assistant and its guide. */
export function makeAssistance(
  session: Session,
  source: GuideSource,
  refused: AssistantParts['refused'],
): Assistance {
  const guide = new GuideClient(source)
  return { guide, assistant: new Assistant(session, { ask: (question) => guide.ask(question), refused }) }
}
