// The parts of a data card about prompts: their columns, the ladder of degrees, and how programs read and check them.

import { plainNumber } from '../../bench/report/numberTexts.ts'
import { RUNGS } from '../../grader/stars.ts'
import type { Language } from '../../words/languages.ts'
import { CANARY, PROMPT_COLUMNS } from './promptRows.ts'

/** The facts about prompts for a card. */
export interface PromptFacts {
  /** The language of the questions. */
  readonly language: Language
  /** The number of puzzles on each rung of the ladder of degrees. */
  readonly rungs: readonly number[]
}

/** The columns of prompts. */
export function promptColumns(): string {
  const rows = PROMPT_COLUMNS.map(({ name, type, meaning }) => `| \`${name}\` | ${type} | ${meaning} |`)
  return `## Columns

| column | type | meaning |
| --- | --- | --- |
${rows.join('\n')}`
}

/** How the prompts are meant to be used. */
export function promptsPart({ rungs }: PromptFacts, file: string): string {
  return `## Prompts

A question states the rules in full. Its board is given in rows with the names of rows and columns, and the clues that such a board does not show (cages, lines, dots, numbers beside the board) are listed with the names of their cells.

Every board that keeps the rules is right. \`puzzlewright check\` judges whole replies by the rules: it finds the board in prose, tables and blocks of code.

\`\`\`sh
echo '{"id":"…","answer":"…"}' | puzzlewright check
\`\`\`

${ladder(rungs)}

\`\`\`python
${reading(file)}
\`\`\`

Each row has this text, so that these prompts can be found in data that was collected elsewhere: \`${CANARY}\`. Please keep it in copies, and leave rows with it out of data on which models are trained before they are tested with these prompts.`
}

function ladder(rungs: readonly number[]): string {
  const rows = rungs.map((puzzles, index) => {
    const [from, to] = [Math.ceil(RUNGS[index]), RUNGS[index + 1]]
    const degrees = to === undefined ? `${from} and more` : `${from} to ${Math.floor(to)}`
    return `| ${index + 1} | ${degrees} | ${1 + (index >> 1)} | ${plainNumber(puzzles)} |`
  })
  return `The ladder of difficulty rests on degrees, which follow the work of a person, and not on the number of empty cells:

| rung | degrees | stars | puzzles |
| --- | --- | --- | --- |
${rows.join('\n')}`
}

/** Lines of Python that read a file. */
function reading(name: string): string {
  const file = JSON.stringify(name)
  if (name.endsWith('.parquet')) {
    return `import pandas, pyarrow.parquet
rows = pandas.read_parquet(${file})
table = pyarrow.parquet.read_table(${file})`
  }
  return `import json, pandas, pyarrow.json
rows = [json.loads(line) for line in open(${file}, encoding="utf-8")]
frame = pandas.read_json(${file}, lines=True)
table = pyarrow.json.read_json(${file})`
}
