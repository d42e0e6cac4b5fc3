// Pictures and texts that are kept in test/fixtures.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { expect } from 'vitest'
import { readPng } from './png.ts'

const FOLDER = join(import.meta.dirname, '../fixtures')
/** How much a picture may differ from the kept one. */
interface Tolerance {
  /** The number of pixels that may differ; below 1, their share. */
  readonly pixels: number
  /** Options of pixelmatch. */
  readonly comparison: { readonly threshold: number; readonly includeAA: boolean }
}

/** Processors round differently. Two different figures differ in at least 19 pixels. */
const ROUNDING: Tolerance = { pixels: 10, comparison: { threshold: 0.1, includeAA: true } }

/** Compares a PNG with its kept picture in test/fixtures, or keeps it if that is asked for. */
export function expectPicture(png: Uint8Array, name: string, tolerance = ROUNDING, folder = 'golden'): void {
  const path = join(FOLDER, folder, `${name}.png`)
  const isKept = () => existsSync(path) && looksLike(readFileSync(path), png, tolerance)
  if (process.env.UPDATE_GOLDEN && !isKept()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, png)
  }
  expect(existsSync(path), `npm run golden draws ${path}`).toBe(true)
  expect(isKept()).toBe(true)
}

/** Compares a text with its kept text in test/fixtures, or keeps it if that is asked for. */
export function expectText(text: string, name: string): void {
  const path = join(FOLDER, name)
  if (process.env.UPDATE_GOLDEN) writeFileSync(path, text)
  expect(text, `npm run golden writes ${path}`).toBe(readFileSync(path, 'utf8'))
}

/** Whether a picture matches the kept one. */
function looksLike(kept: Uint8Array, drawn: Uint8Array, { pixels, comparison }: Tolerance): boolean {
  const [one, other] = [readPng(kept), readPng(drawn)]
  const { width, height } = one
  if (other.width !== width || other.height !== height) return false
  const most = pixels < 1 ? pixels * width * height : pixels
  return pixelmatch(one.data, other.data, undefined, width, height, comparison) < most
}
