// A finished PDF, read by unpdf (pdf.js).

import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

/** The document as pdf.js reads it. pdf.js takes ownership of its bytes, so it gets a copy. */
export function openPdf(bytes: Uint8Array) {
  return getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
}

/** A piece of text, in points from the left and the top of the page in the file. */
export interface Phrase {
  readonly text: string
  readonly left: number
  readonly right: number
  /** The approximate height of its capitals. */
  readonly middle: number
  readonly height: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface LinkSeen {
  readonly box: Box
  /** The index of the target page, and the distance of the target from its top. */
  readonly page: number
  readonly top: number
}

export interface FontSeen {
  readonly name: string
  readonly isEmbedded: boolean
}

/** A page in the file. */
export interface PageSeen {
  readonly width: number
  readonly height: number
  readonly phrases: readonly Phrase[]
  /** The area of each board's lines. */
  readonly boards: readonly Box[]
  readonly fonts: readonly FontSeen[]
  /** Links and all other annotations of the page. */
  readonly annotations: number
  readonly links: readonly LinkSeen[]
}

type Document = Awaited<ReturnType<typeof openPdf>>
type Sheet = Awaited<ReturnType<Document['getPage']>>

/** The contents of each page of a file. */
export async function pagesOf(document: Document): Promise<PageSeen[]> {
  const pages: PageSeen[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number)
    const [, , width, height] = sheet.view
    const annotations = await sheet.getAnnotations()
    pages.push({
      width,
      height,
      phrases: await phrasesOf(sheet, height),
      ...(await painting(sheet)),
      annotations: annotations.length,
      links: await linksOf(document, annotations, height),
    })
  }
  return pages
}

/** A piece of text as pdf.js returns it. Between the pieces pdf.js returns markers, which have no `str`. */
interface TextRun {
  readonly str?: string
  readonly width: number
  readonly height: number
  readonly transform: readonly number[]
}

/** The height of the middle of capitals above their baseline, in em. */
const MIDDLE = 0.33

async function phrasesOf(sheet: Sheet, pageHeight: number): Promise<Phrase[]> {
  const { items } = await sheet.getTextContent()
  return items.flatMap(({ str, width, height, transform }: TextRun) => {
    const [left, baseline] = transform?.slice(4) ?? []
    if (!str?.trim()) return []
    const middle = pageHeight - baseline - MIDDLE * height
    return [{ text: str, left, right: left + width, middle, height }]
  })
}

/** The smallest size of a board, in points; stars and rules are smaller. */
const LEAST_BOARD = 30

/**
 * The boards and the fonts of a page's painting operators. Paths are measured from the top, since pdfkit
 * first flips the axis.
 */
async function painting(sheet: Sheet): Promise<Pick<PageSeen, 'boards' | 'fonts'>> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await sheet.getOperatorList()
  const boards: Box[] = []
  const fonts: FontSeen[] = []
  fnArray.forEach((operator: number, place: number) => {
    const args = argsArray[place]
    if (operator === OPS.setFont) {
      const { name, missingFile } = sheet.commonObjs.get(args[0])
      fonts.push({ name, isEmbedded: missingFile === false })
    }
    if (operator !== OPS.constructPath || !args[2]) return
    const [left, top, right, bottom] = Array.from(args[2] as Float32Array)
    const box = { left, top, right, bottom }
    if (right - left < LEAST_BOARD || bottom - top < LEAST_BOARD) return
    // The thick and the thin lines of a board are painted separately.
    const known = boards.findIndex((other) => overlap(other, box))
    if (known < 0) boards.push(box)
    else boards[known] = around(boards[known], box)
  })
  return { boards, fonts }
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function around(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

interface Annotation {
  readonly subtype: string
  readonly rect: readonly number[]
  readonly dest?: string
}

/** The links. Throws if a link leads nowhere. */
async function linksOf(
  document: Document,
  annotations: readonly Annotation[],
  pageHeight: number,
): Promise<LinkSeen[]> {
  const links: LinkSeen[] = []
  for (const { subtype, rect, dest } of annotations) {
    if (subtype !== 'Link') continue
    const target = dest === undefined ? null : await document.getDestination(dest)
    if (!target) throw new Error(`a link leads nowhere: ${dest}`)
    const [left, bottom, right, top] = rect
    const box = { left, right, top: pageHeight - top, bottom: pageHeight - bottom }
    const page = await document.getPageIndex(target[0])
    links.push({ box, page, top: pageHeight - target[3] })
  }
  return links
}

export interface OutlineSeen {
  readonly title: string
  /** The index of the target page. */
  readonly page: number
}

interface OutlineNode {
  readonly title: string
  readonly dest: readonly [never]
  readonly items: readonly OutlineNode[]
}

/** The entries of the outline, nested ones after their parents; empty if there is no outline. */
export async function outlineOf(document: Document): Promise<OutlineSeen[] | undefined> {
  const nodes: OutlineNode[] | null = await document.getOutline()
  if (!nodes) return undefined
  const entries: OutlineSeen[] = []
  const add = async ({ title, dest, items }: OutlineNode) => {
    entries.push({ title, page: await document.getPageIndex(dest[0]) })
    for (const inner of items) await add(inner)
  }
  for (const node of nodes) await add(node)
  return entries
}
