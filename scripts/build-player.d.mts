export function buildPlayer(folder: string, sources?: string): Promise<void>
