import { describe, expect, it } from 'vitest'
import { linearCongruence, seededRandom } from '../../src/random/index.ts'

describe('the random sequences that committed digests depend on', () => {
  it('seededRandom begins with the same numbers on every machine', () => {
    const random = seededRandom(18)
    const numbers = Array.from({ length: 4 }, () => Math.floor(random() * 1000))
    expect(numbers).toEqual([398, 603, 526, 198])
  })

  it('linearCongruence begins with the same numbers on every machine', () => {
    const next = linearCongruence(1)
    expect(Array.from({ length: 3 }, next)).toEqual([1_015_568_748, 1_586_005_467, 2_165_703_038])
  })
})
