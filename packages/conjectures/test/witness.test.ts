import { describe, expect, it } from 'vitest'
import { formatWitness } from '../src/claim/format-witness.ts'

describe('a formatted witness', () => {
  it.each([
    [{ x: [0, 1, 1], d: [] }, 'x=(0,1,1) d=()'],
    [{ differences: [[1], [2]] }, 'differences=((1),(2))'],
    [{ drop: null, isMet: false }, 'drop=none isMet=false'],
    [{ seen: { period: 2, preperiod: 0 } }, 'seen=(period=2 preperiod=0)'],
    [{ entry: 'the point 12,19', printed: 'winning' }, 'entry="the point 12,19" printed=winning'],
  ])('contains its values without JSON: %j', (witness, words) => {
    expect(formatWitness({ witness })).toBe(words)
  })

  it('is the position if there is one', () => {
    expect(formatWitness({ position: [1, 2] })).toBe('1,2')
  })
})
