// What a page is: scenes, texts and lines at places in points (1/72 in), from the top left corner of the trimmed page.

import type { Scene, Weight } from '../scene.ts'

/** A scene on a page. */
export interface SceneItem {
  /** Which item it is. */
  readonly item: 'scene'
  /** Makes what is drawn, whenever it is: the boards of a whole book take more memory than all the rest of it. */
  readonly scene: () => Scene
  /** Where the left edge of the scene's box comes. */
  readonly x: number
  /** Where the top edge of the scene's box comes. */
  readonly y: number
  /** The side of a cell. */
  readonly cell: number
}

/** A line of text. */
export interface TextItem {
  /** Which item it is. */
  readonly item: 'text'
  /** What is written. */
  readonly text: string
  /** Its left end. */
  readonly x: number
  /** Its baseline. */
  readonly y: number
  /** The em. */
  readonly size: number
  /** The font of the typeface. */
  readonly weight: Weight
  /** The anchor that it leads to on a screen. */
  readonly link?: string
}

/** A straight line, which ends where it ends. */
export interface RuleItem {
  /** Which item it is. */
  readonly item: 'rule'
  /** The beginning, from the left. */
  readonly x1: number
  /** The beginning, from the top. */
  readonly y1: number
  /** The end, from the left. */
  readonly x2: number
  /** The end, from the top. */
  readonly y2: number
  /** The width of the stroke. */
  readonly width: number
}

/** A row of stars, so many of them filled. */
export interface StarsItem {
  /** Which item it is. */
  readonly item: 'stars'
  /** How many are filled. */
  readonly stars: number
  /** How many there are. */
  readonly of: number
  /** The left end of the row. */
  readonly x: number
  /** The baseline that the stars stand on. */
  readonly y: number
  /** From one star to the next; a star is a little smaller, so that there is a gap behind each. */
  readonly size: number
}

/** A place that links lead to. */
export interface AnchorItem {
  /** Which item it is. */
  readonly item: 'anchor'
  /** What links call it; no other anchor of the document has the name. */
  readonly name: string
  /** Where it is, from the top of the page. */
  readonly y: number
}

/** What stands on a page. */
export type Item = SceneItem | TextItem | RuleItem | StarsItem | AnchorItem

/** Items on a ground of their own: a picture, or a block of a newspaper's column. */
export interface Panel {
  /** In points. */
  readonly width: number
  /** In points. */
  readonly height: number
  /** Painted one over the other; nothing of them is beyond the ground. */
  readonly items: readonly Item[]
}

/** A page of a document. */
export interface Page {
  /** Painted one over the other. */
  readonly items: readonly Item[]
}

/** An entry of the outline that a screen shows beside the pages. */
export interface OutlineEntry {
  /** What a reader clicks on. */
  readonly title: string
  /** Index of its page, from 0. */
  readonly page: number
  /** What is below it. */
  readonly entries: readonly OutlineEntry[]
}

/** A finished document. */
export interface PageDocument {
  /** The width of the trimmed page, in points. */
  readonly width: number
  /** The height of the trimmed page, in points. */
  readonly height: number
  /** What is printed beyond the trimmed page at the top, the bottom and the outside, in points; 0 for none. */
  readonly bleed: number
  /** All pages; the first is a right one. */
  readonly pages: readonly Page[]
  /** What a screen shows in the head of its window. */
  readonly title: string
  /** Who the file says has made it. */
  readonly author?: string
  /** `en`, `de`. */
  readonly language: string
  /** For screens: links, outline, document title. In print there are none of them. */
  readonly isForScreen: boolean
  /** The entries of the first level. */
  readonly outline: readonly OutlineEntry[]
}
