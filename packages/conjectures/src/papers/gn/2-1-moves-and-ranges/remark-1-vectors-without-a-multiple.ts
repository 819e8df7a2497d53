import { type GmSequence, hasMultiple, keeping, pivotOf } from '@nim/core/gm/definitions'
import { isSorted } from '@nim/core/rules'
import { CONVENTION, KEPT, LOWERED, ONE_ENTRY } from '../../../facts/gm/vector-parameters.ts'
import { type Claim, instances } from '../../../judge/index.ts'
import { sequences } from '../sequences.ts'

const remark = { kind: 'remark', at: 'Remark 1', paperStatus: 'asserted' } as const

const ANY = 'from-any'
const WITH = 'from-multiple'

const meant = sequences({ n: [1, 4], l: 5, multiples: 'without' })

/**
 * Every sorted vector from which one move leads to x. It results from x by raising all entries, or
 * all entries except one.
 */
function predecessors(x: readonly number[], l: number, convention: unknown): number[][] {
  const candidates = Array.from({ length: x.length + 1 }, (_, kept) =>
    x.map((entry, i) => (i + 1 === kept ? entry : entry + 1)),
  )
  return candidates.filter((before, kept) => {
    const keeps = pivotOf(before, l) || (convention === KEPT ? x.length : 0)
    return isSorted(before) && keeps === kept
  })
}

/** The predecessors that a reading counts. */
function counted({ x, l }: GmSequence, convention: unknown, reading: unknown): number[][] {
  const all = predecessors(x, l, convention)
  return reading === ANY ? all : all.filter((before) => hasMultiple(before, l))
}

export const gnR1a: Claim = instances({
  ...meant,
  id: 'GN-R1.a',
  ...remark,
  title: 'no GM-move enters a vector without a multiple of l',
  statement: String.raw`A vector without a multiple of $l$ is irreturnable: no GM-move can enter it.`,
  conventions: [
    'moves from vectors without a multiple by (a) or (b) of GN-D4',
    'readings: from-any, no move from any vector enters it (literal); from-multiple, no move from a vector with a multiple enters it',
  ],
  parameters: [...meant.parameters, CONVENTION],
  chosenBy: 'reading',
  principal: {
    cases: { reading: [WITH] },
    because:
      'GM-moves are defined by the pivot, which needs a multiple (GN-D3). "Irreturnable" means that the sequence does not return to a vector that it has left. The same remark mentions up to l − 1 moves through such vectors',
  },
  edge: ONE_ENTRY,
  digest: ({ x, l }, { convention }) => predecessors(x, l, convention).length,
  printed: {
    [ANY]: {
      says: 'no GM-move enters it',
      holds: (s, { convention }) => counted(s, convention, ANY).length === 0,
    },
    [WITH]: {
      says: 'no GM-move from a vector with a multiple enters it',
      holds: (s, { convention }) => counted(s, convention, WITH).length === 0,
    },
  },
  // The mutation uses the reading `from-any`, which is false for l = 3.
  wrongAt: { case: { n: 4, l: 3, convention: KEPT, reading: WITH } },
  wrong: (s) => counted(s, KEPT, ANY).length === 0,
  evidence: (s, { convention, reading }) => {
    const before = counted(s, convention, reading)
    return {
      expected: 0,
      actual: before.length,
      explain: `${before[0]?.join() ?? 'nothing'} → ${s.x.join()} is a GM-move; ${s.x.join()} has no multiple of ${s.l}`,
    }
  },
})

/** The vectors up to and including the first one with a multiple, but at most 2l + 2 vectors. */
function untilMultiple({ x, n, l }: GmSequence, convention: unknown): number[][] {
  const rows = [[...x]]
  while (rows.length <= 2 * l + 1 && !hasMultiple(rows.at(-1)!, l)) {
    rows.push(keeping(rows.at(-1)!, convention === KEPT ? n : 0))
  }
  return rows
}

export const gnR1b: Claim = instances({
  ...meant,
  id: 'GN-R1.b',
  ...remark,
  title: 'from a vector without a multiple at most l−1 moves lead to one with a multiple',
  statement: String.raw`From a vector without a multiple of $l$ at most $l-1$ GM-moves lead to a vector with one.`,
  conventions: [
    'moves from vectors without a multiple by (a) or (b) of GN-D4; the bound l−1 is reconstructed',
  ],
  parameters: [...meant.parameters, CONVENTION],
  edge: ONE_ENTRY,
  principal: {
    cases: {},
    from: { n: 2 },
    because:
      'the note after Theorem 1 says that it holds even for n = 1, where the only entry is constant. So the paper means n ≥ 2. With n = 1 and convention (a), every move keeps the only entry',
  },
  digest: (s, { convention }) => untilMultiple(s, convention).length - 1,
  printed: (s, { l, convention }) => untilMultiple(s, convention).length - 1 <= l - 1,
  // The mutation allows one move fewer.
  wrongAt: { case: { n: 2, l: 5, convention: LOWERED } },
  wrong: (s, { l }) => untilMultiple(s, LOWERED).length - 1 <= l - 2,
  evidence: (s, { l, convention }) => {
    const rows = untilMultiple(s, convention)
    const moves = rows.length - 1
    return {
      expected: `at most ${l - 1} moves`,
      actual: hasMultiple(rows[moves]!, l) ? moves : `none in ${moves} moves`,
      explain: `after ${moves} moves the vector is ${rows[moves]!.join()}`,
    }
  },
})
