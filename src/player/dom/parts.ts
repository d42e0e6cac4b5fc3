// What the player loads when it is needed, by the names of families: the build puts it together from the registry.

import type { PlayedFamily } from '../../families/playing.ts'
import type { Answerer } from '../guide.ts'
import type { FamilyPlayerWords } from '../words/playerWords.ts'

/** The hints of a family: a script for a worker, and the same to be loaded into the page. */
export interface GuideSource {
  /** The address of the script. */
  readonly url: string
  /** Whether the script is none of a module; it is one where nothing is said. */
  readonly type?: WorkerType
  /** The answers themselves, where there is no worker. */
  load(): Promise<{ readonly answer: Answerer }>
}

/** What the player loads of one family. */
export interface FamilyParts {
  /** Its boards. */
  board(): Promise<{ readonly played: PlayedFamily }>
  /** Its hints. */
  readonly guide: GuideSource
  /** What is said, by language. */
  readonly words: Readonly<Record<string, () => Promise<{ readonly words: FamilyPlayerWords }>>>
}

/** By the name of the family. */
export type PlayerParts = Readonly<Record<string, FamilyParts>>
