import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeKey, nextKey, remotenessKeys } from '../src/task/remoteness-key.ts'

/** The remoteness that REF-1 assigns to a position whose options have these values. */
function byDefinition(options: readonly number[], play: 'normal' | 'misere'): number {
  if (options.length === 0) return 0
  const good = options.filter((r) => r % 2 === (play === 'normal' ? 0 : 1))
  return 1 + (good.length > 0 ? Math.min(...good) : Math.max(...options))
}

it('the smallest key of the options determines the key of the position, for every remoteness', () => {
  const cases = fc.constantFrom(1, 2, 4).chain((bytes) =>
    fc.record({
      bytes: fc.constant(bytes),
      play: fc.constantFrom('normal' as const, 'misere' as const),
      options: fc.array(fc.nat({ max: bytes === 4 ? 2 ** 31 - 4 : 2 ** (8 * bytes) - 3 }), {
        maxLength: 6,
      }),
    }),
  )
  fc.assert(
    fc.property(cases, ({ bytes, play, options }) => {
      const keys = remotenessKeys(bytes, play)
      const { none, shift, terminal } = keys
      const keyOf = (r: number): number => {
        const even = play === 'normal' ? r : r - 1
        return even % 2 === 0 ? even / 2 : none - (even + 1) / 2
      }
      for (const r of options) expect(decodeKey(keyOf(r), keys)).toBe(r)
      const best = Math.min(none, ...options.map(keyOf))
      const key = options.length === 0 ? terminal : nextKey(best, none, shift)
      expect(decodeKey(key, keys)).toBe(byDefinition(options, play))
    }),
    { numRuns: 2000 },
  )
})
