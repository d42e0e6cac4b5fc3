// The provenance of a run: the program, the machine and the call. A paper must state them, and times mean
// nothing without them.

import type { Environment, ResultsHeader } from '../../results.ts'
import { countOf, plainNumber } from '../numberTexts.ts'
import { type Fact, factList } from './elements.ts'

/** The facts of the provenance. `reporter` is the program that makes the report. */
export function provenance(header: ResultsHeader, reporter: string): string {
  const { program, commit, environment, machine } = header
  const facts: Fact[] = [
    ['Program', commit === undefined ? program : `${program}, commit ${commit}`],
    ...(environment ? factsOf(environment) : []),
    ...(!environment && machine !== null ? [['Machine', machine] as const] : []),
    ['Report made by', reporter],
  ]
  return factList(facts)
}

const LIMITED_BY = {
  cgroup: 'a cgroup: all processes of a command together',
  ulimit: 'ulimit -v: the address space of each process of a command',
} as const

function factsOf(environment: Environment): Fact[] {
  const { began, command, workers, os, processor, cores, memory, memoryLimit, load, node } = environment
  return [
    ['Run began', began],
    ['Command', command],
    ['Searches at a time', plainNumber(workers)],
    ['Processor', `${processor}, ${countOf(cores, 'core')}`],
    ['Memory', `${plainNumber(memory)} MB`],
    ...(memoryLimit ? [['Memory limited by', LIMITED_BY[memoryLimit]] as const] : []),
    [
      'Load before the run',
      `${load.map((one) => one.toFixed(2)).join(', ')} (averages of 1, 5 and 15 minutes)`,
    ],
    ['Operating system', os],
    ['Node', node],
  ]
}
