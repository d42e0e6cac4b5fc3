// A finished PDF, read by Debian's poppler: a second opinion, if poppler is installed.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Phrase } from './pdf.ts'

const PROGRAMS = ['pdffonts', 'pdfinfo', 'pdftoppm', 'pdftotext']

export const hasPoppler = PROGRAMS.every((program) => !spawnSync(program, ['-v']).error)

/** The word for poppler in test names. */
export const POPPLER = hasPoppler ? 'poppler' : 'poppler, which is not installed'

/** The output of one of poppler's programs for a file. The path of the file follows the options. */
export function poppler(
  bytes: Uint8Array,
  program: string,
  options: string[],
  behind: string[] = [],
): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-pdf-'))
  try {
    const path = join(folder, 'file.pdf')
    writeFileSync(path, bytes)
    const { stdout, status, stderr } = spawnSync(program, [...options, path, ...behind], {
      maxBuffer: 1 << 28,
    })
    if (status !== 0) throw new Error(`${program}: ${stderr}`)
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)<\/word>/g

/**
 * Words of one size on a line belong to one phrase if the gap between them is at most this share of their
 * height.
 */
const SPACE = 0.3

/** The phrases on each page: adjacent words are joined. */
export function phrasesOf(bytes: Uint8Array): Phrase[][] {
  const [, ...pages] = poppler(bytes, 'pdftotext', ['-bbox'], ['-']).toString().split('<page ')
  return pages.map((page) => {
    const words = Array.from(page.matchAll(WORD), ([, xMin, yMin, xMax, yMax, text]): Phrase => {
      const [left, top, right, bottom] = [xMin, yMin, xMax, yMax].map(Number)
      // The height of a word's box is the font's greatest height of letters; capitals are centred in it.
      return { text: unescaped(text), left, right, middle: (top + bottom) / 2, height: bottom - top }
    })
    return joined(words)
  })
}

function joined(words: readonly Phrase[]): Phrase[] {
  const phrases: Phrase[] = []
  for (const word of words.toSorted((one, other) => one.left - other.left)) {
    const place = phrases.findIndex(
      (phrase) =>
        Math.abs(phrase.middle - word.middle) < 0.1 &&
        Math.abs(phrase.height - word.height) < 0.1 &&
        word.left - phrase.right < SPACE * word.height,
    )
    const before = phrases[place]
    if (before) phrases[place] = { ...before, text: `${before.text} ${word.text}`, right: word.right }
    else phrases.push(word)
  }
  return phrases
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

/** A painted page: its number of bytes for each pixel, one for each channel. */
export interface Painted {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly data: Uint8Array
}

/** All pages, painted in shades of grey or in colour. */
export function paintedPages(bytes: Uint8Array, dpi: number, inColour = false): Painted[] {
  const options = ['-r', String(dpi), ...(inColour ? [] : ['-gray'])]
  const pictures = poppler(bytes, 'pdftoppm', options)
  const pages: Painted[] = []
  // One picture after the other, each with a header such as `P5 300 400 255`, with line breaks.
  for (let at = 0; at < pictures.length; ) {
    const head = /^P([56])\s(\d+)\s(\d+)\s255\s/.exec(pictures.toString('latin1', at, at + 40))
    if (!head) throw new Error(`no picture at byte ${at}`)
    const [width, height] = [Number(head[2]), Number(head[3])]
    const channels = head[1] === '5' ? 1 : 3
    const start = at + head[0].length
    at = start + width * height * channels
    pages.push({ width, height, channels, data: pictures.subarray(start, at) })
  }
  return pages
}

export interface Ink {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Darker pixels are painted, even if faintly. */
const FAINT = 224

/** The box around all painted pixels of a grey page, in pixels; undefined for an empty page. */
export function inkOf({ width, height, data }: Painted): Ink | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[y * width + x] >= FAINT) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return right < 0 ? undefined : { left, right: right + 1, top, bottom: bottom + 1 }
}

/** Whether a page that was painted in colour is completely grey. */
export function isGrey({ channels, data }: Painted): boolean {
  if (channels !== 3) throw new RangeError('a page in colour has three channels')
  for (let at = 0; at < data.length; at += channels) {
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false
  }
  return true
}
