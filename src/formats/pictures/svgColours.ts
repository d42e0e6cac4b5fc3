// Turns the colours of SVG into greys, because books are printed in black. The grey has the brightness that the eye sees (ITU-R
// BT.601).

import { quote } from '../../families/puzzleError.ts'
import { wrong } from './pictureError.ts'
import colours from './svgColours.json' with { type: 'json' }

/** The named colours that pictures use most, in hexadecimal digits for red, green and blue. */
const NAMED: Readonly<Record<string, string>> = colours

const RGB = /^rgb\(\s*(\d{1,3})(%?)\s*[,\s]\s*(\d{1,3})\2\s*[,\s]\s*(\d{1,3})\2\s*\)$/

/**
 * The grey of a colour, from 0 (black) to 1 (white); undefined for `none` and `transparent`. `what` names the attribute in
 * messages.
 */
export function readGrey(text: string, what: string): number | undefined {
  const colour = text.trim().toLowerCase().replace(/\s+/g, ' ')
  if (colour === 'none' || colour === 'transparent') return undefined
  if (colour === 'currentcolor') return 0
  const parts = partsOf(colour)
  if (!parts) throw wrong(`${what} must be a plain colour such as #336699 or black, not ${quote(text)}`)
  const [red, green, blue] = parts
  return Math.round(1000 * brightness(red, green, blue)) / 1000
}

/** The brightness of a colour as the eye sees it, from its red, green and blue. */
export function brightness(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

/** The red, green and blue of a colour, each from 0 to 1; undefined if the text is not a colour. */
function partsOf(colour: string): number[] | undefined {
  const rgb = RGB.exec(colour)
  if (rgb) return [rgb[1], rgb[3], rgb[4]].map((part) => Math.min(1, Number(part) / (rgb[2] ? 100 : 255)))
  const hex = Object.hasOwn(NAMED, colour) ? NAMED[colour] : /^#([\da-f]{3}|[\da-f]{6})$/.exec(colour)?.[1]
  if (hex === undefined) return undefined
  const pairs = hex.length === 3 ? Array.from(hex, (digit) => digit + digit) : (hex.match(/../g) as string[])
  return pairs.map((pair) => Number.parseInt(pair, 16) / 255)
}
