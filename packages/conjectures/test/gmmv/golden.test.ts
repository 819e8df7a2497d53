import { mMoveByText } from '@nim/core/exact-slow/definitions'
import { exactSlowNim } from '@nim/core/rules'
import { describe, expect, it } from 'vitest'
import golden from '../../../../golden/remoteness.json' with { type: 'json' }
import { DEFAULT_LIMITS } from '../../src/claim/claim.ts'
import { basicBoundBelow } from '../../src/facts/exact-slow/basic.ts'
import { criticalByR } from '../../src/facts/exact-slow/critical.ts'
import type { GameOnBox } from '../../src/facts/fact.ts'
import { gameOnBox } from '../../src/facts/game-on-box.ts'

interface Entry {
  readonly id: string
  readonly kind: string
  readonly n: number
  readonly k: number
  readonly max?: number
  readonly position?: readonly (number | string)[]
  readonly play?: readonly (readonly number[])[]
  readonly moves?: number
  readonly m_from?: number
  readonly counts?: readonly number[]
  readonly B?: number
}

const entries = golden.entries as unknown as readonly Entry[]
const ofKind = (kind: string): (readonly [string, Entry])[] =>
  entries.filter((entry) => entry.kind === kind).map((entry) => [entry.id, entry])

function gameUpTo(n: number, k: number, max: number): GameOnBox {
  return gameOnBox(exactSlowNim(n, k), { kind: 'box', max }, DEFAULT_LIMITS)
}

describe('golden vectors', () => {
  it.each(ofKind('critical_count'))('%s: numbers of m-critical positions', (_, entry) => {
    const { n, k, max, m_from: from, counts } = entry
    const found = new Array<number>(counts!.length).fill(0)
    for (const m of Array.from(gameUpTo(n, k, max!).column(criticalByR))) {
      if (m >= from! && m < from! + found.length) found[m - from!]!++
    }
    expect(found).toEqual(counts)
  })

  it.each(ofKind('m_sequence'))('%s: the play by the text of the M-rule', (_, { play, moves }) => {
    play!.slice(1).forEach((next, i) => expect(mMoveByText(play![i]!)).toEqual(next))
    expect(play!.length - 1).toBe(moves)
    expect(play!.at(-1)![1]).toBe(0)
  })

  it.each(ofKind('basic_bound'))('%s: B by its definition', (_, { n, position, B }) => {
    const x = position!.map(Number)
    const game = gameUpTo(n, n - 1, x.at(-1)!)
    expect(game.column(basicBoundBelow)[game.box.rank(x)]).toBe(B)
  })
})
