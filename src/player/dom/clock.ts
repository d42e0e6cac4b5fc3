// The seconds that have been played: they stand still while the page is hidden, if that is wished, and while the game is
// paused or over.

/** A clock that can be stopped. */
export class Clock {
  #since: number | undefined
  #milliseconds: number

  constructor(seconds: number) {
    this.#milliseconds = 1000 * seconds
  }

  /** The seconds so far. */
  get seconds(): number {
    return Math.floor(
      (this.#milliseconds + (this.#since === undefined ? 0 : performance.now() - this.#since)) / 1000,
    )
  }

  /** Whether it runs. */
  get isRunning(): boolean {
    return this.#since !== undefined
  }

  /** Lets it run, or stops it. */
  run(runs: boolean): void {
    if (runs === this.isRunning) return
    if (this.#since !== undefined) this.#milliseconds += performance.now() - this.#since
    this.#since = runs ? performance.now() : undefined
  }

  /** Another tab has played longer. */
  atLeast(seconds: number): void {
    if (seconds > this.seconds) this.#milliseconds += 1000 * (seconds - this.seconds)
  }
}
