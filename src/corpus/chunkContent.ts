// Collects the contents of a chunk's files as bytes, puzzle by puzzle. As strings, thousands of records would stay on
// the heap until the last of them is made.

import { KEY_BYTES } from './puzzleKeys.ts'

/** A puzzle of a corpus as it is written. */
export interface DrawnPuzzle {
  /** The record as JSON. */
  readonly line: string
  /** The key, in hexadecimal. */
  readonly key: string
}

/** The contents of the files of a chunk. */
export interface ChunkContent {
  /** The records, one line of UTF-8 each. */
  readonly lines: Uint8Array
  /** The keys, in the same order. */
  readonly keys: Uint8Array
}

/** The initial size of a buffer in bytes; it is doubled when the buffer is full. */
const FIRST_BYTES = 1 << 16

/** UTF-8 takes at most three bytes for each UTF-16 unit of a string. */
const MOST_BYTES_OF_UNIT = 3

/** Collects puzzles for the files of a chunk, in order. */
export function collectChunk() {
  const encoder = new TextEncoder()
  const lines = makeBytes()
  const keys = makeBytes()
  let puzzles = 0
  return {
    /** Adds the next puzzle. */
    add({ line, key }: DrawnPuzzle): void {
      lines.add(
        MOST_BYTES_OF_UNIT * (line.length + 1),
        (room) => encoder.encodeInto(`${line}\n`, room).written,
      )
      keys.add(KEY_BYTES, (room) => writeKey(key, room))
      puzzles++
    },
    /** The number of puzzles. */
    get puzzles() {
      return puzzles
    },
    /** The contents so far; they share memory with the collector. */
    content: (): ChunkContent => ({ lines: lines.all(), keys: keys.all() }),
    /** Removes all puzzles, and keeps the memory for the next chunk. */
    clear() {
      lines.clear()
      keys.clear()
      puzzles = 0
    },
  }
}

/** A growing buffer of bytes. */
function makeBytes() {
  let bytes = new Uint8Array(FIRST_BYTES)
  let length = 0
  return {
    /** Lets `write` write up to `most` bytes; `write` returns the number of bytes to keep. */
    add(most: number, write: (room: Uint8Array) => number): void {
      if (length + most > bytes.length) {
        const full = bytes
        bytes = new Uint8Array(Math.max(2 * full.length, length + most))
        bytes.set(full)
      }
      length += write(bytes.subarray(length, length + most))
    },
    all: () => bytes.subarray(0, length),
    clear() {
      length = 0
    },
  }
}

/** Writes a hexadecimal key as bytes. */
function writeKey(key: string, room: Uint8Array): number {
  for (let byte = 0; byte < KEY_BYTES; byte++) {
    room[byte] = Number.parseInt(key.slice(2 * byte, 2 * byte + 2), 16)
  }
  return KEY_BYTES
}
