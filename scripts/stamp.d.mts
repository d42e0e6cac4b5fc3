export function stampOf(root: string): string
export function writeStamp(folder: string, stamp: string): void
export function isCurrent(root: string): boolean
export function checkStamp(root: string): void
