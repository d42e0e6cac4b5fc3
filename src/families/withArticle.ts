// Articles before words in messages.

/** Puts "a" or "an" before a word or a shape: `a 9x9 Sudoku`, `an 8x8 Hidoku`. */
export function withArticle(text: string): string {
  return `${/^(?:[aeiou]|8|1[18]x)/i.test(text) ? 'an' : 'a'} ${text}`
}
