// The rooms besides the first. They are loaded together when there is a puzzle for them, or when one of them is entered.

import { ExplainView } from './explainView.tsx'
import { PlayView } from './playView.tsx'
import { PrintView } from './printView.tsx'
import { ReadView } from './readView.tsx'
import { SetView } from './setView.tsx'

/** The rooms by their names. */
export const ROOMS = {
  set: SetView,
  read: ReadView,
  explain: ExplainView,
  play: PlayView,
  print: PrintView,
} as const
