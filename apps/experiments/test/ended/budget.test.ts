import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '@nim/core/random'
import { parseSoFarLine } from '@nim/discovery'
import { checkShifts } from '@nim/prover/shift-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import { EXIT, type ExitCode } from '../../src/exit-code.ts'
import { type CommandBudget, StoppedError, withinBudget } from '../../src/terminal/budget.ts'
import { type Ended, inProcessOfItsOwn, interruptedOnce, jsonLines } from '../run-command.ts'

const directory = mkdtempSync(join(tmpdir(), 'nimlab-budget-'))
const at = (name: string): string => join(directory, name)

/**
 * A module with five piles in a circle. A move takes one stone from each of several adjacent piles.
 * `sizes` lists the numbers of piles that a move may touch.
 */
function circleOf(...sizes: readonly number[]): string {
  const piles = [0, 1, 2, 3, 4]
  const moves = sizes.flatMap((size) =>
    piles.map((first) => piles.map((pile) => Number((pile - first + 5) % 5 < size))),
  )
  return `export default { piles: 5, moves: ${JSON.stringify(moves)} }`
}

beforeAll(() => {
  writeFileSync(at('circle.mjs'), circleOf(2))
  writeFileSync(at('one-or-three.mjs'), circleOf(1, 3))
})
afterAll(() => rmSync(directory, { recursive: true }))

/** Searches. The first search takes hours, and the others take at least a few seconds. */
const LONG = [
  ['discover', at('circle.mjs')],
  ['discover', at('one-or-three.mjs')],
  ['discover', 'HNIM(4;{1,2},{2,3},{3,4})', '--misere'],
]

/**
 * Checks the output of a discovery that the test stopped. On a fast machine, the discovery may have
 * finished before the test stopped it.
 * @param why the last line of stderr if the discovery had not finished
 */
