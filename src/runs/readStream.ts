// Reads what others give us: files, pipes, devices; never more than makes sense, and only for as long as somebody wants it.

import { PuzzleError } from '../families/error.ts'
import { unreadable } from './systemErrors.ts'

/** A stream's chunks, until the signal comes. One that stalls does not keep anybody waiting then. */
export async function* chunksOf(
  stream: NodeJS.ReadableStream,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const aborted = signal && abortOf(signal)
  try {
    while (!signal?.aborted) {
      const next = chunks.next()
      // Nobody hears of what goes wrong after the signal.
      next.catch(() => {})
      const result = await (aborted ? Promise.race([next, aborted.promise]) : next)
      if (!result || result.done) return
      yield result.value
    }
  } finally {
    aborted?.forget()
    // A stalled read cannot be waited for.
    if (signal?.aborted) (stream as Partial<{ destroy(): void }>).destroy?.()
    else await chunks.return?.()
  }
}

function abortOf(signal: AbortSignal) {
  let forget = () => {}
  const promise = new Promise<undefined>((resolve) => {
    const heard = () => resolve(undefined)
    signal.addEventListener('abort', heard)
    forget = () => signal.removeEventListener('abort', heard)
  })
  return { promise, forget }
}

/** All bytes of a stream. Throws a PuzzleError where there are more than `most`, or they cannot be read. */
export async function readAtMost(stream: NodeJS.ReadableStream, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of chunksOf(stream)) {
      length += chunk.length
      if (length > most)
        throw new PuzzleError('unreadable', `this is too large: more than ${bytesText(most)}`)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof PuzzleError ? error : unreadable(error)
  }
  return Buffer.concat(chunks)
}

/** So many bytes, in the largest unit that fits. */
export function bytesText(bytes: number): string {
  return bytes < MEGABYTE ? `${bytes / 1024} kB` : `${bytes / MEGABYTE} MB`
}

const MEGABYTE = 1 << 20
