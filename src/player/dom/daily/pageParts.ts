// The parts of a page by their data attributes.

/** All elements with this attribute, in order. */
export function partsWith(attribute: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(`[${attribute}]`)]
}

/** Shows all elements with this attribute, or hides them. */
export function showParts(attribute: string, isShown: boolean, within: ParentNode = document): void {
  for (const part of partsWith(attribute, within)) part.hidden = !isShown
}

/** Whether a game has begun on a board that is shown: nobody takes it away then. */
export function isPlayed(within: ParentNode): boolean {
  const boards = within.querySelectorAll<HTMLElement & { readonly isBegun?: boolean }>('number-puzzle')
  return [...boards].some((board) => board.isBegun && !board.closest('[hidden]'))
}
