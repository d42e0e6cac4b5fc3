// Checks on finished pages, made from their items alone.

import { expect } from 'vitest'
import { insideMargin, OUTSIDE_MARGIN, SMALLEST_TYPE } from '../../src/print/trimsAndPrintLimits.ts'
import type { Page, PageDocument } from '../../src/render/pageItems.ts'
import type { Text } from '../../src/scene.ts'
import { typeface } from '../support/png.ts'
import { type Box, boxesOf, itemsOf } from './layoutBooks.ts'

/** Tolerance for floating point and for kerning. */
const SLACK = 0.2

function outside(document: PageDocument): string[] {
  const { pages, width, height } = document
  const inside = insideMargin(pages.length)
  return pages.flatMap((page, index) => {
    const isRight = index % 2 === 0
    const least = (isRight ? inside : OUTSIDE_MARGIN) - SLACK
    const most = width - (isRight ? OUTSIDE_MARGIN : inside) + SLACK
    const [highest, lowest] = [OUTSIDE_MARGIN, height - OUTSIDE_MARGIN]
    return boxesOf(page, typeface)
      .filter(
        ({ left, right, top, bottom }) => left < least || right > most || top < highest || bottom > lowest,
      )
      .map((box) => `page ${index + 1}: ${told(box)}`)
  })
}

function overlapping({ pages }: PageDocument): string[] {
  return pages.flatMap((page, index) => {
    // Tones lie behind boards.
    const boxes = boxesOf(page, typeface).filter(({ item }) => item.item !== 'rectangle')
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter((other) => overlap(one, other))
        .map((other) => `page ${index + 1}: ${told(one)} and ${told(other)}`),
    )
  })
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
  )
}

function told({ item, left, right, top, bottom }: Box): string {
  const what = item.item === 'text' ? item.text : item.item
  return `${what} (${[left, right, top, bottom].map(Math.round).join(' ')})`
}

/** The size of every text, including those on boards. */
function typeSizesOf({ items }: Page): number[] {
  return items.flatMap((item) => {
    if (item.item === 'text') return item.size
    if (item.item !== 'scene') return []
    const texts = item.scene().marks.filter((mark): mark is Text => mark.mark === 'text')
    return texts.map(({ text, size, room, weight }) => {
      const width = typeface[weight].width(text)
      return item.cell * Math.min(size, room / width)
    })
  })
}

/** The printed number of a page: its lowest text, if that is at the outside. */
export function printedNumber(page: Page): string | undefined {
  const [lowest] = itemsOf(page, 'text').toSorted((one, other) => other.y - one.y)
  return lowest && /^(?:\d+|[ivxlc]+)$/.test(lowest.text) ? lowest.text : undefined
}

/** Checks that nothing is beyond the margins or overlaps, and that all type is readable. */
export function sound(document: PageDocument): void {
  expect(outside(document)).toEqual([])
  expect(overlapping(document)).toEqual([])
  expect(Math.min(...document.pages.flatMap(typeSizesOf))).toBeGreaterThanOrEqual(SMALLEST_TYPE - 1e-6)
}
