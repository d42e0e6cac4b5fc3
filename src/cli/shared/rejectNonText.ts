// Recognises files that are not UTF-8 text by their first bytes, and tells users what to do with such a file.

import { PuzzleError } from '../../families/puzzleError.ts'
import { exportKind } from '../../formats/exportKind.ts'
import { chunksOf } from '../../runs/readStream.ts'

const KINDS: readonly { readonly start: readonly number[]; readonly sentence: string }[] = [
  {
    start: [0x25, 0x50, 0x44, 0x46, 0x2d],
    sentence: 'this is a PDF, not text; "puzzlewright preflight" checks PDFs',
  },
  { start: [0x89, 0x50, 0x4e, 0x47], sentence: 'this is a PNG picture; type the puzzle as text' },
  { start: [0xff, 0xd8, 0xff], sentence: 'this is a JPEG picture; type the puzzle as text' },
  { start: [0x47, 0x49, 0x46, 0x38], sentence: 'this is a GIF picture; type the puzzle as text' },
  {
    start: [0x50, 0x4b, 0x03, 0x04],
    sentence: 'this is a ZIP archive or an office document; unpack it, or save it as plain text',
  },
  { start: [0x1f, 0x8b], sentence: 'this is a gzip archive; unpack it first' },
  { start: [0xff, 0xfe], sentence: 'this text is in UTF-16; save it as UTF-8' },
  { start: [0xfe, 0xff], sentence: 'this text is in UTF-16; save it as UTF-8' },
]

/** The kind of a file that begins with these bytes, if no puzzle can be read from such a file. */
function sentenceOf(bytes: Uint8Array): string | undefined {
  const kind = KINDS.find(({ start }) => start.every((byte, index) => bytes[index] === byte))
  return kind?.sentence ?? exportKind(bytes)
}

/** Yields the chunks of a stream. Throws a PuzzleError if the first chunk shows that the stream is not UTF-8 text. */
export async function* textChunks(
  stream: NodeJS.ReadableStream,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const chunk of chunksOf(stream, signal)) {
    const sentence = isFirst ? sentenceOf(chunk) : undefined
    if (sentence !== undefined) throw new PuzzleError('unreadable', sentence)
    isFirst = false
    yield chunk
  }
}
