// The options of `book`, as typed.

import type { BookRecipe } from '../../book/recipe/bookRecipe.ts'
import type { Sameness } from '../../families/rules.ts'
import type { CalendarDate } from '../../feed/calendarDates.ts'
import type { ImageFormat } from '../shared/imageFormats.ts'
import type { StarsOptions } from '../shared/orderOptions.ts'
import type { VolumeRange } from './volumeRange.ts'

/** The options as typed. */
export interface BookOptions extends StarsOptions {
  readonly out?: string
  readonly title?: string
  readonly author?: string
  readonly family?: string
  readonly count?: number
  readonly seed?: string
  readonly trim?: string
  readonly bleed?: boolean
  readonly profile?: BookRecipe['profile']
  readonly perPage?: string
  readonly largePrint?: boolean
  readonly solutionsPerPage?: number
  readonly arrange?: BookRecipe['arrange']
  readonly details?: boolean
  readonly thinnestLine?: number
  readonly startRight?: boolean
  readonly fill?: boolean
  readonly sectionPages?: BookRecipe['sectionPages']
  readonly paper?: string
  readonly cover?: BookRecipe['cover'] | true
  readonly symbols?: string
  readonly language?: string
  readonly volumes?: VolumeRange
  readonly words?: string
  readonly puzzles?: readonly string[]
  readonly notIn?: readonly string[]
  readonly distinct?: Sameness
  readonly images?: string
  readonly imageNames?: string
  readonly firstDate?: CalendarDate
  readonly imageFormat?: ImageFormat
  readonly dpi?: number
  readonly workers?: number
  readonly quiet?: boolean
}