function requirePartial({ code, stdout, stderr }: Ended, why: string): void {
  expect(stdout).not.toBe('')
  if (!stderr.endsWith(`${why}\n`)) {
    expect(stdout, stderr).not.toContain('not finished')
    return
  }
  expect(code, stderr).toBe(EXIT.incomplete)
  expect(stdout).toMatch(/^HNIM\(.*play: P-positions\n\nnot finished: the search was /)
  expect(stdout).toMatch(/\nregions settled: \d+ of \d+\n/)
  expect(stderr).not.toMatch(/[0-9a-f]{64}/)
}

describe('the time limit --seconds', () => {
  it.each(sampled(LONG, 3))(
    'ends nimlab %s %s, which prints its results so far',
    async (...args) => {
      const ended = await inProcessOfItsOwn(...args, '--seconds', '2')
      requirePartial(ended, 'the 2 seconds of --seconds are over')
    },
  )

  it('ends a search with one line of JSON that matches the schema', async () => {
    const { stdout, code } = await inProcessOfItsOwn(...LONG[0]!, '--json', '--seconds', '1')
    expect(code).toBe(EXIT.incomplete)
    expect(parseSoFarLine(stdout.trimEnd())).toMatchObject({ status: 'stopped', strata: 32 })
  })

  it('ends a search with its shift rules in this line if they solve the game', async () => {
    const args = ['discover', 'SN(4,{2,4})', '--misere', '--json', '--seconds', '3']
    const { stdout, code } = await inProcessOfItsOwn(...args)
    expect(code).toBe(EXIT.incomplete)
    const { shifts, doing } = parseSoFarLine(stdout.trimEnd())
    // On a busy machine, the command may end before it has checked the rules.
    if (doing === 'searching for shift rules' && shifts === undefined) return
    expect(checkShifts(shifts)).toMatchObject({ accepted: true, ruleset: 'SN(4,{2,4})' })
  })

  it('ends a proof with a record for each of its cases', async () => {
    // The case n = 30 takes hours.
    const args = ['prove', 'dh-t6.1', '--n', '2..30', '--by', 'points', '--json', '--seconds', '1']
    const { stdout, code } = await inProcessOfItsOwn(...args)
    expect(code).toBe(EXIT.incomplete)
    const records = jsonLines(stdout)
    const cases = Array.from({ length: 29 }, (_, i) => ({ n: i + 2 }))
    expect(records.map((record) => record['case'])).toEqual(cases)
    expect(records.at(-1)).toMatchObject({ verdict: 'incomplete', claim: 'DH-T6.1' })
  })

  it('limits the boxes and the proof of a formula together', async () => {
    const args = ['test', 'SN(30,{1})', '--says', 'sum == 0 (mod 2)', '--max', '1', '--prove']
    const { stdout, code } = await inProcessOfItsOwn(...args, '--json', '--seconds', '1')
    expect(code).toBe(EXIT.incomplete)
    expect(jsonLines(stdout)).toMatchObject([
      { domain: { kind: 'box', max: 1 }, verdict: 'holds' },
      { domain: { kind: 'all' }, verdict: 'incomplete' },
    ])
  })

  it('ends an atlas, and the same command can continue it', async () => {
    const args = ['atlas', 'HNIM', '--n', '4', '--out', at('atlas'), '--seconds', '1']
    const { stdout, code } = await inProcessOfItsOwn(...args)
    expect(code).toBe(EXIT.incomplete)
    expect(stdout).toMatch(/not finished +\d+\n$/)
  })
})

describe('Ctrl-C at any moment', () => {
  const random = seededRandom(Number(process.env['NIMLAB_SEED'] ?? 0))
  const moments = Array.from({ length: IS_LONG ? 10 : 2 }, () => Math.floor(random() * 10_000))

  it.each(moments)(
    'leads to the results so far if it comes %i ms after the first line',
    async (moment) => {
      const args = LONG[moment % LONG.length]!
      let first: Promise<void> | null = null
      let isReady = false
      const ended = await interruptedOnce(args, (stderr) => {
        if (stderr !== '') first ??= wait(moment).then(() => void (isReady = true))
        return isReady
      })
      requirePartial(ended, 'interrupted')
    },
  )
})

describe('withinBudget', () => {
  /** @returns the exit code and the output */
  async function ran(
    clock: () => number,
    work: (budget: CommandBudget) => Promise<ExitCode>,
  ): Promise<{ readonly code: number; readonly written: string }> {
    let written = ''
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written += String(text)
      return true
    })
    try {
      return { code: await withinBudget({ seconds: 3, clock }, work), written }
    } finally {
      spy.mockRestore()
    }
  }

  /**
   * Checks the budget in each of ten steps, stores the number of the step, and prints a line at the
   * end.
   */
  function tenSteps(budget: CommandBudget): Promise<ExitCode> {
    for (let step = 1; step <= 10; step++) {
      if (budget.stop.aborted) return Promise.reject(budget.stop.reason)
      budget.keep(`step ${step}`)
    }
    budget.print('all steps')
    return Promise.resolve(EXIT.ok)
  }

  it('ends work by the given clock, and prints the stored text', async () => {
    let now = 0
    const secondEachLook = (): number => 1000 * now++
    expect(await ran(secondEachLook, tenSteps)).toEqual({ code: 3, written: 'step 2\n' })
    expect(await ran(() => 0, tenSteps)).toEqual({ code: 0, written: 'all steps\n' })
  })

  it('prints the stored text if the work cannot continue, and rethrows other errors', async () => {
    const failing = (error: Error) => (budget: CommandBudget) => {
      budget.keep('half')
      return Promise.reject(error)
    }
    const stopped = await ran(() => 0, failing(new StoppedError('a table is too large')))
    expect(stopped).toEqual({ code: 3, written: 'half\n' })
    await expect(ran(() => 0, failing(new Error('a mistake')))).rejects.toThrow('a mistake')
  })
})
