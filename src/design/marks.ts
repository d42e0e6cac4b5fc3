// The six colours that players give to cells. Each has a shape, too, so that nobody needs to tell them apart by colour.

/** A colour of cells. */
interface Mark {
  /** The name of the colour in English. */
  readonly name: string
  /** In the light theme: numbers and notes have a contrast of at least 4.5 to it. */
  readonly light: string
  /** In the dark theme, with the same contrast. */
  readonly dark: string
  /** The outline of the shape, in 24 units. */
  readonly shape: string
}

/** The colours, in the order of their keys. */
export const MARKS = [
  {
    name: 'yellow',
    light: '#fbec7e',
    dark: '#4c4400',
    shape: 'M12 2l2.8 6.2 6.7.7-5 4.5 1.4 6.6-5.9-3.4-5.9 3.4 1.4-6.6-5-4.5 6.7-.7z',
  },
  { name: 'orange', light: '#ffd0a1', dark: '#5e3206', shape: 'M12 3l10 18H2z' },
  { name: 'pink', light: '#ffc9dc', dark: '#64244a', shape: 'M12 1l11 11-11 11L1 12z' },
  { name: 'purple', light: '#dccdfb', dark: '#452a74', shape: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z' },
  { name: 'blue', light: '#b5dcff', dark: '#0f4166', shape: 'M4 4h16v16H4z' },
  { name: 'green', light: '#b6eab0', dark: '#1c4a22', shape: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z' },
] as const satisfies readonly Mark[]
