import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import { inProcessOfItsOwn } from '../run-command.ts'

const ROUNDS = IS_LONG ? 20 : 1
const AT_ONCE = 4
/** The time limit for twenty rounds. The time depends on the machine. */
const TIMEOUT = 3_600_000

const root = mkdtempSync(join(tmpdir(), 'nimlab-simultaneous-'))
afterAll(() => rmSync(root, { recursive: true }))

const SWEEP = ['sweep', 'run', 'GMMV-Claim7', '--max', '6', '--out', 'OUT']

interface Call {
  readonly name: string
  /** The command that writes to the folder OUT. */
  readonly words: readonly string[]
  /** The command that creates this folder first. */
  readonly before?: readonly string[]
}

const CALLS: readonly Call[] = [
  { name: 'sweep merge', words: ['sweep', 'merge', 'OUT'], before: SWEEP },
  { name: 'prove', words: ['prove', 'GMMV-App-fix', '--by', 'points', '--certificate', 'OUT'] },
  { name: 'atlas', words: ['atlas', 'NIM', '--n', '1..2', '--out', 'OUT'] },
]

/**
 * The files of a folder without the parts that differ between runs, which are durations, and
 * checksums that depend on durations.
 */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [
        name,
        readFileSync(join(folder, name), 'latin1').replaceAll(/"seconds": ?[\d.e-]+/g, ''),
      ]),
  )
}

it.each(sampled(CALLS, CALLS.length))(
  `${AT_ONCE} simultaneous runs of $name in one folder end with 0, 1 or 2, and leave the files of a single run`,
  { timeout: TIMEOUT },
  async ({ name, words, before }) => {
    const run = (folder: string, asked: readonly string[]): ReturnType<typeof inProcessOfItsOwn> =>
      inProcessOfItsOwn(...asked.map((word) => (word === 'OUT' ? folder : word)))
    const prepared = join(root, `${name} before`)
    if (before !== undefined) await run(prepared, before)
    const copy = (to: string): string => {
      if (before !== undefined) cpSync(prepared, to, { recursive: true })
      return to
    }
    const alone = copy(join(root, `${name} alone`))
    const usual = await run(alone, words)
    expect([0, 1]).toContain(usual.code)
    for (let round = 0; round < ROUNDS; round++) {
      const folder = copy(join(root, `${name} ${round}`))
      // oxlint-disable-next-line no-await-in-loop -- the rounds must run one after another
      const ended = await Promise.all(Array.from({ length: AT_ONCE }, () => run(folder, words)))
      for (const { code, stderr } of ended) {
        expect([usual.code, 2], stderr).toContain(code)
        expect(stderr).not.toMatch(/internal error|\n\s+at /)
      }
      expect(ended.map(({ code }) => code)).toContain(usual.code)
      expect(filesIn(folder)).toEqual(filesIn(alone))
    }
  },
)
