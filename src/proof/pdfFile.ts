// Reads a finished PDF with pdf.js, a parser independent of the program that wrote the file. Only this file
// uses pdf.js.

import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { type Box, boxAround, matrixOf } from './boxesAndTransforms.ts'

/** One painting operator, such as `setLineWidth` with `[0.75]`. */
export interface PdfOperator {
  /** The name in pdf.js. */
  readonly name: string
  /** The arguments. Each operator has its own types, listed in the table of the mark recorder. */
  readonly args: readonly never[]
}

/** A font of a file. */
export interface Font {
  /** The name in the file. */
  readonly name: string
  /** Whether the file contains its glyphs. */
  readonly isEmbedded: boolean
  /** The size of a glyph unit, in em. */
  readonly unit: number
}

interface Link {
  readonly box: Box
  /** The target page, from 1; undefined for a target outside the file or one that does not exist. */
  readonly page?: number
  readonly isWithin: boolean
}

/** A page of the file. */
export type PdfPage = Awaited<ReturnType<typeof openPage>>

/** An open file. */
export type Pdf = Awaited<ReturnType<typeof openPdf>>

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

/** The maximum number of pages that are read, several times as many as can be bound: a short file may name one page very often. */
const MOST_PAGES = 5000

/** Thrown for a file that is not a sound PDF, with the reason as its message. */
export class UnreadableError extends Error {}

/**
 * Opens a file. Throws an UnreadableError if it is not a PDF, damaged or locked. For a damaged file pdf.js
 * may leave rejected promises behind that cannot be awaited.
 */
export async function openPdf(bytes: Uint8Array) {
  expectWhole(bytes)
  let close = async () => {}
  try {
    // pdf.js takes ownership of the bytes, so it gets a copy. `stopAtErrors` keeps it from repairing faults
    // silently.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: true })
    close = () => document.loadingTask.destroy()
    if (document.numPages > MOST_PAGES) throw new UnreadableError(`too long: more than ${MOST_PAGES} pages`)
    const pages: PdfPage[] = []
    for (let number = 1; number <= document.numPages; number++) pages.push(await openPage(document, number))
    return {
      /** Its pages, in order. */
      pages: pages as readonly PdfPage[],
      /** Whether it has an outline (bookmarks). */
      hasOutline: ((await document.getOutline()) ?? []).length > 0,
      /** The subject in the metadata, if the file states one. */
      subject: ((await document.getMetadata()).info as { Subject?: string }).Subject,
      /** Descriptions of content other than pages: a form, attachments, encryption. */
      extras: (await extrasOf(document)) as readonly string[],
      /** Reads the operators of a page, and its fonts by key. */
      read: (page: number) => readPage(document, page),
      /** Releases the file. */
      close,
    }
  } catch (error) {
    await close()
    throw error instanceof UnreadableError ? error : new UnreadableError(pdfErrorReason(error))
  }
}

/** The reason why pdf.js failed, as the message of a problem. */
export function pdfErrorReason(error: unknown): string {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'PasswordException') return 'encrypted: it opens only with a password; save it without one'
  return `damaged: ${message.split('\n')[0]}`
}

/** Checks that the file is complete, because the parser would read a truncated file without an error. */
function expectWhole(bytes: Uint8Array): void {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(Math.max(from, 0), to))
  if (!text(0, HEAD).includes('%PDF-'))
    throw new UnreadableError('not a PDF: it does not begin with %PDF-; choose a PDF')
  const tail = text(bytes.length - HEAD, bytes.length)
  if (!tail.includes('%%EOF'))
    throw new UnreadableError('truncated: it does not end with %%EOF; copy or write it again')
  const last = tail.slice(Math.max(tail.lastIndexOf('startxref'), 0))
  const start = Number(/^startxref\s+(\d+)\s/.exec(last)?.[1] ?? bytes.length)
  if (!/^\s*(?:xref|\d+\s+\d+\s+obj)/.test(text(start, start + 30))) {
    throw new UnreadableError('damaged: its table of objects is not at the stated place; write it again')
  }
}

/** The number of bytes at the beginning and at the end that are searched for the marks of a PDF. */
const HEAD = 1024

