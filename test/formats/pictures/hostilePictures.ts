// Pictures that must be refused, each with the sentence that says why.

import { crc32, deflateSync } from 'node:zlib'

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

const inside = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${content}</svg>`

const KNOWN = 'a picture is made of g, path, rect, circle, ellipse, line, polyline, polygon'
const CIRCLE = '<circle cx="4" cy="4" r="3"/>'

const SVGS: readonly HostilePicture[] = [
  svg('a script', inside('<script>alert(1)</script>'), `:1: <script> is not allowed; ${KNOWN}`),
  svg('a style sheet', inside('<style>*{fill:red}</style>'), `:1: <style> is not allowed; ${KNOWN}`),
  svg(
    'foreign content',
    inside('<foreignObject><p>hi</p></foreignObject>'),
    `:1: <foreignObject> is not allowed; ${KNOWN}`,
  ),
  svg('a reference', inside('<use href="#a"/>'), `:1: <use> is not allowed; ${KNOWN}`),
  svg('an image', inside('<image href="http://a.b/c.png"/>'), `:1: <image> is not allowed; ${KNOWN}`),
  svg('a link', inside(`<a href="http://a.b">${CIRCLE}</a>`), `:1: <a> is not allowed; ${KNOWN}`),
  svg('text', inside('<text>A</text>'), `:1: <text> is not allowed; ${KNOWN}`),
  svg('a filter', inside('<filter id="f"><feFlood/></filter>'), `:1: <filter> is not allowed; ${KNOWN}`),
  svg('a gradient', inside('<linearGradient id="g"/>'), `:1: <linearGradient> is not allowed; ${KNOWN}`),
  svg('a mask', inside('<mask id="m"/>'), `:1: <mask> is not allowed; ${KNOWN}`),
  svg(
    'an animation',
    inside('<circle r="3"><animate attributeName="r" to="9"/></circle>'),
    ':1: <animate> is not allowed within <circle>',
  ),
  svg('a setter', inside('<set attributeName="onload" to="x"/>'), `:1: <set> is not allowed; ${KNOWN}`),
  svg('a picture within a picture', inside(inside(CIRCLE)), `:1: <svg> is not allowed; ${KNOWN}`),
  svg(
    'an event',
    inside(CIRCLE, ' onload="alert(1)"'),
    ':1: the attribute "onload" is not allowed in <svg>: pictures run nothing',
  ),
  svg(
    'an event in capitals',
    inside('<path ONCLICK="x()" d="M0 0L1 1"/>'),
    ':1: the attribute "ONCLICK" is not allowed in <path>: pictures run nothing',
  ),
  svg(
    'CSS',
    inside('\n<rect width="3" height="3" style="fill:url(http://a.b)"/>'),
    ':2: the attribute "style" is not allowed in <rect>; save the picture with plain attributes instead of CSS',
  ),
  svg(
    'a class',
    inside('<rect class="a" width="3" height="3"/>'),
    ':1: the attribute "class" is not allowed in <rect>; save the picture with plain attributes instead of CSS',
  ),
  svg(
    'a prefix for links',
    inside(CIRCLE, ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    ':1: the attribute "xmlns:xlink" is not allowed in <svg>: pictures refer to nothing',
  ),
  svg(
    'a link on a shape',
    inside('<circle r="3" xlink:href="data:text/html,x"/>'),
    ':1: the attribute "xlink:href" is not allowed in <circle>: pictures refer to nothing',
  ),
  svg(
    'a paint server',
    inside('<circle r="3" fill="url(#g)"/>'),
    ':1: fill must be a plain colour such as #336699 or black, not "url(#g)"',
  ),
  svg(
    'a colour that runs on',
    inside('<circle r="3" fill="red;stroke:url(x)"/>'),
    ':1: fill must be a plain colour such as #336699 or black, not "red;stroke:url(x)"',
  ),
  svg(
    'an entity that expands',
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${inside('&b;')}`,
    ':1: a document type (<!DOCTYPE>) is not allowed',
  ),
  svg(
    'an entity of a file',
    `<?xml version="1.0"?>\n<!doctype svg SYSTEM "file:///etc/passwd">\n${inside(CIRCLE)}`,
    ':2: a document type (<!DOCTYPE>) is not allowed',
  ),
  svg(
    'an entity in an attribute',
    inside('<path d="&#77;0 0L1 1"/>'),
    ':1: entities such as "&#77;0 0L1 1" are not allowed',
  ),
  svg('an entity in a title', inside('<title>&xxe;</title>'), ':1: entities are not allowed'),
  svg(
    'a style sheet by instruction',
    `<?xml-stylesheet href="http://a.b/c.css"?>${inside(CIRCLE)}`,
    ':1: instructions (<?…?>) are not allowed',
  ),
  svg('character data', inside('<![CDATA[<script/>]]>'), ':1: character data (<![CDATA[) is not allowed'),
  svg('another declaration', inside('<!ELEMENT g ANY>'), ':1: declarations (<!…>) are not allowed'),
  svg('depth', inside('<g>'.repeat(40) + '</g>'.repeat(40)), ':1: elements must not be more than 32 deep'),
  svg('many elements', inside('<g/>'.repeat(3000)), ':1: a picture may have at most 2000 elements'),
  svg(
    'many shapes',
    inside('<rect width="1" height="1"/>'.repeat(1500)),
    ':1: a picture may have at most 1000 shapes',
  ),
  svg(
    'a long path',
    inside(`<path d="M0 0${'h1'.repeat(6000)}"/>`),
    ':1: a path may have at most 5000 steps',
  ),
  svg('a large file', inside(' '.repeat(70_000)), ': an SVG picture may have at most 64 kB, not 69 kB'),
  svg(
    'a huge coordinate',
    inside('<path d="M0 0L1e300 1"/>'),
    ':1: a coordinate of a path must be from -1000000 to 1000000',
  ),
  svg(
    'a number that is none',
    inside('<path d="M0 0LNaN 1"/>'),
    ':1: the data of a path must have a number of "l", got "NaN 1"',
  ),
  svg(
    'code in a path',
    inside('<path d="M0 0 javascript:x"/>'),
    ':1: the data of a path must have a command such as M, L or Z, got "javascript:x"',
  ),
  svg('a unit', inside('<circle r="3em"/>'), ':1: r must be a number, not "3em"'),
  svg('a foreign root', '<html><body/></html>', ': an SVG picture must begin with <svg>, not <html>'),
  svg(
    'no namespace',
    '<svg viewBox="0 0 9 9"/>',
    ':1: <svg> has no namespace; expected xmlns="http://www.w3.org/2000/svg"',
  ),
  svg('a comment that XML forbids', inside('<!-- a -- b -->'), ':1: a comment must not have "--" in it'),
  svg('a foreign namespace', '<svg xmlns="http://evil"/>', ':1: xmlns must be "http://www.w3.org/2000/svg"'),
  svg('no shape', inside('<title>Nothing</title>'), ': nothing can be seen of this picture on white paper'),
  svg(
    'white on white',
    inside('<circle r="3" fill="#fff"/>'),
    ': nothing can be seen of this picture on white paper',
  ),
  svg('an open element', '<svg><g>', ':1: <g> is not closed'),
  svg('crossing elements', '<svg><g></svg></g>', ':1: </svg> closes no open element of that name'),
  svg('two roots', '<svg/><svg/>', ':1: only one element may be around all others'),
  svg('an attribute twice', '<svg width="1" width="2"/>', ':1: the attribute "width" is given twice'),
  {
    ...svg('other bytes', '', ': an SVG picture must be text in UTF-8'),
    bytes: Uint8Array.of(0xff, 0xfe, 0x3c, 0, 0x73, 0),
  },
  svg('a null byte', '<svg>\0</svg>', ': an SVG picture must not have control characters'),
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

