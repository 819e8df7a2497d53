import { describe, expect, it } from 'vitest'
import { example, type Example } from '../../src/judge/example.ts'
import { inParts } from '../../src/judge/by-case.ts'
import { instanceTally } from '../../src/judge/instance-tally.ts'
import { onFiniteGames } from '../../src/judge/on-finite-games.ts'
import { statedBy } from '../../src/judge/stated-by-case.ts'
import { streamHeader } from '../../src/judge/stream-header.ts'
import { values } from '../../src/judge/values.ts'

const CARD = {
  id: 'GN-X',
  kind: 'example',
  at: 'nowhere',
  title: 'a title',
  statement: 'as printed',
} as const
const FIXED = { kind: 'fixed' } as const

/** FNV-1a by its definition, with bigints. */
function fnv(text: string): number {
  let hash = 2166136261n
  for (const character of text) {
    hash = ((hash ^ BigInt(character.charCodeAt(0))) * 16777619n) % 2n ** 32n
  }
  return Number(hash)
}

describe('a printed example', () => {
  const claim: Example = {
    ...CARD,
    printed: { R: 3, options: [[0, 1]], name: 'P' },
    computed: () => ({ R: 3, options: [[0, 1]], name: 'P', more: 1 }),
    wrong: { R: 4 },
    data: () => ({ steps: 2 }),
  }

  it('is compared value by value, and digested by the text of the computed values', () => {
    const found = example(claim).check({}, FIXED)
    const tally = instanceTally(streamHeader('GN-X', {}, FIXED))
    for (const text of ['3', '[[0,1]]', '"P"']) {
      tally.test(
        true,
        () => fnv(text),
        () => expect.unreachable(),
        undefined,
        false,
      )
    }
    expect(found).toEqual({ ...tally.result('definition'), data: { steps: 2 } })
    expect(found).toMatchObject({ verdict: 'holds', checked: 3 })
    expect(example(claim).cost({}, FIXED).positions).toBe(3n)
  })

  it('is refuted by the first computed value that differs, and so is a mutation of the example', () => {
    const other = example({ ...claim, computed: () => ({ R: 3, options: [[0, 2]], name: 'N' }) })
    expect(other.check({}, FIXED)).toMatchObject({
      verdict: 'refuted',
      failures: 2,
      counterexample: {
        witness: { fact: 'options' },
        expected: '[[0,1]]',
        actual: '[[0,2]]',
        explain: 'printed is options: [[0,1]], computed [[0,2]]',
      },
    })
    const mutated = example(claim)
    expect(mutated.judge(mutated.wrong, {}, FIXED)).toMatchObject({
      verdict: 'refuted',
      failures: 1,
      checked: 3,
    })
  })
})

describe('a printed table', () => {
  const claim = {
    ...CARD,
    printed: () => ({ 'row 1': 1, 'row 2': 4, 'row 3': 9 }),
    compute: (key: string) => Number(key.at(-1)) ** 2,
  }

  it('is compared entry by entry', () => {
    const found = values(claim).check({}, FIXED)
    expect(found).toMatchObject({ verdict: 'holds', counted: 3, checked: 3 })
    expect(values(claim).cost({}, FIXED).positions).toBe(3n)
    const wrong = values({ ...claim, compute: (key) => Number(key.at(-1)) + 2 })
    expect(wrong.check({}, FIXED)).toMatchObject({
      failures: 2,
      counterexample: {
        witness: { entry: 'row 1' },
        expected: 1,
        actual: 3,
        explain: 'row 1 is printed as 1, but is 3',
      },
    })
  })
})

it('the claim of a part judges that part, for its numbers of piles', () => {
  const judged = (says: number) =>
    values({ ...CARD, printed: () => ({ a: says }), compute: () => 1 })
  const claim = inParts({
    ...CARD,
    piles: [2, 4],
    parts: [
      { part: 'right', piles: [1, 9], judged: judged(1) },
      { part: 'wrong', piles: [3, 9], judged: judged(2) },
    ],
  })
  const verdict = (part: string) => claim.check({ part, n: 3 }, FIXED).verdict
  expect([verdict('right'), verdict('wrong')]).toEqual(['holds', 'refuted'])
  const [, n] = claim.parameters as readonly { allowed?: (outer: object) => unknown }[]
  expect(n!.allowed!({ part: 'wrong' })).toEqual([3, 9])
})

it('a statement is parsed once for the parameters of each case', () => {
  let read = 0
  const holds = statedBy<{ readonly n: number }>(({ n }) => {
    read++
    return `a < ${n}`
  })
  const [two, three] = [{ n: 2 }, { n: 3 }]
  expect([holds({ a: 2 }, two), holds({ a: 2 }, three), holds({ a: 1 }, two)]).toEqual([
    false,
    true,
    true,
  ])
  expect(read).toBe(2)
})

describe('a statement about every finite game', () => {
  const claim = onFiniteGames({
    ...CARD,
    digest: ({ remoteness }) => remoteness,
    printed: ({ vertex }) => (vertex.outcome === 'P') === (vertex.remoteness % 2 === 0),
    wrong: ({ vertex }) => vertex.remoteness < 3,
  })

  it('is judged on boxes of any game with outcomes, and on digraphs', () => {
    const [game] = claim.parameters as readonly { admits?: (text: string) => boolean }[]
    expect(claim.parameters).toHaveLength(1)
    expect(['NIM(9,2)', 'SN(3,{2})', 'nonsense', 'GM(4,3)'].map(game!.admits!)).toEqual([
      true,
      true,
      false,
      false,
    ])
    const box = { kind: 'box', max: 4 } as const
    const found = claim.check({ game: 'NIM(2,1)' }, box)
    expect(found).toMatchObject({ verdict: 'holds', checked: 15, method: 'retrograde' })
    const wrong = claim.judge(claim.wrong, { game: 'NIM(2,1)' }, box)
    expect(wrong.counterexample?.position).toEqual([0, 3])
    expect(wrong.counterexample?.explain).toMatch(/^0,3: by solution from the rules: N, G = /)
    const digraphs = { kind: 'up-to', of: 'vertices', max: 3 } as const
    const onGraphs = claim.check({ game: 'digraphs' }, digraphs)
    expect(onGraphs).toMatchObject({ verdict: 'holds', method: 'retrograde' })
    // There is 1 digraph with 1 vertex, 2 with 2 vertices, and 8 with 3 vertices.
    expect(onGraphs.counted).toBe(1 + 2 * 2 + 8 * 3)
    expect(claim.cost({ game: 'digraphs' }, digraphs).positions).toBe(BigInt(3 * (1 + 2 + 8)))
    // This box has 715 positions. With piles up to 10, the box would have 1,001 positions.
    expect(claim.defaultDomain({ game: 'NIM(4,2)' })).toEqual({ kind: 'box', max: 9 })
    expect(claim.defaultDomain({ game: 'digraphs' })).toMatchObject({ max: 5 })
    expect(claim.quick).toEqual({ max: 4 })
  })

  it('has a parameter for its parts if it has named parts', () => {
    const parts = onFiniteGames({
      ...CARD,
      digest: () => 0,
      printed: { all: { says: 'all', holds: () => true } },
      wrong: () => false,
    })
    expect(parts.parameters.map(({ name }) => name)).toEqual(['part', 'game'])
  })
})
