// Estimates how long the rest of a run takes. Tasks of different kinds may differ a thousandfold, so each kind has a
// measure of its own: the time between results of that kind. Kinds without results are expected to be as much slower or
// faster than foreseen as the others were.

/** Consecutive tasks of one kind. */
export interface Stretch {
  /** The number of tasks. */
  readonly tasks: number
  /** The foreseen time of a task, in seconds of one core; undefined if it is unknown. */
  readonly seconds?: number | undefined
}

/** Estimates the time that is left. Times are in seconds since the start of the run. */
export type TimeEstimate = ReturnType<typeof estimateTime>

/** Tasks whose time was not foreseen are estimated after this many results and this time. */
const FEWEST_RESULTS = 5
const SHORTEST = 1.5

/** The foreseen time counts as much as this many results of a kind. */
const PRIOR = 3

interface Kind {
  readonly seconds: number | undefined
  left: number
  done: number
  /** The time spent on the tasks that are done, in seconds. */
  spent: number
}

/** Starts an estimate. `done` tasks were finished by earlier runs. */
export function estimateTime(
  stretches: readonly Stretch[],
  { done, workers }: { readonly done: number; readonly workers: number },
) {
  const kinds = stretches.map(({ tasks, seconds }): Kind => ({ seconds, left: tasks, done: 0, spent: 0 }))
  let current = 0
  let last = 0
  take(done)

  /** Moves on over this many tasks, and returns the kinds that they belong to. */
  function take(number: number): Map<Kind, number> {
    const taken = new Map<Kind, number>()
    let rest = number
    while (rest > 0 && current < kinds.length) {
      const kind = kinds[current]
      const some = Math.min(rest, kind.left)
      if (some > 0) taken.set(kind, some)
      kind.left -= some
      rest -= some
      if (kind.left === 0) current++
    }
    return taken
  }

  /** The seconds that this run takes for a foreseen second of one core. */
  function slowness(): number {
    const foreseen = kinds.filter(({ seconds }) => seconds !== undefined)
    const units = foreseen.reduce((sum, { seconds = 0, done: number }) => sum + seconds * number, 0)
    const spent = foreseen.reduce((sum, kind) => sum + kind.spent, 0)
    const first = foreseen.find(({ done: number }) => number > 0)?.seconds ?? 1
    const weight = PRIOR * first
    return (spent + weight / workers) / (units + weight)
  }

  /** The expected time of one more task of a kind; undefined if nothing is known. */
  function perTask({ seconds, done: number, spent }: Kind): number | undefined {
    if (seconds !== undefined) return (PRIOR * seconds * slowness() + spent) / (PRIOR + number)
    if (number > 0) return spent / number
    const all = kinds.reduce((sum, kind) => sum + kind.done, 0)
    return all === 0 ? undefined : kinds.reduce((sum, kind) => sum + kind.spent, 0) / all
  }

  return {
    /** Takes note of results. */
    advance(by: number, now: number): void {
      const taken = take(by)
      const time = Math.max(0, now - last)
      last = now
      // The time since the last results is divided among results that arrive together, in proportion to the foreseen
      // times of their kinds.
      const shares = Array.from(taken, ([kind, some]) => ({ kind, some, share: some * (kind.seconds ?? 1) }))
      const all = shares.reduce((sum, { share }) => sum + share, 0)
      for (const { kind, some, share } of shares) {
        kind.done += some
        kind.spent += all > 0 ? (time * share) / all : 0
      }
    },
    /** The time left; undefined while nothing is known about it. */
    left(now: number): number | undefined {
      const open = kinds.filter(({ left }) => left > 0)
      const results = kinds.reduce((sum, kind) => sum + kind.done, 0)
      const isForeseen = open.every(({ seconds }) => seconds !== undefined)
      if (!isForeseen && (results < FEWEST_RESULTS || now < SHORTEST)) return undefined
      let sum = 0
      for (const kind of open) {
        const each = perTask(kind)
        if (each === undefined) return undefined
        sum += kind.left * each
      }
      return sum
    },
  }
}

/** A time in words, no more exact than an estimate is: `40 s`, `5 min`, `1 h 20 min`. */
export function timeText(seconds: number): string {
  if (seconds < 10) return `${Math.max(1, Math.round(seconds))} s`
  if (seconds < 55) return `${5 * Math.round(seconds / 5)} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 10) return `${Math.max(1, minutes)} min`
  const rounded = 5 * Math.round(minutes / 5)
  if (rounded < 60) return `${rounded} min`
  const hours = Math.floor(rounded / 60)
  if (hours >= 10) return `${Math.round(rounded / 60)} h`
  return rounded % 60 === 0 ? `${hours} h` : `${hours} h ${rounded % 60} min`
}

/** A rate in words: `2960 a second`, `4 a minute`, `2 an hour`; undefined if nothing is done. */
export function rateText(done: number, seconds: number): string | undefined {
  if (!(done > 0 && seconds > 0)) return undefined
  const units = Object.entries({ 'a second': 1, 'a minute': 60, 'an hour': 3600 })
  const [name, length] = units.find(([, each]) => (each * done) / seconds >= 1) ?? units[2]
  return `${Number(((length * done) / seconds).toPrecision(2))} ${name}`
}
