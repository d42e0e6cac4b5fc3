import { type Command, Option } from 'commander'
import { viewedType } from '../../corpus/columnSql.ts'
import { columnsOf } from '../../corpus/columns.ts'
import { PuzzleError } from '../../families/error.ts'
import { complain, EXIT, flush, hanging } from '../shared/output.ts'
import { type AnswerForm, makeAnswerPrinter } from './printAnswer.ts'

interface QueryOptions {
  readonly json?: true
  readonly csv?: true
}

export function addQuery(corpus: Command): void {
  corpus
    .command('query')
    .argument(
      '<corpus>',
      'folder of a corpus, or a file of records, or of Parquet or compact jsonl by corpus export',
    )
    .argument('<sql>', 'one SELECT statement')
    .option('--json', 'print each row as a line of JSON')
    .addOption(new Option('--csv', 'print comma-separated values').conflicts('json'))
    .addHelpText('after', `\nColumns of puzzles:\n${columnList()}`)
    .action(query)
}

/** The width of the list of columns, as of the rest of the help. */
const HELP_WIDTH = 80

function columnList(): string {
  return columnsOf('whole')
    .map((column) => {
      const name = `  ${column.name.padEnd(26)}`
      return hanging(name, `${viewedType(column)}: ${column.meaning}`, HELP_WIDTH)
    })
    .join('\n')
}

async function query(path: string, sql: string, options: QueryOptions): Promise<void> {
  const form: AnswerForm = options.json ? 'json' : options.csv ? 'csv' : 'table'
  const printer = makeAnswerPrinter(form)
  try {
    const { warnUnfinished } = await import('./warnUnfinished.ts')
    warnUnfinished(path)
    const { queryCorpus } = await import('../../runs/corpora/queryCorpus.ts')
    await queryCorpus(path, sql, { columns: printer.columns, rows: printer.rows })
    printer.end()
    await flush()
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    await flush()
    complain(error.code === 'value' ? 'SQL' : path, error)
    process.exitCode = error.code === 'value' ? EXIT.usage : EXIT.badInput
  }
}
