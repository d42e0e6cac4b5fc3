// The parts of the package `pako` that are used; it ships no types of its own.

declare module 'pako' {
  /** Compresses bytes in the format of zlib. */
  export function deflate(bytes: Uint8Array, options: { readonly level: number }): Uint8Array

  /** Decompresses a stream piece by piece. */
  export class Inflate {
    constructor(options: { readonly chunkSize: number })
    /** Gets the decompressed bytes. */
    onData: (chunk: Uint8Array) => void
    /** Whether the stream has ended. */
    readonly ended: boolean
    /** The number of an error, or 0, and its message. */
    readonly err: number
    readonly msg: string
    /** Takes the next bytes of the stream. */
    push(bytes: Uint8Array): boolean
  }
}
