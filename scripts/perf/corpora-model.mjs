// A model of machines that make a corpus together, as a simulation of events:
//
//   a machine takes a chunk (the queue's server answers one after the other), and works on it with all its cores
//   x the time of a chunk (lognormal over chunks) x the machine's slowness (lognormal over machines)
//   a machine fails now and then (exponential), loses the chunk that it makes, and comes back later (exponential)
//   its chunk is made by another machine when the lease has lapsed, or with shards by itself when it is back
//
// What the numbers are is the caller's to say: measured ones for chunks and queues, assumed ones for failures.

/**
 * Simulates the making of a corpus. Times are in seconds. Returns the time until the last chunk exists, the time
 * that machines worked, that part of it which was lost, the chunks that were begun again, and the share of all
 * machines' time until the end in which they made nothing.
 */
export function simulateCorpus({
  makeRng,
  seed,
  way,
  chunks,
  chunkSeconds,
  chunkSpread = 0,
  machines,
  machineSpread = 0,
  takeSeconds = 0,
  serverSeconds = 0,
  startSeconds = 0,
  lapseSeconds = 0,
  betweenFailures = Infinity,
  awaySeconds = 0,
}) {
  const { exponential, lognormal } = distributions(makeRng(`corpora/${seed}`))
  const events = makeHeap()
  const all = Array.from({ length: machines }, (_, index) => ({
    slowness: lognormal(machineSpread),
    failsAt: exponential(betweenFailures),
    // With shards, the chunks whose numbers leave the remainder `index`.
    left: Math.ceil((chunks - index) / machines),
  }))
  const idle = []
  const sums = { worked: 0, lost: 0, again: 0 }
  let pool = chunks
  let done = 0
  let end = 0
  let serverFree = 0
  for (const machine of all) events.add(startSeconds, { machine })

  const hasWork = (machine) => (way === 'shards' ? machine.left > 0 : pool > 0)

  function putBack(machine, count) {
    if (way === 'shards') machine.left += count
    else pool += count
  }

  function begin(machine, now) {
    putBack(machine, -1)
    serverFree = Math.max(serverFree, now) + serverSeconds
    const from = Math.max(serverFree, now + takeSeconds)
    const seconds = chunkSeconds * lognormal(chunkSpread) * machine.slowness
    // Failures have no memory: one in a time without work harms nothing.
    if (machine.failsAt < now) machine.failsAt = now + exponential(betweenFailures)
    if (machine.failsAt < from + seconds)
      fail(machine, Math.min(seconds, Math.max(0, machine.failsAt - from)))
    else {
      sums.worked += seconds
      events.add(from + seconds, { machine, isDone: true })
    }
  }

  function fail(machine, seconds) {
    sums.worked += seconds
    sums.lost += seconds
    sums.again++
    const back = machine.failsAt + exponential(awaySeconds) + startSeconds
    if (way === 'shards') putBack(machine, 1)
    else events.add(machine.failsAt + lapseSeconds, { isLapsed: true })
    machine.failsAt = back + exponential(betweenFailures)
    events.add(back, { machine })
  }

  while (done < chunks) {
    const { at, event } = events.take()
    if (event.isDone) {
      done++
      end = at
    }
    if (event.isLapsed) {
      pool++
      if (idle.length > 0) begin(idle.pop(), at)
    } else if (hasWork(event.machine)) begin(event.machine, at)
    else idle.push(event.machine)
  }
  return { seconds: end, ...sums, idle: 1 - sums.worked / (machines * end) }
}

/** Random numbers: exponential with a mean, and lognormal with the mean 1 and a coefficient of variation. */
function distributions(rng) {
  const even = () => ((rng() >>> 0) + 0.5) / 2 ** 32
  const normal = () => Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even())
  return {
    exponential: (average) => (Number.isFinite(average) ? -average * Math.log(even()) : average),
    lognormal(spread) {
      if (spread === 0) return 1
      const variance = Math.log1p(spread ** 2)
      return Math.exp(Math.sqrt(variance) * normal() - variance / 2)
    },
  }
}

/** Events by their times: a binary heap. */
function makeHeap() {
  const heap = []
  const swap = (one, other) => {
    const kept = heap[one]
    heap[one] = heap[other]
    heap[other] = kept
  }
  const isEarlier = (one, other) => heap[one].at < heap[other].at
  return {
    add(at, event) {
      heap.push({ at, event })
      let place = heap.length - 1
      while (place > 0) {
        const above = (place - 1) >> 1
        if (!isEarlier(place, above)) break
        swap(place, above)
        place = above
      }
    },
    take() {
      const [first] = heap
      const last = heap.pop()
      if (heap.length > 0) heap[0] = last
      for (let place = 0; ; ) {
        let least = place
        for (const below of [2 * place + 1, 2 * place + 2]) {
          if (below < heap.length && isEarlier(below, least)) least = below
        }
        if (least === place) return first
        swap(place, least)
        place = least
      }
    },
  }
}
