// Setting a board by hand: its tools and rules, and the clues that a hand puts on it or takes away.

import { blankDraft, eraseCells, putClue, reshapedDraft } from '../../families/draft.ts'
import { notesText } from '../../families/drawing.ts'
import type { Family } from '../../families/family.ts'
import * as catalogue from '../../words/catalogue.ts'
import { showDraft } from './drawBoard.ts'
import type { SettingForm, ShownPuzzle, Tasks } from './tasks.ts'

/** The tools and the further rules of a shape, with their words. */
export function settingForm(
  { notation, setting, words }: Family,
  { shape: text, language }: Tasks['tools']['ask'],
): SettingForm {
  const shape = notation.parseShape(text)
  const { notes, variantNames } = words[language] ?? words.en
  const {
    tools: names,
    choices: choiceLabels,
  }: Record<'tools' | 'choices', Readonly<Record<string, string>>> = catalogue.setting[language]
  return {
    tools: setting.tools(shape).map((tool) => ({ ...tool, label: names[tool.word], choiceLabels })),
    rules: (setting.ruleChoices?.(shape) ?? []).map(({ note, refusal: _, ...choice }) => ({
      ...choice,
      label: variantNames?.rules[note.kind] ?? choice.name,
      text: notesText([note], notes),
    })),
  }
}

/** A board without clues, or the clues of a draft on another shape. */
export function onShape(family: Family, { shape, from, language }: Tasks['shape']['ask']): ShownPuzzle {
  return showDraft(family, from ? reshapedDraft(family, from, shape) : blankDraft(family, shape), language)
}

/** The board after cells were erased or a clue was put. Throws a DraftError if the clue cannot lie there. */
export function edited(family: Family, { draft, put, erase, language }: Tasks['edit']['ask']): ShownPuzzle {
  const left = erase ? eraseCells(family, draft, erase.tool, erase.cells) : draft
  return showDraft(family, put ? putClue(family, left, put) : left, language)
}
