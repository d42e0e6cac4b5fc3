// The examples in Python: rewards by a program that stays, and the interface of reasoning-gym, of which a stub stands here for
// the package.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { MAIN } from '../support/built.ts'
import { newFolder } from '../support/folder.ts'
import { corpusPlaces, runCorpus } from '../support/tinyCorpus.ts'

const EXAMPLES = resolve(import.meta.dirname, '../../examples/reasoning')
const CHECK = [process.execPath, MAIN, 'check']
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0

/** The parts of reasoning-gym on which the example rests, with the same signatures. */
const STUB = `
from abc import ABC, abstractmethod
DATASETS = {}

class ProceduralDataset(ABC):
    def __init__(self, config, seed=None, size=500):
        config.validate()
        self.config, self.seed, self.size = config, seed, size

    def __len__(self):
        return self.size

    @abstractmethod
    def __getitem__(self, idx): ...

def register_dataset(name, dataset_cls, config_cls, curriculum_cls=None):
    assert name not in DATASETS and issubclass(dataset_cls, ProceduralDataset)
    DATASETS[name] = (dataset_cls, config_cls)

def create_dataset(name, **kwargs):
    dataset_cls, config_cls = DATASETS[name]
    return dataset_cls(config=config_cls(**kwargs))
`

const folder = newFolder()
const prompts = join(folder, 'prompts.jsonl')

beforeAll(async () => {
  const { recipe, out } = corpusPlaces()
  await runCorpus('make', recipe, '--out', out, '--workers', '1', '-q')
  await runCorpus('finish', out, '-q')
  await runCorpus('export', out, '--to', 'prompts', '--format', 'jsonl', '--out', prompts, '-q')
  mkdirSync(join(folder, 'reasoning_gym'))
  writeFileSync(join(folder, 'reasoning_gym/__init__.py'), 'from .factory import create_dataset\n')
  writeFileSync(join(folder, 'reasoning_gym/factory.py'), STUB)
}, 60_000)

const python = (...args: string[]) =>
  execFileSync('python3', args, {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: `${folder}:${EXAMPLES}`, PYTHONDONTWRITEBYTECODE: '1' },
  })

it.skipIf(!HAS_PYTHON)('rewards right replies, and no others', () => {
  const rows = readFileSync(prompts, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const right = rows.filter(({ open }) => open % 2 === 0).length
  expect(python(join(EXAMPLES, 'reward.py'), prompts, ...CHECK)).toBe(
    `${rows.length} replies, mean reward ${(right / rows.length).toFixed(3)}\n`,
  )
})

it.skipIf(!HAS_PYTHON)('is a dataset of reasoning-gym', () => {
  const script = `
import json, puzzlewright_gym, reasoning_gym
data = reasoning_gym.create_dataset("puzzlewright", path=${JSON.stringify(prompts)}, size=60, seed=1,
                                    families=["sudoku"], command=${JSON.stringify(CHECK)})
entries = [data[index] for index in range(len(data))]
right = [data.score_answer("So: " + one["answer"], one) for one in entries]
first, rest = entries[0]["answer"].split("\\n", 1)
wrong = data.score_answer(first[::-1] + "\\n" + rest, entries[0])
none = [data.score_answer(None, entries[0]), data.score_answer("no idea", entries[0])]
data.close()
print(json.dumps({"right": sum(right), "wrong": wrong, "none": none, "keys": sorted(entries[0]),
                  "families": sorted({one["metadata"]["family"] for one in entries}),
                  "different": len({one["metadata"]["id"] for one in entries})}))
`
  const told = JSON.parse(python('-c', script))
  expect(told).toMatchObject({ right: 60, none: [0, 0], keys: ['answer', 'metadata', 'question'] })
  expect(told).toMatchObject({ families: ['sudoku'], different: 16 })
  expect(told.wrong).toBeLessThan(0.5)
})
