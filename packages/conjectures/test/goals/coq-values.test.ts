import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Expression, parse, toText } from '@nim/presburger'
import type { Goal } from '@nim/prover/goal'
import { coqValues, type Evaluation } from '@nim/prover/points-coq'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IS_LONG, sampled } from '../../../../vitest.sample.ts'
import { hasTool } from '../../../../vitest.tools.ts'
import { casesOf } from '../../src/index.ts'
import { PROVABLE } from '../../src/goals/index.ts'

const THEORY = fileURLToPath(
  new URL('../../../../formal/theories/points/Presburger.v', import.meta.url),
)
const MOST_PILES = 4
/**
 * The limit on formulas for one case. The 127 formulas about hypergraphs of GMMV-R1 are all
 * similar.
 */
const MOST_GOALS = 10
const POSITIONS = 12
const HIGHEST = 99

function formulasOf(goal: Goal): Expression[] {
  switch (goal.kind) {
    case 'outcome':
      return [goal.isP]
    case 'remoteness':
      return [goal.remoteness]
    case 'restricted':
      return [goal.under, goal.isP, goal.given.isP]
    case 'partial':
      return [goal.isP, goal.isN]
    case 'grundy':
      return [goal.says]
    case 'implication':
      // These formulas use other numbers of a position besides its piles.
      return []
  }
}

/**
 * The distinct formulas of the sampled goals. Coq evaluates each of them at random positions with
 * small piles and with larger piles, which the seed selects.
 */
function evaluations(seed: number): Evaluation[] {
  const goals = sampled(PROVABLE, 4)
    .flatMap((provable) =>
      casesOf(provable.parameters, {}).flatMap((one) => provable.goals(one).slice(0, MOST_GOALS)),
    )
    .filter(({ variables }) => variables.length <= MOST_PILES)
  const distinct = new Map<string, Evaluation>()
  for (const goal of goals) {
    const { variables } = goal
    const pile = fc.nat(HIGHEST)
    for (const says of formulasOf(goal)) {
      const n = variables.length
      const small = fc.sample(fc.array(fc.nat(3), { minLength: n, maxLength: n }), {
        seed,
        numRuns: POSITIONS,
      })
      const large = fc.sample(fc.array(pile, { minLength: n, maxLength: n }), {
        seed,
        numRuns: POSITIONS,
      })
      const at = [...small, ...large].map((x) => x.toSorted((a, b) => a - b))
      distinct.set(`${variables.join()} ${toText(says)}`, { variables, says, at })
    }
  }
  return [...distinct.values()]
}

describe.skipIf(!hasTool('coqc'))('Coq (if coqc is on PATH)', () => {
  let directory = ''
  const coqc = (text: string): { status: number | null; stderr: string } => {
    const file = join(directory, 'Values.v')
    writeFileSync(file, text)
    return spawnSync('coqc', ['-q', '-Q', directory, 'NimLab', file], { encoding: 'utf8' })
  }

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'nimlab-coq-values-'))
    copyFileSync(THEORY, join(directory, 'Presburger.v'))
    execFileSync('coqc', ['-q', '-Q', directory, 'NimLab', join(directory, 'Presburger.v')])
  })
  afterAll(() => {
    rmSync(directory, { recursive: true })
  })

  it('accepts the values that TypeScript computes for all goals', () => {
    const seed = Number(process.env['NIMLAB_SEED'] ?? 0)
    const all = evaluations(seed)
    expect(all.length).toBeGreaterThan(IS_LONG ? 100 : 10)
    expect(coqc(coqValues(all)), `seed ${seed}`).toMatchObject({ status: 0, stderr: '' })
  })

  it('rejects a changed value', () => {
    const text = coqValues([{ variables: ['x1'], says: parse('x1 = 0'), at: [[0], [1]] }])
    expect(coqc(text).status).toBe(0)
    const changed = text.replace('= [true', '= [false')
    expect(changed).not.toBe(text)
    expect(coqc(changed)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/Unable to unify/),
    })
  })
})
