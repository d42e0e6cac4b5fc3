// Writes a finished document as PDF, straight from its scenes: black and greys in DeviceGray, fonts embedded as subsets.
// The file depends on neither clock nor chance, so the same document always gives the same bytes.
//
//    2 ┌────────┐┌────────┐ 3     With bleed, a page is larger than its trim at the top, the bottom and the outside.
//      │ ┌──────┤├──────┐ │       Pages 1, 3, … are right-hand pages: the spine is at their left.
//      │ │      ││      │ │
//      │ └──────┤├──────┘ │       The writer knows pages and items, and nothing about books.
//      └────────┘└────────┘

import PDFDocument from 'pdfkit'
import { deflate } from '../formats/zlib.ts'
import { colourOfGrey } from './boardColours.ts'
import { type Item, type OutlineEntry, type PageDocument, STAR_STROKE, starShapes } from './pageItems.ts'
import { GREYS, type Inks, inksOf, paintPath, paintPicture, rgb } from './pdfPathsAndPictures.ts'
import {
  draw,
  groupedParts,
  type LabelPart,
  type LinePart,
  type ScenePart,
  type TextPart,
} from './sizedScene.ts'
import { THINNEST_STROKE } from './strokeWidths.ts'
import { escaped } from './svgElements.ts'
import type { EmbeddableTypeface, Typeface } from './typeface.ts'

/** The state needed to write a page. */
interface Pen {
  readonly pdf: PDFKit.PDFDocument
  readonly typeface: Typeface
  /** The top left corner of the trimmed page. */
  readonly left: number
  readonly top: number
  /** The thinnest line that can be printed. */
  readonly thinnest: number
  /** The name of each anchor in the file; undefined for print. */
  readonly anchors: ReadonlyMap<string, string> | undefined
}

/** Writes the document as a PDF file. Throws a RangeError for a link to an anchor that is on no page. */
export async function writePdf(document: PageDocument, typeface: EmbeddableTypeface): Promise<Uint8Array> {
  const pdf = open(document, typeface)
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  const anchors = document.isForScreen ? anchorNames(document) : undefined
  const { thinnestLine: thinnest = THINNEST_STROKE } = document
  document.pages.forEach(({ items }, index) => {
    const left = addPage(pdf, document, index)
    const pen: Pen = { pdf, typeface, left, top: document.bleed ?? 0, thinnest, anchors }
    for (const item of items) write(item, pen)
  })
  if (document.isForScreen) addOutline(pdf.outline, document.outline ?? [])
  pdf.end()
  await ended
  return joined(chunks)
}

function open(document: PageDocument, typeface: EmbeddableTypeface) {
  const { title, author, subject, language, isForScreen = false } = document
  const pdf = new PDFDocument({
    pdfVersion: '1.4',
    autoFirstPage: false,
    // Without this, pdfkit starts with one of the standard fonts, which are not embedded.
    font: '',
    margin: 0,
    lang: language,
    displayTitle: isForScreen,
    // pdfkit computes the file identifier from these entries and needs a date for it.
    info: {
      Title: title,
      ...(author && { Author: author }),
      ...(subject && { Subject: subject }),
      Creator: CREATOR,
      CreationDate: new Date(0),
    },
  })
  delete pdf.info.CreationDate
  compressStreams(pdf)
  // pdfkit also writes the date into the XMP metadata, and it does not escape titles there as XML requires.
  Object.assign(pdf, { _addInfo: () => pdf.appendXML(xmpOf(title, author)) })
  for (const weight of ['regular', 'bold'] as const) {
    const { opened } = typeface[weight]
    // A font caches its glyphs. Cached glyphs lose their characters when they are embedded, and the next
    // document could not be searched.
    Object.assign(opened, { _glyphs: {} })
    // pdfkit accepts an opened font, although its types do not allow one.
    pdf.registerFont(weight, opened as PDFKit.Mixins.PDFFontSource)
  }
  return pdf
}

const CREATOR = 'Puzzlewright'

/** A stream of pdfkit. Its types lack these parts. */
interface Stream {
  buffer: Uint8Array[]
  compress: boolean
  finalize(): void
}