async function openPage(document: Document, number: number) {
  const page = await document.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const base = matrixOf(transform)
  const annotations: { subtype: string; rect: number[]; dest?: unknown; url?: string }[] =
    await page.getAnnotations()
  const links: Link[] = []
  for (const { subtype, rect, dest } of annotations) {
    if (subtype !== 'Link') continue
    const [left, top, right, bottom] = page.getViewport({ scale: 1 }).convertToViewportRectangle(rect)
    const box = boxAround([left, right], [top, bottom])
    const target = dest ? await targetOf(document, dest) : undefined
    links.push({ box, isWithin: Boolean(dest), ...(target !== undefined && { page: target }) })
  }
  page.cleanup()
  return {
    /** The number of the page in the file, from 1. */
    number,
    /** The width and the height in points. */
    width,
    height,
    /** The transform from the units of the file to points from the top left corner. */
    base,
    /** The links on it. */
    links: links as readonly Link[],
    /** The kinds of all annotations: `Link`, `Text`, `Widget`. */
    annotations: annotations.map(({ subtype }) => subtype) as readonly string[],
  }
}

/** The target page of a destination, from 1. */
async function targetOf(document: Document, destination: unknown): Promise<number | undefined> {
  try {
    const place =
      typeof destination === 'string'
        ? await document.getDestination(destination)
        : (destination as unknown[])
    const [page] = place ?? []
    if (typeof page === 'number') return page + 1
    return page ? (await document.getPageIndex(page as never)) + 1 : undefined
  } catch {
    return undefined
  }
}

async function extrasOf(document: Document): Promise<string[]> {
  const info = (await document.getMetadata()).info as Record<string, unknown>
  const scripts = [await document.getJSActions(), await document.getOpenAction()]
  const found: readonly [string, boolean][] = [
    ['a form', Boolean(info.IsAcroFormPresent || info.IsXFAPresent || (await document.getFieldObjects()))],
    ['a signature', Boolean(info.IsSignaturesPresent)],
    ['attached files', Boolean(info.IsCollectionPresent || (await document.getAttachments()))],
    ['JavaScript or an action that runs on opening', scripts.some(Boolean)],
    ['encryption', Boolean(info.EncryptFilterName)],
  ]
  return found.flatMap(([what, isThere]) => (isThere ? what : []))
}

async function readPage(
  document: Document,
  number: number,
): Promise<{ readonly operators: readonly PdfOperator[]; readonly fonts: ReadonlyMap<string, Font> }> {
  const page = await document.getPage(number)
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 })
  const names = await operatorNames()
  const operators = fnArray.map((code: number, index: number) => ({
    name: names.get(code) ?? '',
    args: argsArray[index] ?? [],
  }))
  const fonts = new Map<string, Font>()
  for (const key of operators.flatMap(fontKeys)) {
    if (!fonts.has(key)) fonts.set(key, await fontOf(page.commonObjs, key))
  }
  page.cleanup()
  return { operators, fonts }
}

/** The fonts that an operator sets. A graphics state may have a font as one of its entries. */
function fontKeys({ name, args }: PdfOperator): string[] {
  if (name === 'setFont') return [args[0]]
  if (name !== 'setGState') return []
  const entries: [string, string[]][] = args[0]
  return entries.flatMap(([entry, value]) => (entry === 'Font' ? value[0] : []))
}

interface Objects {
  has(key: string): boolean
  get(key: string): {
    name?: string
    missingFile?: boolean
    isType3Font?: boolean
    fontMatrix?: readonly number[]
  }
}

/** A font that the parser cannot read counts as not embedded. */
async function fontOf(objects: Objects, key: string): Promise<Font> {
  // Fonts arrive before the page that needs them, but are unpacked only in the next turn of the event loop.
  if (!objects.has(key)) await new Promise((resolve) => setTimeout(resolve))
  if (!objects.has(key)) return { name: 'an unreadable font', isEmbedded: false, unit: 0.001 }
  const { name, missingFile, fontMatrix, isType3Font } = objects.get(key)
  return {
    name: name ?? (isType3Font ? 'a Type 3 font' : 'an unreadable font'),
    isEmbedded: missingFile === false,
    unit: fontMatrix?.[0] ?? 0.001,
  }
}

let cachedNames: ReadonlyMap<unknown, string> | undefined

async function operatorNames(): Promise<ReadonlyMap<unknown, string>> {
  cachedNames ??= new Map(Object.entries((await getResolvedPDFJS()).OPS).map(([name, code]) => [code, name]))
  return cachedNames
}
