import { parseRuleset } from '@nim/core/rules'
import { expect, it } from 'vitest'
import { discover } from '../src/discover/discover.ts'
import { discoverShortest, FURTHER_SEEDS } from '../src/discover/discover-shortest.ts'
import { leavesOf } from '../src/learn/tree.ts'

const QUICK = { positions: 300, probes: 1000 }
const about = (game: string) =>
  ({ ruleset: parseRuleset(game), play: 'normal', value: 'outcome' }) as const

it('returns a short description without searching for another one', () => {
  const steps: string[] = []
  const onStep = (doing: string): void => void steps.push(doing)
  discover(about('SN(2,{1,2})'), { ...QUICK, seed: 1, onStep })
  const once = steps.splice(0)
  const { seed } = discoverShortest(about('SN(2,{1,2})'), { ...QUICK, seed: 1, onStep })
  expect({ seed, steps }).toEqual({ seed: 1, steps: once })
})

it('returns the shortest of four descriptions if the first one is long, and the seed that finds it again', () => {
  const subject = about('SN(2,{1,2})')
  const lengths = Array.from({ length: 1 + FURTHER_SEEDS }, (_, i) => {
    const { result } = discover(subject, { ...QUICK, seed: 1 + i })
    return result.status === 'proved' ? leavesOf(result.tree) : Infinity
  })
  const { discovery, seed } = discoverShortest(subject, { ...QUICK, seed: 1 }, 0)
  if (discovery.result.status !== 'proved') throw new Error(discovery.result.status)
  expect(leavesOf(discovery.result.tree)).toBe(Math.min(...lengths))
  expect(seed).toBe(1 + lengths.indexOf(Math.min(...lengths)))
})
