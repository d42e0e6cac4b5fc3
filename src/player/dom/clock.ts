// Counts the seconds played, and formats seconds. The clock stops while the game is paused or over and, if the
// player's settings say so, while the page is hidden.

/** A clock that can be stopped. */
export class Clock {
  #since: number | undefined
  #milliseconds: number

  constructor(seconds: number) {
    this.#milliseconds = 1000 * seconds
  }

  /** The seconds played so far. */
  get seconds(): number {
    return Math.floor(
      (this.#milliseconds + (this.#since === undefined ? 0 : performance.now() - this.#since)) / 1000,
    )
  }

  /** Whether the clock runs. */
  get isRunning(): boolean {
    return this.#since !== undefined
  }

  /** Starts or stops the clock. */
  run(runs: boolean): void {
    if (runs === this.isRunning) return
    if (this.#since !== undefined) this.#milliseconds += performance.now() - this.#since
    this.#since = runs ? performance.now() : undefined
  }

  /** Moves the clock forward to these seconds if another tab has played longer. */
  atLeast(seconds: number): void {
    if (seconds > this.seconds) this.#milliseconds += 1000 * (seconds - this.seconds)
  }
}

/** Seconds as `1:02:03` or `4:05`. */
export function clockText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${rest}` : `${minutes}:${rest}`
}
