// The boards of the chapter on techniques, by family and technique, as scripts/technique-boards.mjs has written them to
// `techniqueBoards.json`. They are large, so a bundle for browsers has this table empty, and `loadTechniqueBoards` fetches them.

import boards from './techniqueBoards.json' with { type: 'json' }

/** A board on which a technique is the next step. */
export interface TechniqueBoard {
  readonly puzzle: string
  /** The values of the cells; 0 in empty cells. */
  readonly values: readonly number[]
  /** The values that earlier steps have ruled out, by cell. */
  readonly excluded: Readonly<Record<string, readonly number[]>>
  /** The values that the technique places or rules out, as pairs of cell and value. */
  readonly removes: readonly (readonly number[])[]
}

/** The boards. */
export const TECHNIQUE_BOARDS: Readonly<Record<string, Readonly<Record<string, TechniqueBoard>>>> = boards

/** Loads the boards. Must be called before a chapter on techniques is laid out. */
export async function loadTechniqueBoards(): Promise<void> {}
