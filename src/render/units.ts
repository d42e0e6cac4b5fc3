// Units of length on pages, in points: 1/72 in.

export const INCH = 72
export const MILLIMETRE = INCH / 25.4
