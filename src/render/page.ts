// What a page is: scenes, texts and lines at places in points (1/72 in), from the top left corner of the trimmed page.

import type { Scene, Weight } from '../scene.ts'

export interface SceneItem {
  readonly item: 'scene'
  readonly scene: Scene
  /** Where the top left corner of the scene's box comes. */
  readonly x: number
  readonly y: number
  /** The side of a cell. */
  readonly cell: number
}

export interface TextItem {
  readonly item: 'text'
  readonly text: string
  /** Its left end, and its baseline. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight: Weight
  /** The anchor that it leads to on a screen. */
  readonly link?: string
}

export interface RuleItem {
  readonly item: 'rule'
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly width: number
}

/** A row of stars, so many of them filled. */
export interface StarsItem {
  readonly item: 'stars'
  readonly stars: number
  readonly of: number
  /** The left end of the row, and the baseline that the stars stand on. */
  readonly x: number
  readonly y: number
  /** From one star to the next; a star is a little smaller, so that there is a gap behind each. */
  readonly size: number
}

/** A place that links lead to. */
export interface AnchorItem {
  readonly item: 'anchor'
  readonly name: string
  readonly y: number
}

export type Item = SceneItem | TextItem | RuleItem | StarsItem | AnchorItem

export interface Page {
  readonly items: readonly Item[]
}

/** An entry of the outline that a screen shows beside the pages. */
export interface OutlineEntry {
  readonly title: string
  /** Index of its page, from 0. */
  readonly page: number
  readonly entries: readonly OutlineEntry[]
}

/** A finished document. */
export interface PageDocument {
  /** Of the trimmed page, in points. */
  readonly width: number
  readonly height: number
  /** What is printed beyond the trimmed page at the top, the bottom and the outside, in points; 0 for none. */
  readonly bleed: number
  readonly pages: readonly Page[]
  readonly title: string
  readonly author?: string
  /** `en`, `de`. */
  readonly language: string
  /** For screens: links, outline, document title. In print there are none of them. */
  readonly isForScreen: boolean
  readonly outline: readonly OutlineEntry[]
}
