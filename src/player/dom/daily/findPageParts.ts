// Finds the parts of a page by their data attributes.

/** All elements with this attribute, in page order. */
export function partsWith(attribute: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(`[${attribute}]`)]
}

/** Shows all elements with this attribute, or hides them. */
export function showParts(attribute: string, isShown: boolean, within: ParentNode = document): void {
  for (const part of partsWith(attribute, within)) part.hidden = !isShown
}

/** Whether a game has begun on a visible board. Such a board must not be replaced. */
export function isPlayed(within: ParentNode): boolean {
  const boards = within.querySelectorAll<HTMLElement & { readonly isBegun?: boolean }>('number-puzzle')
  return [...boards].some((board) => board.isBegun && !board.closest('[hidden]'))
}
