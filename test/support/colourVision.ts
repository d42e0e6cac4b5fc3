// What people see who lack one kind of cones, and what a grey print shows. The matrices are those of Machado, Oliveira and
// Fernandes, IEEE TVCG 15 (2009), pages 1291 to 1298, for complete dichromacy; they apply to linear red, green and blue. Grey
// is the luminance of Rec. 709. Distances are those of CIE L*a*b* (1976), in which 2 is just noticeable.

/** The kinds of vision; grey is what a print shows. */
export const VISIONS = ['normal', 'grey', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type Vision = (typeof VISIONS)[number]

type Colour = readonly [red: number, green: number, blue: number]

const MATRICES: Readonly<Record<(typeof VISIONS)[number], readonly (readonly number[])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
}

/** A colour of 0 to 255 as it is seen, in linear light from 0 to 1. */
function seenLight(vision: Vision, colour: Colour): number[] {
  const light = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return MATRICES[vision].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, factor, index) => sum + factor * light[index], 0),
      ),
    ),
  )
}

/** A colour of 0 to 255 as it is seen. */
export function seen(vision: Vision, colour: Colour): Colour {
  const [red, green, blue] = seenLight(vision, colour).map((light) =>
    Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)),
  )
  return [red, green, blue]
}

/** The distance of two colours as they are seen. */
export function seenDistance(vision: Vision, one: Colour, other: Colour): number {
  const [from, to] = [one, other].map((colour) => labOf(seenLight(vision, colour)))
  return Math.hypot(...from.map((part, index) => part - to[index]))
}

const WHITE = [0.95047, 1, 1.08883]

function labOf([red, green, blue]: readonly number[]): number[] {
  const [x, y, z] = [
    0.4124 * red + 0.3576 * green + 0.1805 * blue,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    0.0193 * red + 0.1192 * green + 0.9505 * blue,
  ].map((part, index) => {
    const share = part / WHITE[index]
    return share > 216 / 24389 ? Math.cbrt(share) : (share * 24389) / 27 / 116 + 16 / 116
  })
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
