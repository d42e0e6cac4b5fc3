// What is loaded when help is asked for the first time.

import { Assistant, type AssistantParts } from '../assistant.ts'
import type { Session } from '../session.ts'
import { GuideClient } from './guideClient.ts'
import type { GuideSource } from './parts.ts'

/** Helps the player of a session. */
export interface Assistance {
  /** Answers what is asked. */
  readonly assistant: Assistant
  /** Whom the assistant asks. */
  readonly guide: GuideClient
}

/** An assistant, and the guide that it asks. */
export function makeAssistance(
  session: Session,
  source: GuideSource,
  refused: AssistantParts['refused'],
): Assistance {
  const guide = new GuideClient(source)
  return { guide, assistant: new Assistant(session, { ask: (question) => guide.ask(question), refused }) }
}
