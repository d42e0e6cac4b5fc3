import type { makeRng } from '../../src/kernel/rng.ts'

export interface SimulatedCorpus {
  makeRng: typeof makeRng
  seed: string
  way: 'shards' | 'leases'
  chunks: number
  chunkSeconds: number
  chunkSpread?: number
  machines: number
  machineSpread?: number
  takeSeconds?: number
  serverSeconds?: number
  startSeconds?: number
  lapseSeconds?: number
  betweenFailures?: number
  awaySeconds?: number
}

export function simulateCorpus(model: SimulatedCorpus): {
  seconds: number
  worked: number
  lost: number
  again: number
  idle: number
}
