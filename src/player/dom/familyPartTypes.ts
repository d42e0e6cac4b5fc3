// The parts that the player loads on demand, by family name. The build generates the list from the registry.

import type { PlayedFamily } from '../../families/playing.ts'
import type { Language } from '../../words/languages.ts'
import type { Answerer } from '../answerGuideQuestions.ts'
import type { FamilyPlayerWords } from '../playerWords.ts'

/** The hints of a family: a script for a worker, also loadable into the page. */
export interface GuideSource {
  /** The address of the script. */
  readonly url: string
  /** The type of the script: a module unless stated. */
  readonly type?: WorkerType
  /** Loads the answerer into the page, if there is no worker. */
  load(): Promise<{ readonly answer: Answerer }>
}

/** The parts of the player for one family. */
interface FamilyParts {
  /** Loads the code of the family's boards. */
  board(): Promise<{ readonly played: PlayedFamily }>
  /** The hints of the family. */
  readonly guide: GuideSource
  /** The words of the family, by language. */
  readonly words: Readonly<Record<Language, () => Promise<{ readonly words: FamilyPlayerWords }>>>
}

/** The parts of each family, by its name. */
export type PlayerParts = Readonly<Record<string, FamilyParts>>
