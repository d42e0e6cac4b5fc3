export function tell(line: string, place?: { readonly isHidden: boolean; readonly terminal: string }): void
