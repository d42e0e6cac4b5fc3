// Decides whether a run can resume with the rows of an earlier one: everything that affects the rows must be
// the same, including the machine and the versions of solvers if they have times. Rows of two programs in one file would be
// reported under the name of the first. Only the beginning, the command and the load may differ.

import type { ContenderName, Environment, ResultsHeader } from './results.ts'

/**
 * Returns the differences between two runs, one per line; none if one can resume with the rows of the other.
 */
export function headerDifferences(there: ResultsHeader, wanted: ResultsHeader): string[] {
  if (there.corpus.checksum !== wanted.corpus.checksum) {
    const [old, now] = [there, wanted].map(
      ({ corpus }) => `${corpus.checksum.slice(0, 12)}, ${corpus.puzzles} puzzles`,
    )
    return [`these results are from another corpus (checksum ${old}; this corpus: ${now})`]
  }
  return [
    ...contenderDifferences(there.contenders, wanted.contenders),
    ...setting('limit on nodes', there.limits.nodes, wanted.limits.nodes),
    ...setting('limit on milliseconds', there.limits.milliseconds, wanted.limits.milliseconds),
    ...setting('limit on memory', there.limits.memory, wanted.limits.memory),
    ...setting('enough solutions', there.limits.solutions, wanted.limits.solutions),
    ...setting('repeats', there.repeat, wanted.repeat),
    ...setting('times', there.times, wanted.times),
    ...setting('seed', there.seed, wanted.seed),
    ...setting('program', there.program, wanted.program),
    ...setting('commit', there.commit, wanted.commit),
    ...setting('machine', there.machine, wanted.machine),
    ...(there.environment && wanted.environment
      ? environmentDifferences(there.environment, wanted.environment)
      : []),
  ]
}

function environmentDifferences(there: Environment, wanted: Environment): string[] {
  const versions = wanted.solvers.flatMap(({ name, version }) => {
    const old = there.solvers.find((solver) => solver.name === name)
    return old ? setting(`version of ${name}`, old.version, version) : []
  })
  return [
    ...setting('searches at a time (--workers)', there.workers, wanted.workers),
    ...setting('operating system', there.os, wanted.os),
    ...setting('memory limited by', there.memoryLimit, wanted.memoryLimit),
    ...versions,
  ]
}

function setting(name: string, old: unknown, now: unknown): string[] {
  return JSON.stringify(old) === JSON.stringify(now) ? [] : [`${name}: ${say(old)} there, ${say(now)} here`]
}

function contenderDifferences(there: readonly ContenderName[], wanted: readonly ContenderName[]): string[] {
  const names = (list: readonly ContenderName[]) => list.map(({ name }) => name).join(', ')
  if (names(there) !== names(wanted)) return [`contenders: ${names(there)} there, ${names(wanted)} here`]
  return wanted.flatMap((now, index) => {
    const old = there[index]
    if (old.checksum !== now.checksum)
      return [`${now.name}: its file with custom orders, or one that it imports, has changed`]
    if (old.kind !== now.kind) return [`${now.name}: ${old.kind} there, ${now.kind} here`]
    if (old.what !== now.what) return [`${now.name}: ${old.what} there, ${now.what} here`]
    return []
  })
}

function say(setting: unknown): string {
  return (setting ?? null) === null ? 'none' : String(setting)
}
