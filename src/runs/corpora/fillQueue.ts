// Fills the queue of a corpus on a server: whoever finds it empty while chunks are missing adds those. This starts a corpus,
// completes what a killed starter filled in part, and replaces a queue that was lost whole.
//
// One worker fills at a time, under a lock that ends by itself if the worker is killed; the others wait for its first jobs.
// Without the lock the queue would be the same, since a job has the number of its chunk. But many workers that start at
// once would each add every chunk.

import type { QueueIdentity, QueueServer } from './queueServer.ts'
import { expectIdentity, identityText, isEmpty } from './queueServer.ts'
import { inTime } from './redisClient.ts'

/** Jobs that are added together. */
const BATCH = 500
/** Finished jobs that dashboards show. */
const SHOWN_JOBS = 1000
/** The time after which the lock of a killed worker ends, in milliseconds; a batch takes a small part of it. */
const LONGEST_FILL = 5000

/** Adds the missing chunks to a queue that is empty. Returns false if there was nothing to do. */
export async function fillIfEmpty(
  server: QueueServer,
  identity: QueueIdentity,
  findMissing: () => Promise<readonly number[]>,
): Promise<boolean> {
  if (!(await isEmpty(server))) return false
  const lock = server.queue.toKey('filling')
  const isFree = await inTime(server.redis.set(lock, 'locked', 'PX', LONGEST_FILL, 'NX'))
  if (isFree === null) return false
  try {
    // Another may have filled it between the question and the lock.
    if (!(await isEmpty(server))) return false
    await expectIdentity(server, identity)
    await fill(server, await findMissing(), identityText(identity), () =>
      inTime(server.redis.pexpire(lock, LONGEST_FILL)),
    )
    return true
  } finally {
    await inTime(server.redis.del(lock)).catch(() => {})
  }
}

// BullMQ keeps whole numbers for the ids that it gives itself.
const jobId = (chunk: number) => `chunk-${chunk}`

/** Adds jobs for chunks. A job that is finished, though its chunk is missing, makes way. */
async function fill(
  { queue }: QueueServer,
  chunks: readonly number[],
  identity: string,
  renew: () => Promise<unknown>,
): Promise<void> {
  // To remove a job that waits would cost a walk through all that wait.
  const over = new Set(await inTime(queue.getRanges(['completed', 'failed'], 0, -1)))
  for (let from = 0; from < chunks.length; from += BATCH) {
    const some = chunks.slice(from, from + BATCH).map((chunk) => ({ chunk, id: jobId(chunk) }))
    const inTheWay = some.filter(({ id }) => over.has(id))
    await inTime(Promise.all(inTheWay.map(({ id }) => queue.remove(id))))
    await inTime(
      queue.addBulk(
        some.map(({ chunk, id }) => ({
          name: 'chunk',
          data: { chunk, identity },
          opts: { jobId: id, removeOnComplete: { count: SHOWN_JOBS } },
        })),
      ),
    )
    await renew()
  }
}
