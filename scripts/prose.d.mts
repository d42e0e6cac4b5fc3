export function proseOf(roots?: readonly string[]): { file: string; line: number; text: string }[]
