// Reads files whose names others wrote: never a device or a pipe, which may have no end, and never more than a limit.

import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { PuzzleError } from '../families/puzzleError.ts'
import { kindOtherThanFile } from './fileSystem.ts'
import { bytesText, utf8Text } from './readStream.ts'
import { atFile, errorCode } from './systemErrors.ts'

const CHUNK_BYTES = 1 << 16

/**
 * Reads a regular file of at most `most` bytes. Throws the system's error, or a PuzzleError that does not
 * name the file.
 */
export function readRegularFile(path: string, most: number): Buffer {
  // Opening a pipe would otherwise wait until somebody writes into it.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const found = fstatSync(file)
    const fault = kindOtherThanFile(found)
    if (fault !== undefined) throw new PuzzleError('unreadable', fault)
    expectAtMost(found.size, most)
    return readToEnd(file, most)
  } finally {
    closeSync(file)
  }
}

/**
 * Reads until the end of the file and not only as far as its stated size, which is often zero for files of
 * the system.
 */
function readToEnd(file: number, most: number): Buffer {
  const chunks: Buffer[] = []
  for (let length = 0; ; ) {
    const chunk = Buffer.alloc(CHUNK_BYTES)
    const read = readSync(file, chunk)
    if (read === 0) return Buffer.concat(chunks)
    length += read
    expectAtMost(length, most)
    chunks.push(chunk.subarray(0, read))
  }
}

function expectAtMost(bytes: number, most: number): void {
  if (bytes > most)
    throw new PuzzleError('unreadable', `too large: a file may have at most ${bytesText(most)}`)
}

/** Reads a text of at most `most` bytes. Throws a PuzzleError that names the file and, if it is missing, says `ifMissing`. */
export function readTextFile(path: string, most: number, ifMissing?: string): string {
  return atFile(path, () => {
    try {
      return utf8Text(readRegularFile(path, most))
    } catch (error) {
      if (ifMissing === undefined || errorCode(error) !== 'ENOENT') throw error
      throw new PuzzleError('unreadable', ifMissing)
    }
  })
}
