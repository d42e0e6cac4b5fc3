// What a board needs only after its first numbers: undo, notes, earlier games, help, the menu. The build makes another module of this
// one, which loads it after the board is shown (scripts/build-player.mjs); elsewhere it is there from the beginning.

/** Loads what is not loaded yet. */
export async function loadFurtherPlay(): Promise<void> {}

/** Whether all is loaded. */
export function isFurtherPlayLoaded(): boolean {
  return true
}
