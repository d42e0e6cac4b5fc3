// The error that ends a command early, with a sentence and an exit code.

import { constants } from 'node:os'
import type { Interruption } from '../../runs/interrupt.ts'

/** Ends a command; `program.ts` prints the sentence and sets the exit code. */
export class Stopped extends Error {
  /** The exit code. */
  readonly exit: number

  constructor(sentence: string, exit: number) {
    super(sentence)
    this.exit = exit
  }

  /** The text that is printed on standard error. */
  get sentence(): string {
    return this.message
  }
}

/** The exit code that shells expect of a program ended by a signal. */
export const interruptedBy = (signal: Interruption) => 128 + constants.signals[signal]

/** The error after a signal has ended the work; its sentence says that the same command resumes the work. */
export function stoppedBy({ reason }: AbortSignal): Stopped {
  return new Stopped('stopped; to resume, repeat the same command', interruptedBy(reason))
}
