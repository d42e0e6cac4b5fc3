// The assistant of a session, and the worker that answers its questions.

import { type AssistantParts, makeAssistant } from '../assistant.ts'
import { type GuideClient, makeGuideClient } from '../guideClient.ts'
import type { HelpWords } from '../playerWords.ts'
import type { Session } from '../session.ts'
import type { GuideSource } from './familyPartTypes.ts'
import { lentAddress } from './saveFile.ts'

/** Makes the assistant of a session, and the guide that answers the assistant's questions. */
export function makeAssistance(
  session: Session,
  source: GuideSource,
  words: HelpWords,
  refused: AssistantParts['refused'],
): { readonly assistant: ReturnType<typeof makeAssistant>; readonly guide: GuideClient } {
  const guide = makeGuideClient([() => workerOf(source), () => workerOfBlob(source)], () => source.load())
  return { guide, assistant: makeAssistant(session, { words, ask: guide.ask, refused }) }
}

function workerOf({ url, type = 'module' }: GuideSource): Worker {
  return new Worker(url, { type })
}

/** A worker for a page that may not start one from the script's address, as on a foreign origin. */
function workerOfBlob({ url }: GuideSource): Worker {
  return new Worker(lentAddress(`import ${JSON.stringify(url)}`, 'text/javascript'), { type: 'module' })
}
