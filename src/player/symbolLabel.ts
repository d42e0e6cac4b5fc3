// What a value of a board is called during play.

import type { PlayedSymbol } from './symbols.ts'

/** What screen readers and sentences call a value: its figures, or the name of its symbol. */
export function symbolLabel(symbols: readonly PlayedSymbol[] | undefined, value: number): string {
  return symbols?.[value - 1]?.label ?? String(value)
}
