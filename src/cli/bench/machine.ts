// The machine on which times are measured.

import { cpus } from 'node:os'
import { count } from '../../families/notationText.ts'

/** The processor, the number of its cores, and the version of Node. */
export function machineName(): string {
  const cores = cpus()
  const model = cores[0]?.model.replace(/\s+/g, ' ').trim() || process.arch
  return `${model}, ${count(cores.length, 'core')}, Node ${process.versions.node}`
}
