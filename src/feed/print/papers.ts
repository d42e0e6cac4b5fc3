// The papers of printed sheets.

/** The papers that a sheet can have. */
export const PAPERS = ['A4', 'letter'] as const
/** One of `PAPERS`. */
export type Paper = (typeof PAPERS)[number]
