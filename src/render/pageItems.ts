// The parts of a page: scenes, texts, lines, tints and stars. Positions are in points (1/72 in) from the top left corner of
// the trimmed page.

import { FEET, starCorners } from '../design/star.ts'
import type { Colour, Line, PlotScene, Rectangle, Scene } from '../scene.ts'
import type { BoardPaint, TextPart } from './sizedScene.ts'
import { THINNEST_STROKE } from './strokeWidths.ts'

/** A scene on a page. */
export interface SceneItem {
  /** The kind of item. */
  readonly item: 'scene'
  /**
   * Makes the scene when it is needed: keeping the boards of a complete book takes more memory than
   * everything else.
   */
  readonly scene: () => Scene
  /** The left edge of the scene's box. */
  readonly x: number
  /** The top edge of the scene's box. */
  readonly y: number
  /** The side of a cell. */
  readonly cell: number
  /** How it is painted, if it is a picture rather than a puzzle. */
  readonly paint?: BoardPaint
}

/** A plot on a page. */
interface PlotItem extends Omit<SceneItem, 'item' | 'scene' | 'paint'> {
  /** The kind of item. */
  readonly item: 'plot'
  /** Returns the plot. */
  readonly scene: () => PlotScene
}

/** A line of text: its left end and its baseline, its size and weight. */
export interface TextItem extends Omit<TextPart, 'mark'> {
  /** The kind of item. */
  readonly item: 'text'
  /** The anchor that the text links to, in a document for screens. */
  readonly link?: string
  /**
   * Whether the text is turned by a quarter clockwise around its left end, so that it reads from top to
   * bottom, as on a spine. A turned text cannot link.
   */
  readonly isTurned?: true
  /** The colour; black if left out. */
  readonly colour?: Colour
}

/** A straight line without caps. */
export interface RuleItem extends Omit<Line, 'mark' | 'stroke'> {
  /** The kind of item. */
  readonly item: 'rule'
  /** The width of the stroke. */
  readonly width: number
  /** The share of black: 0 is white, 1 (the default) black. */
  readonly tint?: number
  /** The colour, on covers in colour, instead of the share of black. */
  readonly colour?: Colour
  /** The length of dashes and of the gaps between them, for a dashed line. */
  readonly dash?: number
}

/** A filled rectangle. */
interface RectangleItem extends Omit<Rectangle, 'mark'> {
  /** The kind of item. */
  readonly item: 'rectangle'
  /** The share of black: 0 is white, 1 black. */
  readonly tint: number
  /** The colour, on covers in colour, instead of the share of black. */
  readonly colour?: Colour
}

/** A row of stars, some of them filled. */
export interface StarsItem {
  /** The kind of item. */
  readonly item: 'stars'
  /** The number of filled stars. */
  readonly stars: number
  /** The number of all stars. */
  readonly of: number
  /** The left end of the row. */
  readonly x: number
  /** The baseline on which the stars stand. */
  readonly y: number
  /** The distance from one star to the next. A star is slightly smaller, which leaves a gap after each. */
  readonly size: number
  /** The colour, on covers in colour; black if left out. */
  readonly colour?: Colour
}

/** A place in the document that links lead to. */
interface AnchorItem {
  /** The kind of item. */
  readonly item: 'anchor'
  /** The name used by links; unique in the document. */
  readonly name: string
  /** The distance from the top of the page. */
  readonly y: number
}

/** Anything placed on a page. */
export type Item = SceneItem | PlotItem | TextItem | RuleItem | RectangleItem | StarsItem | AnchorItem

/** Items with a size of their own: a picture, or a block in a newspaper column. */
export interface Panel {
  /** The width in points. */
  readonly width: number
  /** The height in points. */
  readonly height: number
  /** The items in painting order, all within the panel. */
  readonly items: readonly Item[]
}

/** A page of a document: its items in painting order. */
export type Page = Pick<Panel, 'items'>

/** An entry of the outline that a PDF reader shows beside the pages. */
export interface OutlineEntry {
  /** The text of the entry. */
  readonly title: string
  /** The index of its page, from 0. */
  readonly page: number
  /** The entries below it. */
  readonly entries: readonly OutlineEntry[]
}

/** A finished document. */
export interface PageDocument {
  /** The width of the trimmed page, in points. */
  readonly width: number
  /** The height of the trimmed page, in points. */
  readonly height: number
  /** The bleed beyond the trimmed page at the top, the bottom and the outside, in points; none by default. */
  readonly bleed?: number
  /** Whether the bleed is on all four sides, as of a cover, because no side is bound. */
  readonly isUnbound?: true
  /**
   * The thinnest line that can be printed, in points; .75 by default. The strokes of boards are as fine as it
   * allows, and no line is thinner.
   */
  readonly thinnestLine?: number
  /** All pages; the first is a right-hand page. */
  readonly pages: readonly Page[]
  /** The document title, shown by PDF readers in the title bar. */
  readonly title: string
  /** The author, for the metadata. */
  readonly author?: string
  /** The subject, for the metadata. */
  readonly subject?: string
  /** The language, `en` or `de`. */
  readonly language: string
  /**
   * Whether the document is for screens, with links, outline and document title. Documents for print have
   * none of these.
   */
  readonly isForScreen?: boolean
  /** The top-level entries of the outline. */
  readonly outline?: readonly OutlineEntry[]
}

/**
 * The stroke around a star, unless a document needs wider lines. Its joins are round, because pointed ones
 * would make the tips much longer.
 */
export const STAR_STROKE = THINNEST_STROKE

/**
 * The outer radius of a star, strokes included, as a fraction of the distance between stars. The rest is the
 * gap.
 */
const RADIUS = 0.47
/**
 * The stars of a row, standing on its baseline, with the places of their corners; `stroke` is the width of their
 * outlines, in points. They are shapes since the typeface has no stars: filled for the stars of a puzzle, outlined for
 * the rest. Both have the same stroke, so they are the same size.
 */
export function starShapes({ stars, of, x, y, size }: StarsItem, stroke: number = STAR_STROKE) {
  const radius = size * RADIUS - stroke / 2
  // The two feet stand on the baseline.
  const middle = y - stroke / 2 - radius * FEET
  return Array.from({ length: of }, (_, index) => ({
    isFilled: index < stars,
    corners: starCorners(x + (index + 0.5) * size, middle, radius),
  }))
}
