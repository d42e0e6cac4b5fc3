// What is wrong: the place, and a sentence in the language of the reader; or a sentence for the kind of fault, with English details.

import { say } from '../../words/formatMessage.ts'
import type { ShownPuzzle, TaskFault } from '../engine/tasks.ts'
import type { CellMarks } from './board.tsx'
import { useStudio } from './store.ts'

/** How the cells of a fault are marked on a board: what is missing is no mistake. */
export function faultMarks(fault: ShownPuzzle['fault']): CellMarks[] {
  return fault ? [{ name: fault.code === 'unfinished' ? 'differs' : 'wrong', cells: fault.cells }] : []
}

/** A fault in words. */
export function FaultText({ fault: { code, message, said, line, column } }: { readonly fault: TaskFault }) {
  const { words } = useStudio()
  const kinds: Readonly<Record<string, string>> = words.faults
  return (
    <>
      {line !== undefined &&
        `${say(words.read.at, { line: column === undefined ? line : `${line}:${column}` })} `}
      {said ?? (
        <>
          {kinds[code] ?? kinds.other} <small lang="en">{message}</small>
        </>
      )}
    </>
  )
}
