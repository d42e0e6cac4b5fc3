// Why a command stopped early, and its exit code.

import { constants } from 'node:os'
import type { Interruption } from '../../runs/interrupt.ts'

/** The message and the exit code of a stopped command. */
export interface Stopped {
  /** The message, for standard error. */
  readonly sentence: string
  /** The exit code. */
  readonly exit: number
}

/** The exit code that shells expect of a program ended by a signal. */
export const interruptedBy = (signal: Interruption) => 128 + constants.signals[signal]

/** The message after a signal ended work that the same command resumes. */
export function stoppedBy({ reason }: AbortSignal): Stopped {
  return { sentence: 'stopped; to resume, repeat the same command', exit: interruptedBy(reason) }
}
