// The parts that the player loads on demand, by family name. The build generates the list from the registry.

import type { PlayedFamily, RuleTexts } from '../../families/playing.ts'
import type { Language } from '../../words/languages.ts'
import type { BoardWords, HelpWords, MenuWords } from '../playerWords.ts'
import type { PromisedAnswerer } from './guideWorker.ts'

/** The hints of a family: a script for a worker, also loadable into the page. */
export interface GuideSource {
  /** The address of the script. */
  readonly url: string
  /** The type of the script: a module unless stated. */
  readonly type?: WorkerType
  /** Loads the answerer into the page, if there is no worker. */
  load(): Promise<{ readonly answer: PromisedAnswerer }>
}

/** The parts of the player for one family. */
export interface FamilyParts {
  /** The facets of the family that boards need during play. */
  readonly played: PlayedFamily
  /** The hints of the family. */
  readonly guide: GuideSource
  /** The words of its boards, by language. */
  readonly words: WordsIn<BoardWords>
  /** The words of help for the family, by language. */
  readonly help: WordsIn<HelpWords>
  /** The words of its menu, by language. */
  readonly menu: WordsIn<MenuWords>
}

/** The words of a family in all languages, which only readers of another language than the page's load. */
export interface FamilyTexts extends Pick<FamilyParts, 'words' | 'help' | 'menu'> {
  /** The words of further rules; left out if boards of the family have none. */
  readonly rules?: WordsIn<RuleTexts>
}

/** The functions that load words, by language. */
type WordsIn<Words> = Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>

/** The functions that load the parts of each family, by family name. */
export type PlayerParts = Readonly<Record<string, () => Promise<FamilyParts>>>
