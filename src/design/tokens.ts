// The look of everything that Puzzlewright shows: colours, type, space and motion, each decided once. Player, pages, feeds, the
// studio, plots and print derive their styles from these values; docs/design.md shows them. Print is black on white and takes
// sizes only.

/** A colour in the light theme and in the dark one. */
interface Themed {
  /** On white. */
  readonly light: string
  /** On near black. */
  readonly dark: string
}

/**
 * The colours by purpose. Each text colour has a contrast of at least 4.5 to `paper` and `surface`; lines and marks have at least 3
 * (WCAG 2.2, success criteria 1.4.3 and 1.4.11). No state is told by colour alone.
 */
export const COLOURS = {
  /** Text, givens, lines of boards. */
  ink: { light: '#1a1c22', dark: '#eceef2' },
  /** What lies behind everything. */
  paper: { light: '#ffffff', dark: '#14161b' },
  /** Buttons and panels. */
  surface: { light: '#f1f3f7', dark: '#22262e' },
  /** Borders of fields and panels. */
  border: { light: '#d3d7df', dark: '#3a404b' },
  /** Lines of boards, lighter than the givens on dark boards. */
  line: { light: '#1a1c22', dark: '#a7aebc' },
  /** Text that matters less. */
  muted: { light: '#555c69', dark: '#a9b0bf' },
  /** The one accent: links, the main button, the numbers that a reader writes. */
  accent: { light: '#1b50c8', dark: '#8fb6ff' },
  /** Text on the accent. */
  onAccent: { light: '#ffffff', dark: '#10131a' },
  /** The ground of givens. */
  given: { light: '#f4f3ee', dark: '#20232a' },
  /** Cells in the same row, column or box as the chosen one. */
  near: { light: '#e9effb', dark: '#1f2a3e' },
  /** Cells with the same number, messages. */
  same: { light: '#d5e2ff', dark: '#26426f' },
  /** The chosen cell, a pressed button. */
  chosen: { light: '#ffdf8c', dark: '#6a5213' },
  /** The cells of a hint. */
  told: { light: '#cdeecb', dark: '#1f4d2a' },
  /** The cells of a mistake. */
  fault: { light: '#ffd9d6', dark: '#63231f' },
  /** Numbers that break a rule, warnings. */
  wrong: { light: '#b3141e', dark: '#ff9b96' },
  /** Stars. */
  star: { light: '#8a5a00', dark: '#f2bd55' },
} as const satisfies Readonly<Record<string, Themed>>

/** The name of a colour. */
export type ColourName = keyof typeof COLOURS

/** A colour as a value of CSS that follows the theme. */
export function cssColour(name: ColourName): string {
  const { light, dark } = COLOURS[name]
  return `light-dark(${light},${dark})`
}

/** Declarations of CSS for all colours as custom properties with a prefix, such as `--p-ink:light-dark(...)`. */
export function colourProperties(prefix: string): string {
  return (Object.keys(COLOURS) as ColourName[])
    .map((name) => `--${prefix}${name}:${cssColour(name)}`)
    .join(';')
}

/**
 * The colours of covers, by the picture that a cover shows: the ground, which is also the ink of its boards; the paper of boards
 * and the texts on the ground; and the tones of the cells of a board, from the paper to the deepest. Text has a contrast of at
 * least 7 on the ground, and the ink one of at least 4.5 on every tone.
 */
export const COVERS = {
  /** Navy and cream. */
  board: { ground: '#1c2c4c', paper: '#f7eedb', tones: ['#f7eedb', '#efcb8d', '#dc9c7b', '#a9bfca'] },
  /** Deep green and cream. */
  mosaic: { ground: '#1e3f35', paper: '#f6f0dd', tones: ['#f6f0dd', '#e0d78f', '#a5c9a6', '#ecbf8a'] },
  /** Brick and cream. */
  type: { ground: '#86301f', paper: '#f8efdf', tones: ['#f8efdf', '#f0d3b0', '#e5bda4', '#ded6b8'] },
} as const

/** The step of the grid on which everything on a screen stands, in pixels. Gaps and paddings are multiples of it. */
export const STEP = 4

/** The least width and height of what is touched, in pixels (WCAG 2.2, success criterion 2.5.5). */
export const TOUCH = 44

/** The radii of corners, in pixels: of fields and buttons, and of panels. */
export const RADIUS = { small: 6, large: 12 } as const

/** The type scale, in rem: each size is about 1.2 times the one before. */
export const TYPE = {
  tiny: 0.6875,
  small: 0.8125,
  body: 1,
  large: 1.1875,
  title: 1.4375,
  display: 2.0625,
} as const

/**
 * The letters of screens: the subset of Source Sans 3 that pages bring along (fonts/PuzzlewrightSans.woff2), and the system's
 * where it is missing.
 */
export const FONT = '"Puzzlewright Sans",system-ui,sans-serif'

/** The weights of letters: ordinary, of headings and buttons, of givens. */
export const WEIGHT = { regular: 400, strong: 600, given: 700 } as const

/** The times of motion, in milliseconds: an answer to a touch, and a change that the eye follows. */
export const MOTION = { quick: 120, calm: 240 } as const

/**
 * The colours that tell the slots of a feed apart, in their order. They are mixed into `surface` as the grounds of cards, so that
 * they suit both themes.
 */
export const SLOT_HUES: readonly Themed[] = [
  { light: '#4a90ff', dark: '#2f6fe0' },
  { light: '#ff8a3d', dark: '#b8561a' },
  { light: '#22c07a', dark: '#0f8a57' },
  { light: '#ffc400', dark: '#8a6d00' },
  { light: '#9a6bff', dark: '#7a4de0' },
  { light: '#ff5fa8', dark: '#c23c7d' },
]

/** The share of a slot's colour in the ground of its cards. */
export const SLOT_SHARE = 0.25

/**
 * The colours of plots. The first four differ at a glance for colour-blind readers too, all seven clearly; each has a contrast of 3
 * on white.
 */
export const HUES = ['#1550d0', '#dc6c00', '#00874b', '#811059', '#409bea', '#cb1d2d', '#1a1c22'] as const

/** The colours of ordered classes in plots, from the least to the most, whose order also shows in grey print. */
export const SHADES = ['#d5e2ff', '#83a6f2', '#1b50c8', '#0e2a69'] as const

/** The colour of what belongs to no class in a plot. */
export const NO_CLASS = '#bfc4ce'
