// Pictures that must be refused, each with the sentence that says why: short texts stand in `hostileSvg.json`, whole or
// with what is inside a plain <svg>.

import { crc32, deflateSync } from 'node:zlib'
import texts from './hostileSvg.json' with { type: 'json' }

export interface HostilePicture {
  readonly what: string
  readonly name: string
  readonly bytes: Uint8Array
  /** The whole sentence. */
  readonly says: string
}

const utf8 = (text: string) => new TextEncoder().encode(text)

function svg(what: string, text: string, says: string): HostilePicture {
  return { what, name: 'x.svg', bytes: utf8(text), says: `x.svg${says}` }
}

const inside = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`

const RECTANGLE = '<rect width="1" height="1"/>'

const SVGS: readonly HostilePicture[] = [
  ...texts.map(({ what, says, text, inside: content }) => svg(what, text ?? inside(content ?? ''), says)),
  svg('many elements', inside('<g/>'.repeat(3000)), ':1: a picture may have at most 2000 elements'),
  svg('many shapes', inside(RECTANGLE.repeat(1500)), ':1: a picture may have at most 1000 shapes'),
  svg(
    'a long path',
    inside(`<path d="M0 0${'h1'.repeat(6000)}"/>`),
    ':1: a path may have at most 5000 steps',
  ),
  svg('a large file', inside(' '.repeat(70_000)), ': an SVG picture may have at most 64 kB, not 69 kB'),
  {
    ...svg('other bytes', '', ': an SVG picture must be text in UTF-8'),
    bytes: Uint8Array.of(0xff, 0xfe, 0x3c, 0, 0x73, 0),
  },
  svg(
    'a null byte',
    '<svg>\0</svg>',
    ': an SVG picture must not have control characters; save it as text in UTF-8',
  ),
]

/** A chunk of a PNG file. */
export function chunk(name: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([head, content, sum])
}

/** The header of a PNG file. */
export function header(width: number, height: number, rest: readonly number[] = [8, 0, 0, 0, 0]): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set(rest, 8)
  return chunk('IHDR', data)
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const END = chunk('IEND', new Uint8Array())
/** Four grey pixels: two rows, each with its filter byte. */
const DATA = chunk('IDAT', deflateSync(Uint8Array.of(0, 0, 0, 0, 0, 0)))

/** A PNG file of these chunks. */
export function pngFile(...chunks: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat([SIGNATURE, ...chunks])
}

/** A black square of 2 x 2 pixels, which is accepted. */
export const FINE_PNG = pngFile(header(2, 2), DATA, END)

const flipped = Buffer.from(FINE_PNG)
flipped[20] ^= 1

const picture = (size: Buffer, ...chunks: readonly Uint8Array[]) => pngFile(size, ...chunks, DATA, END)
const TWO = header(2, 2)
const NO_BYTES = new Uint8Array(8)
const LARGEST = 0xffffffff
const TOO_MANY = 'pixels are too many; a PNG picture may have at most 4 megapixels'
const INTERLACED = 'an interlaced picture is not allowed; save it without interlacing'
const DAMAGED = 'the pixels of this picture are damaged; save the picture again'
const BOMB = chunk('IDAT', deflateSync(new Uint8Array(50_000_000)))

const PNGS: readonly (readonly [what: string, bytes: Uint8Array, says: string])[] = [
  ['no PNG', utf8('<svg/>'), 'this is not a PNG picture; save it as PNG or SVG'],
  ['an empty file', new Uint8Array(), 'this is not a PNG picture; save it as PNG or SVG'],
  ['a large file', new Uint8Array((1 << 20) + 1), 'a PNG picture may have at most 1024 kB, not 1025 kB'],
  ['many pixels', picture(header(3000, 2000)), `3000 x 2000 ${TOO_MANY}`],
  ['a product that overflows', picture(header(LARGEST, LARGEST)), `${LARGEST} x ${LARGEST} ${TOO_MANY}`],
  ['no width', picture(header(0, 2)), 'a picture must be at least 1 pixel wide and high'],
  ['a changed header', flipped, 'the chunk IHDR is damaged; save the picture again'],
  ['a cut end', FINE_PNG.slice(0, -6), 'the file is cut off; copy or save it again'],
  ['no end', pngFile(TWO, DATA), 'the file is cut off; copy or save it again'],
  ['no pixels', pngFile(TWO, END), 'there are no pixels (IDAT); save the picture again'],
  ['no header', pngFile(DATA, END), 'the header (IHDR) must come first; save the picture again'],
  ['two headers', picture(TWO, header(9, 9)), 'there must be one header (IHDR); save the picture again'],
  [
    'bytes after it',
    Buffer.concat([FINE_PNG, NO_BYTES]),
    'nothing may follow the end of the picture (IEND); save the picture again',
  ],
  [
    'an animation',
    picture(TWO, chunk('acTL', NO_BYTES)),
    'an animated picture is not allowed; save one without animation',
  ],
  [
    'an unknown chunk',
    picture(TWO, chunk('evIl', NO_BYTES)),
    'the chunk evIl is not allowed; save the picture as a plain PNG',
  ],
  ['interlacing', picture(header(2, 2, [8, 0, 0, 0, 1])), INTERLACED],
  [
    'odd colours',
    picture(header(2, 2, [3, 6, 0, 0, 0])),
    'a PNG picture of colour type 6 cannot have 3 bits per sample; save the picture again',
  ],
  ['a bomb: more pixels than the header says', pngFile(TWO, BOMB, END), DAMAGED],
  ['fewer pixels than the header says', picture(header(900, 900)), DAMAGED],
  ['no compression', pngFile(TWO, chunk('IDAT', new Uint8Array(9)), END), DAMAGED],
]

/** All of them. */
export const HOSTILE_PICTURES: readonly HostilePicture[] = [
  ...SVGS,
  ...PNGS.map(([what, bytes, says]) => ({ what, name: 'x.png', bytes, says: `x.png: ${says}` })),
  {
    what: 'a GIF',
    name: 'x.gif',
    bytes: utf8('GIF89a'),
    says: 'x.gif: a picture must be an SVG or a PNG file',
  },
]
