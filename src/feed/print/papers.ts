// What sheets are printed on.

/** The papers that a sheet is made for. */
export const PAPERS = ['A4', 'letter'] as const
/** One of `PAPERS`. */
export type Paper = (typeof PAPERS)[number]
