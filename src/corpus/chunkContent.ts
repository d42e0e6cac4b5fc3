// The contents of the files of a chunk, as bytes that grow puzzle by puzzle: as texts, thousands of records would
// be kept on the heap until the last of them is made.

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

/** Bytes at the beginning; doubled when they are full. */
const FIRST_BYTES = 1 << 16

/** UTF-8 takes at most three bytes for a unit of a text. */
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
    /** Forgets all puzzles, and keeps the memory for others. */
    clear() {
      lines.clear()
      keys.clear()
      puzzles = 0
    },
  }
}

/** Bytes that grow. */
function makeBytes() {
  let bytes = new Uint8Array(FIRST_BYTES)
  let length = 0
  return {
    /** Lets `write` write up to `most` bytes, and keeps as many as it returns. */
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

/** Writes a key in hexadecimal as bytes. */
function writeKey(key: string, room: Uint8Array): number {
  for (let byte = 0; byte < KEY_BYTES; byte++) {
    room[byte] = Number.parseInt(key.slice(2 * byte, 2 * byte + 2), 16)
  }
  return KEY_BYTES
}
