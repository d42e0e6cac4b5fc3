// Colours of SVG as greys, because books are printed in black: the brightness that the eye sees (ITU-R BT.601).

import { PuzzleError, quote } from '../../families/error.ts'

/** The named colours that pictures use most, as red, green and blue in hexadecimal. */
const NAMED: Readonly<Record<string, string>> = {
  black: '000000',
  white: 'ffffff',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  maroon: '800000',
  red: 'ff0000',
  purple: '800080',
  fuchsia: 'ff00ff',
  magenta: 'ff00ff',
  green: '008000',
  lime: '00ff00',
  olive: '808000',
  yellow: 'ffff00',
  navy: '000080',
  blue: '0000ff',
  teal: '008080',
  aqua: '00ffff',
  cyan: '00ffff',
  orange: 'ffa500',
  brown: 'a52a2a',
  pink: 'ffc0cb',
  gold: 'ffd700',
  beige: 'f5f5dc',
  tan: 'd2b48c',
  khaki: 'f0e68c',
  crimson: 'dc143c',
  indigo: '4b0082',
  violet: 'ee82ee',
  tomato: 'ff6347',
  salmon: 'fa8072',
  coral: 'ff7f50',
  skyblue: '87ceeb',
  lightblue: 'add8e6',
  darkblue: '00008b',
  lightgreen: '90ee90',
  darkgreen: '006400',
  lightgray: 'd3d3d3',
  lightgrey: 'd3d3d3',
  darkgray: 'a9a9a9',
  darkgrey: 'a9a9a9',
  dimgray: '696969',
  dimgrey: '696969',
  darkred: '8b0000',
  chocolate: 'd2691e',
}

const RGB = /^rgb\(\s*(\d{1,3})(%?)\s*[,\s]\s*(\d{1,3})\2\s*[,\s]\s*(\d{1,3})\2\s*\)$/

/** The grey of a colour, from 0 (black) to 1 (white); undefined for no colour. `what` names the attribute. */
export function readGrey(text: string, what: string): number | undefined {
  const colour = text.trim().toLowerCase()
  if (colour === 'none' || colour === 'transparent') return undefined
  if (colour === 'currentcolor') return 0
  const parts = partsOf(colour)
  if (!parts) {
    throw new PuzzleError(
      'picture',
      `${what} must be a plain colour such as #336699 or black, not ${quote(text)}`,
    )
  }
  const [red, green, blue] = parts
  return Math.round(1000 * brightness(red, green, blue)) / 1000
}

/** What the eye sees of red, green and blue as brightness. */
export function brightness(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

/** Red, green and blue, each from 0 to 1. */
function partsOf(colour: string): number[] | undefined {
  const rgb = RGB.exec(colour)
  if (rgb) return [rgb[1], rgb[3], rgb[4]].map((part) => Math.min(1, Number(part) / (rgb[2] ? 100 : 255)))
  const hex = Object.hasOwn(NAMED, colour) ? NAMED[colour] : /^#([\da-f]{3}|[\da-f]{6})$/.exec(colour)?.[1]
  if (hex === undefined) return undefined
  const pairs = hex.length === 3 ? Array.from(hex, (digit) => digit + digit) : (hex.match(/../g) as string[])
  return pairs.map((pair) => Number.parseInt(pair, 16) / 255)
}
