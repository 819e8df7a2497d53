import { parseRuleset } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import type { BoxDomain } from '../../src/claim/verdict.ts'
import { verdictRecord, type VerdictRecord } from '../../src/record/verdict-record.ts'
import {
  formulaClaim,
  type GameFormula,
  gameFormula,
  growBoxes,
  type GrowLimits,
  type GrowStep,
} from '../../src/formula-claims/index.ts'

const LIMITS: GrowLimits = { positions: 2000, memory: 2 ** 20 }

const about = (says: string): GameFormula => gameFormula(parseRuleset('NIM(4,3)'), says, 'normal')

/** Judges a box in this thread. */
function judged(says: string, domain: BoxDomain): Promise<VerdictRecord> {
  const { id, case: parameters } = about(says)
  const claim = formulaClaim(id)
  const result = claim.check(parameters, domain)
  return Promise.resolve(verdictRecord(claim, { case: parameters, domain }, result))
}

/** Judges growing boxes. Returns the records and the reason for the end. */
async function grown(says: string, limits: Partial<GrowLimits> = {}, step: Partial<GrowStep> = {}) {
  const asked = about(says)
  const told: VerdictRecord[] = []
  const { records, stopped } = await growBoxes(
    asked,
    formulaClaim(asked.id),
    { ...LIMITS, ...limits },
    {
      signal: new AbortController().signal,
      judge: (domain) => judged(says, domain),
      onRecord: (record) => told.push(record),
      ...step,
    },
  )
  expect(told).toEqual(records)
  const boxes = records.map(({ domain, verdict }) => [domain.kind === 'box' && domain.max, verdict])
  return { boxes, stopped, last: records.at(-1)?.counterexample?.position }
}

const TRUE = 'x1 >= 0 if false'

describe('growBoxes', () => {
  it('doubles the box until a counterexample appears', async () => {
    expect(await grown('sum <= 8 and o == 0 or sum > 8')).toMatchObject({
      stopped: 'refuted',
      boxes: [[4, 'refuted']],
    })
    const second = await grown('value >= 0 if x4 <= 4; value < 0 if x4 >= 7')
    expect(second).toMatchObject({
      stopped: 'refuted',
      boxes: [
        [4, 'holds'],
        [8, 'refuted'],
      ],
      last: [0, 0, 0, 7],
    })
  })

  it('stops at the limits', async () => {
    expect(await grown(TRUE)).toMatchObject({
      stopped: 'positions',
      boxes: [
        [4, 'vacuous'],
        [8, 'vacuous'],
      ],
    })
    expect(await grown(TRUE, { memory: 10 })).toMatchObject({ stopped: 'memory', boxes: [] })
    expect(await grown(TRUE, { seconds: 0 })).toMatchObject({ stopped: 'seconds', boxes: [] })
    expect(await grown(TRUE, { max: 3 })).toMatchObject({
      stopped: 'asked',
      boxes: [[3, 'vacuous']],
    })
    expect(await grown(`${2 ** 51}*x1 >= 0 if false`)).toMatchObject({ stopped: 'numbers' })
  })

  it('stops on request, and passes on any other error', async () => {
    const stop = new AbortController()
    const judge: GrowStep['judge'] = () => {
      stop.abort()
      return Promise.reject(new Error('stopped'))
    }
    expect(await grown(TRUE, {}, { judge, signal: stop.signal })).toMatchObject({
      stopped: 'interrupted',
      boxes: [],
    })
    expect(await grown(TRUE, {}, { signal: AbortSignal.abort() })).toMatchObject({
      stopped: 'interrupted',
      boxes: [],
    })
    const broken = (): Promise<never> => Promise.reject(new Error('no table'))
    await expect(grown(TRUE, {}, { judge: broken })).rejects.toThrow('no table')
  })

  it('passes the remaining time and the previous record to the judge', async () => {
    const lefts: number[] = []
    const befores: (number | undefined)[] = []
    const judge: GrowStep['judge'] = (domain, left, before) => {
      lefts.push(left)
      befores.push(before?.checked)
      return judged(TRUE, domain)
    }
    await grown(TRUE, { seconds: 100 }, { judge })
    expect(lefts.every((left) => left > 0 && left <= 100_000)).toBe(true)
    expect(befores).toEqual([undefined, 0])
  })
})
