// Pictures as pixels: which pixels are dark.

import { PNG } from 'pngjs'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { pngOf } from '../../src/render/png.ts'
import { svgOf } from '../../src/render/svg.ts'
import type { Scene } from '../../src/scene.ts'

export const typeface = loadTypeface()

export function readPng(bytes: Uint8Array): PNG {
  // pngjs checks the checksum of every chunk.
  return PNG.sync.read(Buffer.from(bytes))
}

export function pictureOf(scene: Scene, cell: number, dpi: number): PNG {
  return readPng(pngOf(svgOf(scene, { cell, typeface }), { dpi }))
}

/** Values from this one on count as white. */
const FAINT = 224
/** The value of a pixel that is half covered. */
const HALF = 128

/** Whether a pixel is painted, even faintly. */
export function isPainted({ data }: PNG, pixel: number, shade = FAINT): boolean {
  return data[4 * pixel] < shade
}

export function countPainted(picture: PNG): number {
  let painted = 0
  for (let pixel = 0; pixel < picture.width * picture.height; pixel++) {
    if (isPainted(picture, pixel)) painted++
  }
  return painted
}

/**
 * The number of pixels that are at least half covered in one picture, and also in the other, there or
 * directly beside it.
 */
export function countTouching(one: PNG, other: PNG): number {
  const { width, height } = one
  let touching = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x
      const around = [pixel, pixel - 1, pixel + 1, pixel - width, pixel + width]
      if (isPainted(one, pixel, HALF) && around.some((near) => isPainted(other, near, HALF))) touching++
    }
  }
  return touching
}
