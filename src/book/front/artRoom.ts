// Where the picture of a title page or a cover is, and what makes it.

import type { Item } from '../../render/pageItems.ts'
import type { FrontColours } from './frontColours.ts'
import type { FrontSubject } from './frontSubject.ts'

/** Where a picture is. */
export interface ArtRoom {
  /** The area that it fills, in points. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How far a board that is cut reaches beyond the top and the right: through margin and bleed, or 0 to end there. */
  readonly beyond: number
  /** How far the trim is beyond the area. */
  readonly toTrim: number
  /** The size of running text. */
  readonly em: number
  /** Whether pictures are whole, with air around them, in the middle of the area. */
  readonly isCentred: boolean
}

/** Makes the items of a picture. */
export type Art = (subject: FrontSubject, colours: FrontColours, room: ArtRoom) => Item[]

/** The width of a picture with air around it, as a share of the area's. */
export const AIRY = 0.7
