// Checks the links of a book for screens: from the words “Solution on page …” to the solution, and from the
// solution back.

import type { PuzzlePlace } from './checkSolutions.ts'
import type { Findings } from './findings.ts'
import type { PdfPage } from './readPdf.ts'
import type { Box } from './transforms.ts'

/** Checks all links within the file and, if there are any, the links between puzzles and solutions. */
export function checkLinks(
  pages: readonly PdfPage[],
  puzzles: readonly PuzzlePlace[],
  { add }: Findings,
): { readonly links: number } {
  const links = pages.flatMap(({ number, links }) =>
    links.filter(({ isWithin }) => isWithin).map(({ box, page }) => ({ on: number, box, to: page })),
  )
  for (const { on, to } of links) {
    if (to === undefined) add('links', 'a link leads to a place that the file does not have', on)
  }
  if (links.length === 0) return { links: 0 }
  const expectLink = (on: number, box: Box, to: number, what: string) => {
    const here = pages[on - 1].links.filter((link) => link.isWithin && holds(link.box, box))
    if (here.length === 0) add('links', `${what} has no link; it should lead to page ${to} of the file`, on)
    const wrong = here.find(({ page }) => page !== undefined && page !== to)
    if (wrong) add('links', `${what} leads to page ${wrong.page} of the file, not to page ${to}`, on)
  }
  for (const { number, page, box, solution } of puzzles) {
    if (!solution) continue
    expectLink(page, box, solution.page, `No. ${number}`)
    expectLink(solution.page, solution.box, page, `the solution of No. ${number}`)
  }
  return { links: links.length }
}

/** Whether the middle of a text is inside a link. */
function holds(link: Box, { left, top, right, bottom }: Box): boolean {
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  return link.left <= x && x <= link.right && link.top <= y && y <= link.bottom
}
