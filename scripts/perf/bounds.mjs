// The bounds for the figures of a row.

/** Figures are compared with `must` and `aim` in the given direction. */
export const atLeast = (must, aim) => ({ must, aim, met: (figure, bound) => figure >= bound })
export const atMost = (must, aim) => ({ must, aim, met: (figure, bound) => figure <= bound })
/** For figures without a bound. */
export const noted = { must: '', aim: '', met: () => true }
