// Checks that a text is well-formed XML, with a parser that is also strict about characters: the SVG parser
// of resvg.

import { Resvg } from '@resvg/resvg-js'

/** Throws if a text is not well-formed XML. The root of the text is placed in a picture for this check. */
export function readStrictly(xml: string): void {
  const [declaration] = /^<\?xml version="1.0" encoding="utf-8"\?>\n/.exec(xml) ?? []
  if (declaration === undefined) throw new Error('it does not begin with its declaration')
  const root = xml.slice(declaration.length)
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${root}</metadata></svg>`,
    { font: { loadSystemFonts: false } },
  )
}
