// Why a command stopped early, and its exit code.

import { constants } from 'node:os'
import type { Interruption } from '../../runs/interrupt.ts'

/** Ends a command: `program.ts` prints the sentence and takes the exit code. */
export class Stopped extends Error {
  /** The exit code. */
  readonly exit: number

  constructor(sentence: string, exit: number) {
    super(sentence)
    this.exit = exit
  }

  /** What is printed on standard error. */
  get sentence(): string {
    return this.message
  }
}

/** The exit code that shells expect of a program ended by a signal. */
export const interruptedBy = (signal: Interruption) => 128 + constants.signals[signal]

/** Says, after a signal ended work, that the same command resumes it. */
export function stoppedBy({ reason }: AbortSignal): Stopped {
  return new Stopped('stopped; to resume, repeat the same command', interruptedBy(reason))
}
