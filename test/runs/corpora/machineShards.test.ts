import { describe, expect, it } from 'vitest'
import { isOfShard, parseShard } from '../../../src/runs/corpora/machineShards.ts'
import texts from './shardTexts.json' with { type: 'json' }

describe('shards', () => {
  it('share the chunks among them: each chunk belongs to one', () => {
    for (const count of [1, 2, 3, 7]) {
      const shards = Array.from({ length: count }, (_, index) => parseShard(`${index}/${count}`, {}))
      for (let chunk = 0; chunk < 20; chunk++) {
        expect(shards.filter((shard) => isOfShard(shard, chunk))).toHaveLength(1)
      }
    }
  })

  it.each(texts.read as [string, NodeJS.ProcessEnv, object][])('%s in %j', (text, environment, shard) => {
    expect(parseShard(text, environment)).toEqual(shard)
  })

  it.each(texts.refused as [string, NodeJS.ProcessEnv, string][])(
    '%s in %j is refused',
    (text, environment, message) => {
      expect(() => parseShard(text, environment)).toThrow(message)
    },
  )
})
