import type { Command } from 'commander'
export function addExport(corpus: Command): void {
  void corpus
}
