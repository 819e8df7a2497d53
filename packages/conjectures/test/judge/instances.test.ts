import { describe, expect, it } from 'vitest'
import type { FixedDomain } from '../../src/claim/verdict.ts'
import { type InstancesClaim, instances } from '../../src/judge/instances.ts'
import { streamHeader } from '../../src/judge/stream-header.ts'
import { valueTally } from '../../src/judge/value-tally.ts'

const POSITIONS = [
  [0, 9],
  [2, 2],
  [1, 3],
  [5, 5],
]

const CLAIM: InstancesClaim<Record<string, never>, FixedDomain, readonly number[]> = {
  id: 'GN-X',
  kind: 'remark',
  at: 'nowhere',
  paperStatus: 'asserted',
  title: 'a title',
  statement: 'the largest pile is above 3',
  domain: () => ({ kind: 'fixed' }),
  instances: () => POSITIONS,
  digest: (x) => x[1]!,
  position: (x) => x,
  printed: (x) => (x[0] === 5 ? null : x[1]! > 3),
}

describe('listed positions', () => {
  it('are reported in the order of the list, or by their sum', () => {
    const listed = instances(CLAIM).check({}, { kind: 'fixed' })
    const bySum = instances({ ...CLAIM, words: 'position' }).check({}, { kind: 'fixed' })
    expect(listed).toMatchObject({ checked: 3, failures: 2, counterexample: { position: [2, 2] } })
    expect(bySum).toMatchObject({ checked: 3, failures: 2, counterexample: { position: [1, 3] } })
  })

  it('are digested as the positions of a box if that is asked for', () => {
    const { digest } = instances({ ...CLAIM, words: 'position' }).check({}, { kind: 'fixed' })
    const tally = valueTally(streamHeader('GN-X', {}, { kind: 'fixed' }))
    for (const x of POSITIONS.slice(0, 3)) tally.test(x, x[1]! > 3, x[1]!, 0)
    expect(digest).toBe(tally.result('m', () => ({ expected: 0, actual: 0, explain: '' })).digest)
  })
})
