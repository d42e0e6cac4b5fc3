// Units of length on pages, in points: 1/72 in.

/** An inch. */
export const INCH = 72
/** A millimetre. */
export const MILLIMETRE = INCH / 25.4
