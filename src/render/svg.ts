// A scene as SVG that needs nothing else: letters are outlines. The ground is transparent.

import type { Scene } from '../scene.ts'
import { draw } from './sizedScene.ts'
import { type Definitions, partElements, svgFile } from './svgElements.ts'
import type { Typeface } from './typeface.ts'

/** How a scene becomes an SVG. */
export interface SvgOptions {
  /** The side of a cell, in points. */
  readonly cell: number
  /**
   * What letters look like. `boardTypeface` is enough for boards; it is no default, so that a program with another
   * typeface does not carry both.
   */
  readonly typeface: Typeface
  /** What a screen reader says. */
  readonly title?: string
}

/** The picture of a scene, with its width and height in millimetres, as the text of an SVG file. */
export function svgOf(scene: Scene, { cell, typeface, title }: SvgOptions): string {
  const { width, height, overhang, parts } = draw(scene, cell, typeface)
  const definitions: Definitions = new Map()
  const elements = partElements(parts, typeface, definitions)
  return svgFile({
    left: -overhang,
    top: -overhang,
    width: width + 2 * overhang,
    height: height + 2 * overhang,
    title,
    definitions,
    elements,
  })
}
