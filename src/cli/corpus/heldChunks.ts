// Who makes which chunk at this moment, for `corpus status`: the jobs of a queue.

import type { ChunkFiles } from '../../runs/corpora/chunkFiles.ts'
import type { HeldChunk, QueueIdentity } from '../../runs/corpora/queueServer.ts'
import { checkQueueOptions } from './queueOptions.ts'

/** Reads the active jobs of chunks that are not done. Throws a PuzzleError. */
export async function readHeld(
  files: ChunkFiles,
  identity: QueueIdentity,
  address: string | undefined,
): Promise<HeldChunk[]> {
  if (address === undefined) return []
  checkQueueOptions({ queue: address })
  const { readQueueLeases } = await import('../../runs/corpora/queueServer.ts')
  const held = await readQueueLeases(identity, address)
  return held.filter(({ chunk }) => !files.isDone(chunk)).sort((one, other) => one.chunk - other.chunk)
}

/** A line for each worker: its host, its process, and its chunks. */
export function heldLines(held: readonly HeldChunk[]): string[] {
  const holders = new Set(held.map(({ holder }) => holder))
  return Array.from(holders, (name) => {
    const [host, process] = name.split('/')
    const chunks = held.filter(({ holder }) => holder === name).map(({ chunk }) => chunk)
    return `worker: ${host}, process ${process}: ${chunks.length === 1 ? 'chunk' : 'chunks'} ${chunks.join(', ')}`
  })
}
