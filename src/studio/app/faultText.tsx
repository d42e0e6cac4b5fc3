// What is wrong, in the language of the reader: the place, a sentence for the kind of fault, and the details as the engine says them.

import { say } from '../../words/formatMessage.ts'
import type { TaskFault } from '../engine/tasks.ts'
import { useStudio } from './store.ts'

/** A fault in words. */
export function FaultText({ fault: { code, message, line } }: { readonly fault: TaskFault }) {
  const { words } = useStudio()
  const kinds: Readonly<Record<string, string>> = words.faults
  return (
    <>
      {line !== undefined && `${say(words.read.at, { line })} `}
      {kinds[code] ?? kinds.other} <small lang="en">{message}</small>
    </>
  )
}
