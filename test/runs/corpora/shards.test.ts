import { describe, expect, it } from 'vitest'
import { isOfShard, parseShard } from '../../../src/runs/corpora/shards.ts'

/** The environment of a job of an array. */
const slurm = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`SLURM_ARRAY_TASK_${name}`, value]))

describe('shards', () => {
  it('share the chunks among them: each chunk belongs to one', () => {
    for (const count of [1, 2, 3, 7]) {
      const shards = Array.from({ length: count }, (_, index) => parseShard(`${index}/${count}`, {}))
      for (let chunk = 0; chunk < 20; chunk++) {
        expect(shards.filter((shard) => isOfShard(shard, chunk))).toHaveLength(1)
      }
    }
  })

  it.each([
    ['0/1', {}, { index: 0, count: 1 }],
    ['3/4', slurm({ ID: '9' }), { index: 3, count: 4 }],
    // sbatch --array=0-3, --array=1-4 and --array=10-16:2
    ['auto', slurm({ ID: '2', COUNT: '4', MIN: '0' }), { index: 2, count: 4 }],
    ['auto', slurm({ ID: '4', COUNT: '4', MIN: '1' }), { index: 3, count: 4 }],
    ['auto', slurm({ ID: '14', COUNT: '4', MIN: '10', STEP: '2' }), { index: 2, count: 4 }],
    ['auto/8', { JOB_COMPLETION_INDEX: '5' }, { index: 5, count: 8 }],
    ['auto', { JOB_COMPLETION_INDEX: '0', JOB_COMPLETIONS: '3' }, { index: 0, count: 3 }],
  ])('%s in %j', (text, environment, shard) => {
    expect(parseShard(text, environment)).toEqual(shard)
  })

  it.each([
    ['4/4', {}, '"4/4" is not a shard; i counts from 0 and must be below n'],
    ['0/0', {}, 'must be below n'],
    ['1', {}, 'expected i/n such as 0/4'],
    ['-1/4', {}, 'expected i/n'],
    ['1/4/2', {}, 'expected i/n'],
    ['auto', {}, 'no shard in the environment; expected SLURM_ARRAY_TASK_ID (Slurm) or JOB_COMPLETION_INDEX'],
    ['auto', { JOB_COMPLETION_INDEX: '0' }, 'JOB_COMPLETIONS is not set, so the number of shards is unknown'],
    ['auto', slurm({ ID: '0' }), 'SLURM_ARRAY_TASK_COUNT is not set'],
    ['auto/2', { JOB_COMPLETION_INDEX: '2' }, 'must be below n'],
    ['auto', slurm({ ID: 'x' }), 'SLURM_ARRAY_TASK_ID is "x"; expected a whole number'],
    [
      'auto',
      slurm({ ID: '3', COUNT: '2', STEP: '2' }),
      'task 3 is none of 2 that begin at SLURM_ARRAY_TASK_MIN',
    ],
  ])('%s in %j is refused', (text, environment, message) => {
    expect(() => parseShard(text, environment)).toThrow(message)
  })
})
