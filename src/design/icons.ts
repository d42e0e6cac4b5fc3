// The icons of player, pages, feeds and the studio: outlines of 24 units, drawn with a line of 2 units with round ends. An icon
// never stands without a name in words.

/** Takes the last step back. */
export const undo = 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3'
/** Does it again. */
export const redo = 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3'
/** Clears a cell. */
export const clear = 'M9 6h12v12H9l-6-6zm3 3 6 6m0-6-6 6'
/** Notes. */
export const notes = 'm4 20 1-5L16 4l4 4L9 19z'
/** Notes in the corner of a cell. */
export const corner = 'M4 9V4h5M20 15v5h-5M12 15V9l-2 1'
/** The numbers of a cage. */
export const cage = 'M4 4h16v16H4zM4 12h16M12 4v16'
/** A hint. */
export const hint = 'M9 18h6m-5 3h4M9 18c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8'
/** The keys of numbers. */
export const keys = 'M5 5h2M11 5h2M17 5h2M5 12h2M11 12h2M17 12h2M5 19h2M11 19h2M17 19h2'
/** The menu. */
export const menu = 'M4 6h16M4 12h16M4 18h16'
/** Stops the clock. */
export const pause = 'M8 5v14M16 5v14'
/** Starts it again. */
export const resume = 'M7 4l13 8-13 8z'
/** Right; approved. */
export const check = 'm4 13 5 5L20 6'
/** Prints. */
export const print = 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z'
/** The whole screen. */
export const full = 'M9 4H4v5M15 4h5v5M9 20H4v-5m11 5h5v-5'
/** Settings. */
export const settings =
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm-7 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z'
/** Light and dark. */
export const theme = 'M12 3a9 9 0 1 0 0 18zm0 0a9 9 0 0 1 0 18'
/** The language. */
export const language = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18'
/** The next one. */
export const next = 'M5 12h14m-6-6 6 6-6 6'
/** The previous one. */
export const previous = 'M19 12H5m6-6-6 6 6 6'
/** The archive. */
export const calendar = 'M4 6h16v14H4zM4 11h16M8 3v4M16 3v4'
/** Closes. */
export const close = 'm5 5 14 14M19 5 5 19'
/** More of the same. */
export const further = 'M5 12h.01M12 12h.01M19 12h.01'
/** Rejected. */
export const reject = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12'
/** Stays as it is. */
export const pin = 'M12 15v6M8 3h8l-1 6 3 3v3H6v-3l3-3z'
