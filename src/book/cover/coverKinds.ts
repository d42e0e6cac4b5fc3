// The kinds of covers that are written beside a book.

/** `template`: guides for a design; `plain` and `tint`: a simple cover, on white or on light grey. */
export const COVER_KINDS = ['template', 'plain', 'tint'] as const
/** One of `COVER_KINDS`. */
export type CoverKind = (typeof COVER_KINDS)[number]
