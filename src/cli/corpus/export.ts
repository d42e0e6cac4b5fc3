import { type Command, InvalidArgumentError, Option } from 'commander'
import { EXPORT_FORMATS } from '../../corpus/columns.ts'
import { parseSplitParts } from '../../corpus/splitParts.ts'
import { asUsage, fileName } from '../shared/options.ts'
import { STANDARD_OUTPUT } from '../shared/output.ts'
import { answeringCorpus } from './answering.ts'
import type { ExportOptions } from './exportFiles.ts'

export function addExport(corpus: Command): void {
  corpus
    .command('export')
    .argument(
      '<corpus>',
      'folder of a corpus, or a file of records, or of Parquet or compact jsonl by corpus export',
    )
    .addOption(
      new Option('--format <name>', 'format of the file').choices(EXPORT_FORMATS).makeOptionMandatory(),
    )
    .requiredOption('-o, --out <file>', 'file to write', exportedFile)
    .option(
      '--compact',
      'leave out what can be derived: text, solution, seed and made name; jsonl of such Parquet or jsonl has them again, CSV is not read back',
    )
    .option(
      '--parts <list>',
      'divide the puzzles without twins across, such as train=80%,validation=10%,test=10%; each part gets a file FILE-PART',
      (text: string) => asUsage(() => parseSplitParts(text)),
    )
    .option('--seed <text>', 'the seed of the division', 'split')
    .option('-q, --quiet', 'print neither progress nor summary')
    .action((path: string, options: ExportOptions, command: Command) =>
      answeringCorpus(async () => (await import('./exportFiles.ts')).exportFiles(path, options, command)),
    )
}

/** Reads the name of the file, which has a data card beside it. */
function exportedFile(text: string): string {
  if (text !== STANDARD_OUTPUT) return fileName(text)
  throw new InvalidArgumentError('expected a file, since a data card is written beside it')
}
