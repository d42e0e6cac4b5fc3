// The keys of a board, and the room around it: what the static page and the player must know alike.

/** The most keys in a row above which further rows begin. */
const MOST_ACROSS = 6

/** The maximum number of keys that are arranged like those of a telephone. */
const MOST_TELEPHONE_KEYS = 9

/** The numbers of a board. */
interface Numbers {
  readonly least: number
  readonly greatest: number
  /** How often a solution has each of them. */
  readonly each: number
}

/** Whether the keys of these numbers are arranged like those of a telephone. */
export function isTelephone({ least, greatest }: Numbers): boolean {
  return greatest - least < MOST_TELEPHONE_KEYS
}

/**
 * The numbers that have a key: not those that the first board contains as often as a solution does. If keys are arranged like
 * those of a telephone, every number has a key, so that each key has its usual place.
 */
export function numbersWithKeys(numbers: Numbers, start: readonly number[]): readonly number[] {
  const { least, greatest, each } = numbers
  const all = Array.from({ length: greatest - least + 1 }, (_, index) => least + index)
  const isGiven = (value: number) => start.filter((one) => one === value).length >= each
  return all.filter((value) => isTelephone(numbers) || !isGiven(value))
}

/** The rows and columns of so many keys of numbers and a key that clears a cell. */
export function gridOfKeys(count: number): { readonly rows: number; readonly columns: number } {
  const rows = Math.ceil((count + 1) / MOST_ACROSS)
  return { rows, columns: Math.ceil((count + 1) / rows) }
}

/**
 * The room around the cells of a board, in cells: above, to the right, below and to the left. A board with sums has them at its
 * sides, with what is still missing from each; other boards have what their drawing has.
 */
export function roomBeside(
  drawing: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  { rows, columns }: { readonly rows: number; readonly columns: number },
  sums: readonly { readonly kind: string }[],
): readonly [above: number, right: number, below: number, left: number] {
  const { left, top, width, height } = drawing
  return sums.length > 0
    ? [sums.some(({ kind }) => kind === 'rising') ? SUM : 0, 1.1, SUM, 0]
    : [-top, left + width - columns, top + height - rows, -left]
}

/** The height of a sum above or below a board, in cells. */
const SUM = 0.75
