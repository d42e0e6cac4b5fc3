// PNG files from strangers as grey pixels. The file is checked, decoded by the caller's decoder, laid on white and
// encoded anew, so that nothing of it but brightness goes any further.

import { PuzzleError } from '../../families/error.ts'
import type { PictureContent } from '../../scene.ts'
import { type CheckedPng, checkPng } from './checkPng.ts'

/** Pixels of red, green, blue and opacity, each in one byte, row by row. */
export interface Pixels {
  /** The width in pixels. */
  readonly width: number
  /** The height in pixels. */
  readonly height: number
  /** Four bytes for each pixel. */
  readonly data: Uint8Array
}

/** What decodes and encodes PNG files. */
export interface PngCodec {
  /** Uncompresses pieces that belong together to at most this many bytes, and returns how many; throws if damaged. */
  inflatedLength(pieces: readonly Uint8Array[], most: number): number
  /** The pixels of a file; throws if it is damaged. */
  decode(bytes: Uint8Array): Pixels
  /** A PNG file of grey pixels, one byte each, in base 64. */
  encodeGrey(pixels: Pixels): string
}

/** The weights of red, green and blue in brightness (ITU-R BT.601). */
const WEIGHTS = [0.299, 0.587, 0.114] as const

/** Reads a PNG file. Throws a PuzzleError that says what of it is not allowed. */
export function readPngPicture(bytes: Uint8Array, codec: PngCodec): PictureContent {
  const checked = checkPng(bytes)
  const { width, height } = checked
  const pixels = decoded(bytes, checked, codec)
  const data = new Uint8Array(width * height)
  let darkest = 255
  for (let pixel = 0; pixel < data.length; pixel++) {
    const [red, green, blue, alpha] = pixels.data.subarray(4 * pixel, 4 * pixel + 4)
    const grey = WEIGHTS[0] * red + WEIGHTS[1] * green + WEIGHTS[2] * blue
    const shown = Math.round(255 - (alpha / 255) * (255 - grey))
    data[pixel] = shown
    if (shown < darkest) darkest = shown
  }
  if (darkest > MOST_GREY)
    throw new PuzzleError('picture', 'nothing can be seen of this picture on white paper')
  return { kind: 'pixels', width, height, png: codec.encodeGrey({ width, height, data }) }
}

/** Brighter pixels cannot be told from white paper. */
const MOST_GREY = 247

/** Decodes a file only if it holds exactly the pixels that its header promises. */
function decoded(bytes: Uint8Array, checked: CheckedPng, { decode, inflatedLength }: PngCodec): Pixels {
  const { pieces, bytes: expected, width, height } = checked
  try {
    if (inflatedLength(pieces, expected) === expected) {
      const pixels = decode(bytes)
      if (pixels.width === width && pixels.height === height) return pixels
    }
  } catch {
    // Whatever a decoder complains about, the file is damaged.
  }
  throw new PuzzleError('picture', 'the pixels of this picture are damaged')
}
