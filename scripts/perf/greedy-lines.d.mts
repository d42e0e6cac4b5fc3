import type { Face } from '../../src/render/typeface.ts'

/** Breaks units of a text into lines of this room; each line takes all units that fit. */
export function greedyLines(units: readonly string[], face: Face, size: number, room: number): string[]