/** Lets our compression replace that of pdfkit, whose builds for Node and for browsers compress differently. */
function compressStreams(pdf: PDFKit.PDFDocument): void {
  const { ref } = pdf
  const compressed: typeof ref = (data) => {
    const made = ref.call(pdf, data)
    const stream = made as unknown as Stream
    const finalize = stream.finalize.bind(stream)
    stream.finalize = () => {
      if (stream.compress && stream.buffer.length > 0) stream.buffer = [deflate(joined(stream.buffer))]
      stream.compress = false
      finalize()
    }
    return made
  }
  Object.assign(pdf, { ref: compressed })
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

function xmpOf(title: string, author: string | undefined): string {
  const creator = author && `<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`
  return `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>${creator ?? ''}
<xmp:CreatorTool>${CREATOR}</xmp:CreatorTool>
</rdf:Description>`
}

/** Adds a page with its boxes and returns the left edge of its trim. */
function addPage(pdf: PDFKit.PDFDocument, document: PageDocument, index: number): number {
  const { width, height, bleed = 0, isUnbound } = document
  const isRight = index % 2 === 0
  const left = isRight && !isUnbound ? 0 : bleed
  const size = [width + (isUnbound ? 2 * bleed : bleed), height + 2 * bleed] as const
  pdf.addPage({ size: [...size], margin: 0 })
  Object.assign(pdf.page.dictionary.data, {
    TrimBox: [left, bleed, left + width, bleed + height],
    BleedBox: [0, 0, ...size],
  })
  pdf.addContent('0 g 0 G')
  return left
}

/**
 * Gives each anchor a name that sorts the same by any rule. PDF readers find names by binary search in byte
 * order, and pdfkit sorts them in another order.
 */
function anchorNames({ pages }: PageDocument): Map<string, string> {
  const items = pages.flatMap((page) => page.items)
  const names = items.filter((item) => item.item === 'anchor').map(({ name }) => name)
  return new Map(names.map((name, index) => [name, `a${String(index).padStart(6, '0')}`]))
}

function addOutline(outline: PDFKit.PDFOutline, entries: readonly OutlineEntry[]): void {
  for (const { title, page, entries: inner } of entries) {
    // The types lack these options.
    const options = { pageNumber: page, fit: true } as { expanded?: boolean }
    addOutline(outline.addItem(title, options), inner)
  }
}

type Writers = { readonly [Kind in Item['item']]: (item: Extract<Item, { item: Kind }>, pen: Pen) => void }

/** The clickable area of a line of text, above and below its baseline, in em. */
const HIT = { above: 0.9, below: 0.3 } as const

/** The zoom value that tells a PDF reader to keep its zoom. */
const KEEP_ZOOM = 0

const WRITERS: Writers = {
  scene: writeScene,
  plot: writeScene,
  text(item, { pdf, typeface, left, top, anchors }) {
    const { text, size, weight, link } = item
    const [x, y] = [left + item.x, top + item.y]
    const isPlain = !item.isTurned && item.colour === undefined
    if (!isPlain) pdf.save()
    if (item.colour !== undefined) pdf.addContent(`${rgb(item.colour)} rg`)
    if (item.isTurned) pdf.rotate(90, { origin: [x, y] })
    setText(pdf, item, x, y)
    if (!isPlain) pdf.restore()
    if (item.isTurned || link === undefined || !anchors) return
    const name = anchors.get(link)
    if (name === undefined) throw new RangeError(`no page has the anchor ${link}`)
    const width = typeface[weight].width(text) * size
    pdf.goTo(x, y - HIT.above * size, width, (HIT.above + HIT.below) * size, name)
  },
  rule({ x1, y1, x2, y2, width, tint = 1, dash, colour }, { pdf, left, top, thinnest }) {
    const isPlain = tint === 1 && dash === undefined && colour === undefined
    if (!isPlain) pdf.save().addContent(colour === undefined ? `${greyOf(tint)} G` : `${rgb(colour)} RG`)
    if (dash !== undefined) pdf.dash(dash, { space: dash })
    pdf.lineWidth(Math.max(width, thinnest)).lineCap('butt')
    pdf.moveTo(left + x1, top + y1)
    pdf.lineTo(left + x2, top + y2).stroke()
    if (!isPlain) pdf.restore()
  },
  rectangle({ x, y, width, height, tint, colour }, { pdf, left, top }) {
    pdf.save().addContent(colour === undefined ? `${greyOf(tint)} g` : `${rgb(colour)} rg`)
    pdf.rect(left + x, top + y, width, height).fill()
    pdf.restore()
  },
  stars(item, { pdf, left, top, thinnest }) {
    const { colour } = item
    const stroke = Math.max(STAR_STROKE, thinnest)
    if (colour !== undefined) pdf.save().addContent(`${rgb(colour)} rg ${rgb(colour)} RG`)
    pdf.lineWidth(stroke).lineJoin('round')
    for (const { isFilled, corners } of starShapes({ ...item, x: left + item.x, y: top + item.y }, stroke)) {
      pdf.polygon(...corners.map(([x, y]) => [x, y]))
      if (isFilled) pdf.fillAndStroke()
      else pdf.stroke()
    }
    if (colour !== undefined) pdf.restore()
  },
  anchor({ name, y }, { pdf, top, anchors }) {
    const known = anchors?.get(name)
    if (known !== undefined) pdf.addNamedDestination(known, 'XYZ', 0, top + y, KEEP_ZOOM)
  },
}

function write(item: Item, pen: Pen): void {
  // Each writer is called with items of its own kind only, which the types cannot express.
  const writer = WRITERS[item.item] as (item: Item, pen: Pen) => void
  writer(item, pen)
}

/** A share of black as the operand of DeviceGray, where 0 is black. */
function greyOf(tint: number): number {
  return Math.round(1000 * (1 - tint)) / 1000
}

function writeScene(item: Extract<Item, { item: 'scene' | 'plot' }>, pen: Pen): void {
  const { scene, x, y, cell } = item
  const { pdf, left, top, typeface, thinnest } = pen
  const look = item.item === 'scene' ? item.paint : undefined
  const { parts } = draw(scene(), cell, typeface, thinnest, look)
  const inks = look?.colours ? inksOf(colourOfGrey(look.colours)) : GREYS
  if (look?.colours) pdf.save().addContent(`${inks.fill(0)} ${inks.stroke(0)}`)
  for (const group of groupedParts(parts)) paint(group, left + x, top + y, pdf, inks)
  if (look?.colours) pdf.restore()
}

function paint(
  group: readonly ScenePart[],
  left: number,
  top: number,
  pdf: PDFKit.PDFDocument,
  inks: Inks,
): void {
  const [part] = group
  switch (part.mark) {
    case 'line':
      pdf.lineWidth(part.width).lineCap('square')
      for (const { x1, y1, x2, y2 } of group as readonly LinePart[]) {
        pdf.moveTo(left + x1, top + y1).lineTo(left + x2, top + y2)
      }
      pdf.stroke()
      return
    case 'rectangle':
      if (part.shade !== undefined) pdf.save().addContent(inks.fill(1 - part.shade))
      pdf.rect(left + part.x, top + part.y, part.width, part.height).fill()
      if (part.shade !== undefined) pdf.restore()
      return
    case 'circle':
      pdf.lineWidth(part.width)
      pdf.circle(left + part.x, top + part.y, part.radius).stroke()
      return
    case 'text':
      for (const text of group as readonly TextPart[]) setText(pdf, text, left + text.x, top + text.y)
      return
    case 'picture':
      paintPicture(pdf, part.content, left + part.x, top + part.y, part.size, inks)
      return
    case 'path':
      paintPath(pdf, part, left, top)
      return
    case 'label':
      for (const label of group as readonly LabelPart[]) setLabel(pdf, label, left + label.x, top + label.y)
  }
}

function setLabel(pdf: PDFKit.PDFDocument, label: LabelPart, x: number, y: number): void {
  pdf.save().addContent(`${rgb(label.colour)} rg`)
  if (label.isTurned) pdf.rotate(-90, { origin: [x, y] })
  setText(pdf, label, x, y)
  pdf.restore()
}

type Written = Pick<TextPart, 'text' | 'size' | 'weight'>

function setText(pdf: PDFKit.PDFDocument, { text, size, weight }: Written, x: number, y: number): void {
  if (text) pdf.font(weight, size).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' })
}
