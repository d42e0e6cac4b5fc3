// Reads a record from its address, for pages that state one.

import { LONGEST_RECORD } from './openPuzzleRecord.ts'

/** The text at an address, or the status of the answer if there is none. */
export async function fetchRecord(address: string): Promise<string | number> {
  const answer = await fetch(address)
  return answer.ok ? recordText(answer) : answer.status
}

/**
 * The text of a response. Stops reading soon after the greatest length of a record, because a response may be
 * endless.
 */
export async function recordText({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (reader && text.length <= LONGEST_RECORD) {
    const { value, done } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
  }
  await reader?.cancel()
  return text
}
