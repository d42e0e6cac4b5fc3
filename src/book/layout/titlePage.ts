// The title page: title, subtitle, author and publisher, with the picture that the book's design has.

import { type Book, volumeText } from '../bookDesignAndPuzzles.ts'
import { BLACK_ON_WHITE } from '../front/frontColours.ts'
import { frontItems } from '../front/frontPage.ts'
import { frontSubject } from '../front/frontSubject.ts'
import type { DraftPage, Setting } from './draftPage.ts'

/** Lays out the title page of a book. With bleed, a board that is cut runs beyond the trim; without, it ends at the margins. */
export function titlePage({ design, geometry, typeface }: Setting, book: Book): DraftPage {
  const { margins, content, type } = geometry
  const { outside } = margins
  const frame = {
    x: 0,
    y: outside,
    width: content.width,
    height: design.trim.height - 2 * outside,
    toTrim: design.bleed > 0 ? outside : 0,
    beyond: design.bleed > 0 ? outside + design.bleed : 0,
    em: type.body,
  }
  const texts = {
    title: design.title,
    below: [design.subtitle ?? '', volumeText(design) ?? ''],
    foot: [design.author ?? '', design.publisher ?? ''],
  }
  const subject = frontSubject(book, typeface)
  return {
    items: frontItems(design.titleDesign, subject, texts, BLACK_ON_WHITE, frame),
    isBare: true,
  }
}