function png(what: string, bytes: Uint8Array, says: string): HostilePicture {
  return { what, name: 'x.png', bytes, says: `x.png: ${says}` }
}

const flipped = Buffer.from(FINE_PNG)
flipped[20] ^= 1

const PNGS: readonly HostilePicture[] = [
  png('no PNG', utf8('<svg/>'), 'this is not a PNG picture'),
  png('an empty file', new Uint8Array(), 'this is not a PNG picture'),
  png('a large file', new Uint8Array((1 << 20) + 1), 'a PNG picture may have at most 1024 kB, not 1025 kB'),
  png(
    'many pixels',
    pngFile(header(3000, 2000), DATA, END),
    '3000 x 2000 pixels are too many; a PNG picture may have at most 4 megapixels',
  ),
  png(
    'sizes whose product overflows',
    pngFile(header(0xffffffff, 0xffffffff), DATA, END),
    '4294967295 x 4294967295 pixels are too many; a PNG picture may have at most 4 megapixels',
  ),
  png('no width', pngFile(header(0, 2), DATA, END), 'a picture must be at least 1 pixel wide and high'),
  png('a changed header', flipped, 'the chunk IHDR is damaged'),
  png('a cut end', FINE_PNG.slice(0, -6), 'the file is cut off'),
  png('no end', pngFile(header(2, 2), DATA), 'the file is cut off'),
  png('no pixels', pngFile(header(2, 2), END), 'there are no pixels (IDAT)'),
  png('no header', pngFile(DATA, END), 'the header (IHDR) must come first'),
  png('two headers', pngFile(header(2, 2), header(9, 9), DATA, END), 'there must be one header (IHDR)'),
  png(
    'bytes after the end',
    Buffer.concat([FINE_PNG, utf8('<script>')]),
    'nothing may follow the end of the picture (IEND)',
  ),
  png(
    'an animation',
    pngFile(header(2, 2), chunk('acTL', new Uint8Array(8)), DATA, END),
    'an animated picture is not allowed',
  ),
  png(
    'an unknown chunk',
    pngFile(header(2, 2), chunk('evIl', new Uint8Array(8)), DATA, END),
    'the chunk evIl is not allowed',
  ),
  png(
    'interlacing',
    pngFile(header(2, 2, [8, 0, 0, 0, 1]), DATA, END),
    'an interlaced picture is not allowed; save it without interlacing',
  ),
  png(
    'impossible colours',
    pngFile(header(2, 2, [3, 6, 0, 0, 0]), DATA, END),
    '3 bits for colours of type 6 are not a PNG',
  ),
  png(
    'a bomb: more pixels than the header says',
    pngFile(header(2, 2), chunk('IDAT', deflateSync(new Uint8Array(50_000_000))), END),
    'the pixels of this picture are damaged',
  ),
  png(
    'fewer pixels than the header says',
    pngFile(header(900, 900), DATA, END),
    'the pixels of this picture are damaged',
  ),
  png(
    'pixels that are not compressed',
    pngFile(header(2, 2), chunk('IDAT', new Uint8Array(9)), END),
    'the pixels of this picture are damaged',
  ),
  {
    ...png('another format', utf8('GIF89a'), ''),
    name: 'x.gif',
    says: 'x.gif: a picture must be an SVG or a PNG file',
  },
]

/** All of them. */
export const HOSTILE_PICTURES: readonly HostilePicture[] = [...SVGS, ...PNGS]
