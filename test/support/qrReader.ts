// Reads a QR code according to ISO/IEC 18004, independently of its writer. The reader corrects no errors and
// supports versions up to 6, which hold an address of about a hundred characters.

/**
 * How the data of a code is divided: the lengths of the blocks, in codewords, for the levels L, M, Q, H of
 * each version.
 */
const BLOCKS: readonly (readonly (readonly number[])[])[] = [
  [[19], [16], [13], [9]],
  [[34], [28], [22], [16]],
  [[55], [44], [17, 17], [13, 13]],
  [[80], [32, 32], [24, 24], [9, 9, 9, 9]],
  [[108], [43, 43], [15, 15, 16, 16], [11, 11, 12, 12]],
  [
    [68, 68],
    [27, 27, 27, 27],
    [19, 19, 19, 19],
    [15, 15, 15, 15],
  ],
]

/** The index of a level in `BLOCKS`, by the level's two bits. */
const LEVELS = [1, 0, 3, 2]

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]

const FORMAT_MASK = 0x5412
const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** The text of a code; `isDark` states whether the module in a row and a column is dark. */
export function readQr(size: number, isDark: (row: number, column: number) => boolean): string {
  const version = (size - 17) / 4
  const { level, mask } = formatOf(isDark)
  const bits: number[] = []
  for (const [row, column] of dataPlaces(size)) {
    bits.push(Number(isDark(row, column) !== MASKS[mask](row, column)))
  }
  const codewords = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(8 * index, 8 * index + 8).join(''), 2),
  )
  return textOf(dataOf(codewords, BLOCKS[version - 1][level]))
}

/** Level and mask, read beside the finder pattern at the top left. */
function formatOf(isDark: (row: number, column: number) => boolean) {
  const across = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column])
  const up = [7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8])
  const bits = [...across, ...up].map(([row, column]) => Number(isDark(row, column)))
  const format = Number.parseInt(bits.join(''), 2) ^ FORMAT_MASK
  return { level: LEVELS[format >> 13], mask: (format >> 10) & 7 }
}

/** The modules of the data, in order: up and down through pairs of columns, from the right. */
function dataPlaces(size: number): [number, number][] {
  const places: [number, number][] = []
  let isUp = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (!isFunction(size, row, column)) places.push([row, column])
      }
    }
    isUp = !isUp
  }
  return places
}

/** Whether a module belongs to a pattern or to the format. */
function isFunction(size: number, row: number, column: number): boolean {
  const isFinder = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9)
  const isAligning = size > 21 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2
  return isFinder || isAligning || row === 6 || column === 6
}

/** The blocks in sequence; in the code their codewords are interleaved. */
function dataOf(codewords: readonly number[], lengths: readonly number[]): number[] {
  const blocks: number[][] = lengths.map(() => [])
  let next = 0
  for (let place = 0; place < Math.max(...lengths); place++) {
    lengths.forEach((length, block) => {
      if (place < length) blocks[block].push(codewords[next++])
    })
  }
  return blocks.flat()
}

/** The text of numeric, alphanumeric and byte segments. */
function textOf(data: readonly number[]): string {
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('')
  let at = 0
  const take = (length: number) => {
    at += length
    return Number.parseInt(bits.slice(at - length, at), 2)
  }
  const bytes: number[] = []
  const write = (text: string) => bytes.push(...new TextEncoder().encode(text))
  while (bits.length - at >= 4) {
    const mode = take(4)
    if (mode === 0) break
    if (mode === 7) take(8)
    else if (mode === 1) {
      for (let left = take(10); left > 0; left -= 3) {
        const figures = Math.min(left, 3)
        write(String(take([0, 4, 7, 10][figures])).padStart(figures, '0'))
      }
    } else if (mode === 2) {
      for (let left = take(9); left > 0; left -= 2) {
        const pair = left > 1 ? take(11) : take(6)
        write(left > 1 ? ALPHANUMERIC[Math.floor(pair / 45)] + ALPHANUMERIC[pair % 45] : ALPHANUMERIC[pair])
      }
    } else if (mode === 4) for (let left = take(8); left > 0; left--) bytes.push(take(8))
    else throw new Error(`no mode ${mode}`)
  }
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
