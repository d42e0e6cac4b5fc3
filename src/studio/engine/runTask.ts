// Does the tasks of the studio. The family of a task is loaded when it is first needed, so that a page which makes Sudokus loads
// nothing of other families; readers of texts know all families and are loaded as a whole.

import type { Family } from '../../families/family.ts'
import { PuzzleError, quote } from '../../families/puzzleError.ts'
import { showDraft } from './drawBoard.ts'
import { drawPuzzle, formOf } from './makePuzzles.ts'
import type { TaskName, Tasks } from './tasks.ts'

/** Loads a family by its name; undefined if there is none. */
type LoadFamily = (name: string) => Promise<Family> | undefined

/** The function that does a task. */
type RunTask = <Name extends TaskName>(
  name: Name,
  ask: Tasks[Name]['ask'],
  tell: (told: Tasks[Name]['told']) => void,
) => Promise<Tasks[Name]['answer']>

/** Makes the function that does tasks. A task fails with a PuzzleError if what it was given is wrong. */
export function makeRunTask(load: LoadFamily): RunTask {
  const familyOf = async (name: string): Promise<Family> => {
    const loading = load(name)
    if (!loading) throw new PuzzleError('unrecognized', `${quote(name)} is not a family of puzzles`)
    // A search in WebAssembly is not loaded: a puzzle is made in the same time without it.
    return loading
  }
  const runners: { [Name in TaskName]: Runner<Name> } = {
    form: async (ask) => formOf(await familyOf(ask.family), ask),
    draw: async (ask, tell) => drawPuzzle(await familyOf(ask.family), ask, tell),
    tools: async (ask) => (await import('./setBoard.ts')).settingForm(await familyOf(ask.family), ask),
    show: async (ask) => showDraft(await familyOf(ask.family), ask.draft, ask.language),
    shape: async (ask) => (await import('./setBoard.ts')).onShape(await familyOf(ask.family), ask),
    edit: async (ask) => (await import('./setBoard.ts')).edited(await familyOf(ask.family), ask),
    study: async (ask, tell) =>
      (await import('./studyPuzzle.ts')).studyDraft(await familyOf(ask.family), ask, tell),
    explain: async (ask) =>
      (await import('./explainPuzzle.ts')).explainPuzzle(await familyOf(ask.family), ask),
    fill: async (ask) => (await import('./completePuzzle.ts')).fillDraft(await familyOf(ask.family), ask),
    reduce: async (ask, tell) =>
      (await import('./completePuzzle.ts')).reduceDraft(await familyOf(ask.family), ask, tell),
    picture: async (ask) => (await import('./publishPuzzle.ts')).drawPicture(await familyOf(ask.family), ask),
    page: async (ask) => (await import('./publishPuzzle.ts')).writePage(await familyOf(ask.family), ask),
    records: async (ask) => (await import('./publishPuzzle.ts')).writeRecords(familyOf, ask),
    read: async ({ text, language }) => (await import('./readText.ts')).readText(text, language),
  }
  return (name, ask, tell) => runners[name](ask, tell)
}

type Runner<Name extends TaskName> = (
  ask: Tasks[Name]['ask'],
  tell: (told: Tasks[Name]['told']) => void,
) => Promise<Tasks[Name]['answer']>
