import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasTool } from '../../../../vitest.tools.ts'
import { embeddedZ3, nativeCvc5, nativeZ3, prove } from '../../src/index.ts'
import { liar } from '../control/liar.ts'
import { PATH } from '../goals/goals.ts'
import { unhurried } from './unhurried.ts'

const all = [embeddedZ3(), nativeZ3(), nativeCvc5()].map(unhurried)
const present = all.filter(({ name }) => name === 'z3-wasm' || hasTool(name))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nim-memory-'))
})
afterAll(async () => {
  await Promise.all(all.map((solver) => solver.close()))
  await rm(folder, { recursive: true })
})

/** An executable that replaces z3. The executable runs this body before it answers `unsat`. */
async function fake(name: string, body: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(
    file,
    `#!/bin/sh\n[ "$1" = --version ] && { echo fake; exit 0; }\ncat > /dev/null\n${body}\necho unsat\n`,
  )
  await chmod(file, 0o755)
  return file
}

describe.each(present.map((solver) => [solver.name, solver] as const))('%s', (_, solver) => {
  it('proves nothing with too little memory, and reports the failure', async () => {
    const { verdict, reason, counts } = await prove(PATH, { solver, memoryMb: 8 })
    expect(verdict).toBe('incomplete')
    expect(reason).toMatch(/^obligation no-move-1\.2-\d+: (error|unknown), ./)
    expect(counts).toMatchObject({ unsat: 0, open: 4 })
  })

  it('finds the proof with enough memory', async () => {
    expect((await prove(PATH, { solver, memoryMb: 1024 })).verdict).toBe('proved')
  })
})

describe('an executable with a limit on memory', () => {
  it('gets exactly that address space', async () => {
    const seen = join(folder, 'seen')
    const solver = liar(unhurried(nativeZ3(await fake('tells', `ulimit -v > '${seen}'`))))
    expect((await prove(PATH, { solver, memoryMb: 300 })).verdict).toBe('proved')
    expect(await readFile(seen, 'utf8')).toBe(`${300 * 1024}\n`)
    await prove(PATH, { solver })
    expect(await readFile(seen, 'utf8')).not.toBe(`${300 * 1024}\n`)
  })

  it('is not trusted if it needs more memory', async () => {
    const solver = liar(
      unhurried(nativeZ3(await fake('grows', "x=$(head -c 100000000 /dev/zero | tr '\\0' a)"))),
    )
    const { verdict, reason } = await prove(PATH, { solver, memoryMb: 64 })
    expect(verdict).toBe('incomplete')
    expect(reason).toMatch(/error, ended with \w+, limited to 64 MiB/)
    expect((await prove(PATH, { solver })).verdict).toBe('proved')
  })

  it('can have any characters in its name, which no shell interprets', async () => {
    const name = 'a "b" \'c\' $(touch made) `touch made`; touch made'
    const solver = liar(unhurried(nativeZ3(await fake(name, 'true'))))
    expect((await prove(PATH, { solver, memoryMb: 300 })).verdict).toBe('proved')
    expect(await readdir(folder)).not.toContain('made')
    expect(await readdir('.')).not.toContain('made')
  })

  it('causes an error if it does not exist', async () => {
    const solver = nativeZ3(join(folder, 'absent'))
    expect(await solver.check('(check-sat)\n', { memoryMb: 300 })).toMatchObject({
      status: 'error',
    })
  })
})
