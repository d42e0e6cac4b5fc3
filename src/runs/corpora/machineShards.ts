// Shards: fixed parts of the chunks of a corpus, for machines that differ only in an index. Chunks are dealt out in
// turn, so that each shard has its share of every set.
//
// Slurm sets SLURM_ARRAY_TASK_ID, _MIN, _STEP and _COUNT in the jobs of an array (sbatch --array=0-7). Kubernetes
// sets JOB_COMPLETION_INDEX in the pods of an indexed job, but not the number of completions.

import { PuzzleError, quote } from '../../families/puzzleError.ts'

/** A shard: every `count`-th chunk, from chunk `index` on. */
export interface Shard {
  /** The index of the shard, from 0. */
  readonly index: number
  /** The number of shards. */
  readonly count: number
}

/** The variables of an environment. */
type Environment = Readonly<Record<string, string | undefined>>

/** Whether a chunk belongs to a shard. */
export function isOfShard({ index, count }: Shard, chunk: number): boolean {
  return chunk % count === index
}

/** Reads `0/4`, `auto` or `auto/4`. Throws a PuzzleError. */
export function parseShard(text: string, environment: Environment): Shard {
  const [, index, count] = /^(auto|\d{1,9})(?:\/(\d{1,9}))?$/.exec(text) ?? []
  if (index === 'auto') return shardOf(environment, count === undefined ? undefined : Number(count))
  if (index === undefined || count === undefined) {
    throw new PuzzleError('value', `${quote(text)} is not a shard; expected i/n such as 0/4, auto, or auto/4`)
  }
  return checked({ index: Number(index), count: Number(count) }, text)
}

function checked(shard: Shard, text: string): Shard {
  if (shard.index < shard.count) return shard
  throw new PuzzleError('value', `${quote(text)} is not a shard; i counts from 0 and must be less than n`)
}

/** The shard that the environment of a batch system names. Throws a PuzzleError. */
function shardOf(environment: Environment, asked: number | undefined): Shard {
  const read = (name: string) => {
    const value = environment[name]
    if (value === undefined || value === '') return undefined
    if (/^\d{1,9}$/.test(value)) return Number(value)
    throw new PuzzleError('value', `${name} is ${quote(value)}; expected a whole number`)
  }
  const countIn = (name: string) => {
    const count = asked ?? read(name)
    if (count !== undefined) return count
    throw new PuzzleError('value', `${name} is not set, so the number of shards is unknown; write auto/n`)
  }
  const task = read('SLURM_ARRAY_TASK_ID')
  if (task !== undefined) {
    const step = read('SLURM_ARRAY_TASK_STEP') || 1
    const index = (task - (read('SLURM_ARRAY_TASK_MIN') ?? 0)) / step
    const count = countIn('SLURM_ARRAY_TASK_COUNT')
    if (!Number.isInteger(index) || index < 0 || index >= count) {
      const message = `task ${task} is not one of the ${count} tasks that begin at SLURM_ARRAY_TASK_MIN in steps of ${step}; use an array such as 0-99, or write i/n`
      throw new PuzzleError('value', message)
    }
    return { index, count }
  }
  const index = read('JOB_COMPLETION_INDEX')
  if (index !== undefined) {
    const count = countIn('JOB_COMPLETIONS')
    return checked({ index, count }, `${index}/${count}`)
  }
  const message =
    'no shard in the environment; expected SLURM_ARRAY_TASK_ID (Slurm) or JOB_COMPLETION_INDEX (Kubernetes), or write i/n'
  throw new PuzzleError('value', message)
}
