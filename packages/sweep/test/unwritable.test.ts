import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gather, mergeSweep, readDirectory, unfold, writeSlurm } from '../src/index.ts'
import { MEMORY, PLAN, runIn, temporary } from './sweep-fixture.ts'

const folder = temporary()
const directory = folder.at('sweep')
const file = folder.at('file')

beforeAll(async () => {
  await runIn(directory)
  writeFileSync(file, '')
})
afterAll(() => folder.remove())

async function slurmIn(into: string): Promise<unknown> {
  const options = { memory: MEMORY, threads: 1, time: '1', command: 'nimlab' }
  return writeSlurm({ ...options, directory: into, sweep: await unfold(PLAN) })
}

describe('a step reports an obstacle to writing before it starts to work', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['results.jsonl', () => mergeSweep(directory)],
    ['summary.json', () => mergeSweep(directory)],
    ['sweep.slurm', () => slurmIn(directory)],
  ])('if %s is a folder', async (name, step) => {
    const path = join(directory, name)
    mkdirSync(path)
    const before = readdirSync(directory)
    await expect(step()).rejects.toThrow(new RegExp(`^sweep directory '.*': ${name} is a folder$`))
    expect(readdirSync(directory)).toEqual(before)
    rmSync(path, { recursive: true })
  })

  it.each<[string, (into: string) => Promise<unknown>]>([
    ['merge', (into) => gather(into, [directory])],
    ['slurm', slurmIn],
  ])('if %s would create a directory inside a file', async (_, step) => {
    await expect(step(join(file, 'new'))).rejects.toThrow(/file is not a folder$/)
  })

  it('if a file has the name of the directory', async () => {
    await expect(readDirectory(file)).rejects.toThrow(/there is no such directory/)
    await expect(mergeSweep(file)).rejects.toThrow(RangeError)
    expect(existsSync(join(directory, 'results.jsonl'))).toBe(false)
  })
})
