// Packs and unpacks texts for addresses in the format of pieroxy's lz-string (https://pieroxy.net/blog/pages/lz-string/), which
// uses a dictionary that grows with the text, as LZ78 does. Each code has as many bits as the largest code so far needs; the
// bits are written in base 64.
//
// A code is written beginning with its lowest bit. Codes 0 and 1 announce a new character of 8 or 16 bits, and 2 ends the text.

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BITS_OF_LETTER = 6
const END = 2
const FIRST_CODE = 3
/** The code that announces a new character, and the number of the character's bits. */
const NARROW = { code: 0, bits: 8 } as const
const WIDE = { code: 1, bits: 16 } as const

/** Counts codes, and computes the number of bits of the next code. */
function makeWidth(): { bits: number; count(): void } {
  let left = 2
  return {
    bits: 2,
    count() {
      if (--left > 0) return
      left = 2 ** this.bits
      this.bits++
    },
  }
}

/** Packs a text. */
export function packText(text: string): string {
  const letters: string[] = []
  const width = makeWidth()
  const codes = new Map<string, number>()
  const unwritten = new Set<string>()
  let letter = 0
  let filled = 0

  function writeBits(value: number, bits: number): void {
    for (let bit = 0; bit < bits; bit++) {
      letter = (letter << 1) | ((value >> bit) & 1)
      if (++filled < BITS_OF_LETTER) continue
      letters.push(BASE64[letter])
      letter = 0
      filled = 0
    }
  }

  function write(known: string): void {
    if (unwritten.delete(known)) {
      const code = known.charCodeAt(0)
      const announced = code < 256 ? NARROW : WIDE
      writeBits(announced.code, width.bits)
      writeBits(code, announced.bits)
      width.count()
    } else writeBits(codes.get(known) as number, width.bits)
    width.count()
  }

  let known = ''
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (!codes.has(character)) {
      codes.set(character, codes.size + FIRST_CODE)
      unwritten.add(character)
    }
    if (codes.has(known + character)) known += character
    else {
      write(known)
      codes.set(known + character, codes.size + FIRST_CODE)
      known = character
    }
  }
  if (known !== '') write(known)
  writeBits(END, width.bits)
  writeBits(0, BITS_OF_LETTER - filled)
  return letters.join('').padEnd(Math.ceil(letters.length / 4) * 4, '=')
}

/**
 * Unpacks a text of at most `most` characters; undefined if the text is longer or was not packed in this
 * format.
 */
export function unpackText(packed: string, most: number): string | undefined {
  // The loop finds the equals signs at the end. A regular expression would be slow: it would try to match from each sign of a
  // long run.
  let length = packed.length
  while (packed[length - 1] === '=') length--
  const letters = packed.slice(0, length)
  const width = makeWidth()
  const known: string[] = ['', '', '']
  let at = 0

  /** Reads a number with this many bits; bits after the end of the text are read as 0. */
  function readBits(bits: number): number {
    let value = 0
    for (let bit = 0; bit < bits; bit++, at++) {
      const letter = BASE64.indexOf(letters[Math.floor(at / BITS_OF_LETTER)] ?? 'A')
      value |= ((letter >> (BITS_OF_LETTER - 1 - (at % BITS_OF_LETTER))) & 1) << bit
    }
    return value
  }

  let text = ''
  let before = ''
  while (at < letters.length * BITS_OF_LETTER && text.length <= most) {
    let code = readBits(width.bits)
    if (code === END) return text
    const announced = [NARROW, WIDE].find((one) => one.code === code)
    if (announced) {
      code = known.push(String.fromCharCode(readBits(announced.bits))) - 1
      width.count()
    }
    // A code that is not known yet can only be the code of the entry that is made next.
    if (code > known.length || (code === known.length && before === '')) return undefined
    const entry = known[code] ?? before + before[0]
    text += entry
    if (before !== '') known.push(before + entry[0])
    before = entry
    width.count()
  }
  return undefined
}
