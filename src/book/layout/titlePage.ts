// The title page: title, subtitle, author and publisher, with the picture that the book's design has.

import { type Book, volumeText } from '../bookDesignAndPuzzles.ts'
import { BLACK_ON_WHITE } from '../front/frontColours.ts'
import { frontItems } from '../front/frontPage.ts'
import { frontSubject } from '../front/frontSubject.ts'
import type { DraftPage, Setting } from './draftPage.ts'

/** Lays out the title page of a book: texts and picture in the middle, within the margins. */
export function titlePage({ design, geometry, typeface }: Setting, book: Book): DraftPage {
  const { margins, content, type } = geometry
  const { outside } = margins
  const frame = {
    x: 0,
    y: outside,
    width: content.width,
    height: design.trim.height - 2 * outside,
    toTrim: 0,
    beyond: 0,
    em: type.body,
    isCentred: true,
  } as const
  const texts = {
    title: design.title,
    below: [design.subtitle ?? '', volumeText(design) ?? ''],
    author: design.author ?? '',
    publisher: design.publisher ?? '',
  }
  const subject = frontSubject(book, typeface)
  return {
    items: frontItems(design.titleDesign, subject, texts, BLACK_ON_WHITE, frame),
    isBare: true,
  }
}
