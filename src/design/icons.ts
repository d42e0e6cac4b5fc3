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
/** Light and dark. */
export const theme = 'M12 3a9 9 0 1 0 0 18zm0 0a9 9 0 0 1 0 18'
/** The next one. */
export const next = 'M5 12h14m-6-6 6 6-6 6'
/** Rejected. */
export const reject = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12'
/** Stays as it is. */
export const pin = 'M12 15v6M8 3h8l-1 6 3 3v3H6v-3l3-3z'
