// Whether a text is well-formed XML, asked of a parser that is strict about characters, too: the one that reads SVG for resvg.

import { Resvg } from '@resvg/resvg-js'

/** Throws where a text is no well-formed XML; its root is put into a picture for that. */
export function readStrictly(xml: string): void {
  const [declaration] = /^<\?xml version="1.0" encoding="utf-8"\?>\n/.exec(xml) ?? []
  if (declaration === undefined) throw new Error('it does not begin with its declaration')
  const root = xml.slice(declaration.length)
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${root}</metadata></svg>`,
    { font: { loadSystemFonts: false } },
  )
}
