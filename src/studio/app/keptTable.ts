// A table as text: for the storage of the browser, for files, and packed for addresses.

import type { Grade } from '../../grader/grade.ts'
import type { Origin, StudioDocument, TablePiece } from './document.ts'

/** What is kept of a table. */
export interface Kept {
  readonly document: StudioDocument
  /** What the form of an order holds. */
  readonly form?: unknown
  /** What the form of a book holds. */
  readonly book?: unknown
}

/** Reads a kept table from text. Returns undefined for anything else: the text may come from anywhere. */
export function parseKept(text: string): Kept | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const { document, form, book } = fieldsOf(value)
  const { pieces, chosen } = fieldsOf(document)
  if (!Array.isArray(pieces)) return undefined
  const read = pieces.map((piece, index) => readPiece(piece, index + 1))
  if (!read.every((piece) => piece !== undefined)) return undefined
  const at = pieces.findIndex(({ key }) => key === chosen)
  return { document: { pieces: read, ...(at >= 0 && { chosen: at + 1 }) }, form, book }
}

/** The fields of an object of which nothing is known; none for anything else. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return (value ?? {}) as Readonly<Record<string, unknown>>
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A puzzle of the table with what is known of it; undefined if it is none. What cannot be true of it is left out. */
function readPiece(value: unknown, key: number): TablePiece | undefined {
  const { family, draft, id, made, grade, isKept } = fieldsOf(value)
  const { shape, clues } = fieldsOf(draft)
  if (!isText(family) || !isText(shape) || !Array.isArray(clues) || !clues.every(isClue)) return undefined
  return {
    ...{ key, family, draft: { shape, clues } },
    ...(isText(id) && { id }),
    ...(isOrigin(made) && { made }),
    ...(isGrade(grade) && { grade }),
    ...(isKept === true && { isKept }),
  }
}

function isClue(value: unknown): boolean {
  const { tool, cells, text } = fieldsOf(value)
  return isText(tool) && isText(text) && Array.isArray(cells) && cells.every(Number.isInteger)
}

function isOrigin(value: unknown): value is Origin {
  const { order, run, number, seed } = fieldsOf(value)
  const { family, shape, order: wishes } = fieldsOf(order)
  return [family, shape, wishes, run, seed].every(isText) && Number.isInteger(number)
}

/** Whether a grade has what the studio shows and prints of it. */
function isGrade(value: unknown): value is Grade {
  const { stars, degree, minutes } = fieldsOf(value)
  const times = minutes === undefined ? [] : [fieldsOf(minutes).usual]
  return [1, 2, 3, 4, 5].includes(stars as number) && [degree, ...times].every(Number.isFinite)
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
