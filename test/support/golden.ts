// Pictures that are kept in test/fixtures/golden.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { expect } from 'vitest'
import { readPng } from './png.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/golden')
/**
 * The number of pixels that may differ, because processors round differently. Two different figures differ in
 * at least 19.
 */
const TOLERANCE = 10
const COMPARISON = { threshold: 0.1, includeAA: true }

/** Compares a PNG with its kept picture, or keeps it if that is asked for. */
export function expectPicture(png: Uint8Array, name: string): void {
  const path = join(FOLDER, `${name}.png`)
  if (process.env.UPDATE_GOLDEN && !(existsSync(path) && looksLike(readFileSync(path), png))) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, png)
  }
  expect(existsSync(path), `npm run golden draws ${path}`).toBe(true)
  expect(looksLike(readFileSync(path), png)).toBe(true)
}

/** Whether a picture matches the kept one. */
function looksLike(kept: Uint8Array, drawn: Uint8Array): boolean {
  const [one, other] = [readPng(kept), readPng(drawn)]
  const { width, height } = one
  if (other.width !== width || other.height !== height) return false
  return pixelmatch(one.data, other.data, undefined, width, height, COMPARISON) < TOLERANCE
}
