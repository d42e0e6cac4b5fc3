// Reads files, pipes and devices with a limit on their size, and stops on a signal.

import { PuzzleError } from '../families/puzzleError.ts'
import { unreadable } from './systemErrors.ts'

/** Yields the chunks of a stream until the signal, without waiting for a stalled stream. */
export async function* chunksOf(
  stream: NodeJS.ReadableStream,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const aborted = signal && abortOf(signal)
  try {
    while (!signal?.aborted) {
      const next = chunks.next()
      // Errors after the signal are ignored.
      next.catch(() => {})
      const result = await (aborted ? Promise.race([next, aborted.promise]) : next)
      if (!result || result.done) return
      yield result.value
    }
  } finally {
    aborted?.forget()
    // A stalled read might never end, so the stream is destroyed instead of being closed.
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

/** Reads all bytes of a stream. Throws a PuzzleError if there are more than `most`, or on an error. */
export async function readAtMost(stream: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of stream) {
      length += chunk.length
      if (length > most)
        throw new PuzzleError('unreadable', `too large: a file may have at most ${bytesText(most)}`)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof PuzzleError ? error : unreadable(error)
  }
  return Buffer.concat(chunks)
}

/** Decodes a text in UTF-8. Throws a PuzzleError with the place of the first bytes that are not UTF-8. */
export function utf8Text(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const lines = new TextDecoder().decode(bytes).split('\ufffd', 1)[0].split('\n')
    const place = { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
    throw new PuzzleError('unreadable', 'this is not text in UTF-8; save it as UTF-8', place)
  }
}

/** Formats a number of bytes in the largest unit that fits. */
export function bytesText(bytes: number): string {
  return bytes < MEGABYTE ? `${bytes / 1024} kB` : `${bytes / MEGABYTE} MB`
}

const MEGABYTE = 1 << 20
