// The place of a board on a screen, decided once: the player and the static picture in a page, which it replaces, have the same
// size at the same place, so that nothing moves when the player is ready.
//
//   upright:  name, clock, menu      sideways, on desks:   board | name, clock, menu
//             board                                              | message
//             message                                            | tools
//             tools                                              | keys
//             keys
//
// Upright, the board is as wide as the screen unless that leaves no room for the keys; else it is as high as the screen.

/** Heights in rem: the line with name, clock and menu, and the place of messages. */
export const TOP = 2.75
export const MESSAGE = 3.75

/** The gap between the parts, and around them, in rem. */
export const GAP = 0.25

/** The width of the keys beside a board, in rem. */
export const SIDE = 17

/** The least width of a screen with keys beside the board, in rem; the screen is also wider than high. */
export const LEAST_SIDE = 30

/** The height for the player, which is the custom property `--height` below. A page sets `--puzzle-height` if the player is to fill the screen, and `--puzzle-window` in frames. */
export const HEIGHT = 'var(--puzzle-window,var(--puzzle-height,100svh))'

/** The greatest size of a cell, in rem: small boards fill a desk's screen, too, until their numbers are as large as headlines. */
export const MOST_CELL = 12

/** The height of a key, as a value of CSS: greater on greater screens. */
export const KEY = 'clamp(2.75rem,var(--height)*.074,4rem)'

/** The height of the line that tells what a board does not show, if there is one, in rem. */
export const NOTE = 1.5

/** The number of rows of keys that most boards have. */
export const USUAL_ROWS = 2

/** The height of a board above its keys, as a value of CSS; `--rows` is the number of rows of keys, `--note` the height of a note. */
export const HEIGHT_ABOVE_KEYS = `var(--height) - ${TOP + MESSAGE + 5 * GAP}rem - var(--note,0rem) - (var(--rows,${USUAL_ROWS}) + 1)*(var(--key) + ${GAP}rem)`

/** The greatest height of a key under a board, in rem. */
export const MOST_KEY = 5

/**
 * The height of a key under a board, where `--room` is the height above keys: room that the board leaves goes to the keys, until they are large enough for any thumb; what is
 * left then is room for messages. One row of keys grows less than several; keys that are folded away do not grow.
 */
export const KEY_WITH_ROOM = `min(${MOST_KEY}rem,var(--key) + clamp(0rem,(var(--room) - var(--cell)*var(--down))/var(--rows),var(--rows)*1rem))`

/** The height of a board beside its keys, as a value of CSS. */
export const HEIGHT_BESIDE_KEYS = `var(--height) - ${2 * GAP}rem`
