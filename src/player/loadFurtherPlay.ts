// What a board needs only after its first numbers: undo, notes, earlier games, help, the menu. The build
// (scripts/build-player.mjs) replaces this module by one that loads all this after the board is shown; without the
// build, everything is loaded from the beginning.

/** Loads what is not loaded yet. */
export async function loadFurtherPlay(): Promise<void> {}

/** Whether all is loaded. */
export function isFurtherPlayLoaded(): boolean {
  return true
}
