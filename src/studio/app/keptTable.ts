// A table as text: for the storage of the browser, for files, and packed for addresses.

import type { PuzzleDraft } from '../../families/setting.ts'
import type { StudioDocument, TablePiece } from './document.ts'

/** What is kept of a table. */
export interface Kept {
  readonly document: StudioDocument
  readonly form?: unknown
}

/** Reads a kept table from text. Returns undefined for anything else: the text may come from anywhere. */
export function parseKept(text: string): Kept | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const { document, form } = (value ?? {}) as { document?: unknown; form?: unknown }
  const { pieces, chosen } = (document ?? {}) as { pieces?: unknown; chosen?: unknown }
  if (!Array.isArray(pieces) || !pieces.every(isPiece)) return undefined
  return {
    document: {
      pieces: pieces.map((piece, index) => ({ ...piece, key: index + 1 })),
      ...chosenOf(pieces, chosen),
    },
    form,
  }
}

function chosenOf(pieces: readonly TablePiece[], chosen: unknown): { chosen?: number } {
  const at = pieces.findIndex(({ key }) => key === chosen)
  return at < 0 ? {} : { chosen: at + 1 }
}

function isPiece(value: unknown): value is TablePiece {
  const { family, draft, id } = (value ?? {}) as Partial<Record<keyof TablePiece, unknown>>
  const { shape, clues } = (draft ?? {}) as Partial<Record<keyof PuzzleDraft, unknown>>
  return (
    typeof family === 'string' &&
    typeof shape === 'string' &&
    Array.isArray(clues) &&
    clues.every(isClue) &&
    (id === undefined || typeof id === 'string')
  )
}

function isClue(value: unknown): boolean {
  const { tool, cells, text } = (value ?? {}) as Record<string, unknown>
  return (
    typeof tool === 'string' &&
    typeof text === 'string' &&
    Array.isArray(cells) &&
    cells.every(Number.isInteger)
  )
}

/** The text of a table, for storage and files. */
export function keptText(kept: Kept): string {
  return JSON.stringify(kept)
}

/** Packs a text for an address: compressed, in letters that addresses have. */
export async function packed(text: string): Promise<string> {
  const bytes = await throughStream(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The most bytes that an address may unpack to: a short one must not fill the memory. */
const MOST_UNPACKED = 1_000_000

/** Unpacks a text from an address; undefined if it is damaged. */
export async function unpacked(letters: string): Promise<string | undefined> {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(
      await throughStream(bytes, new DecompressionStream('deflate-raw'), MOST_UNPACKED),
    )
  } catch {
    return undefined
  }
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most = Infinity,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    length += value.length
    if (length > most) throw new RangeError('too large')
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  parts.reduce((at, part) => {
    whole.set(part, at)
    return at + part.length
  }, 0)
  return whole
}
