import { type GmSequence, hasMultiple, leadersOf, rowsFrom } from '@nim/core/gm/definitions'
import { type Claim, instances } from '../../../judge/index.ts'
import { sequences, type SequencesClaim } from '../sequences.ts'

const remark = { kind: 'remark', at: 'section 2.6', paperStatus: 'asserted' } as const

const LITERAL = 'r1'
const CYCLE = 'r2'

const HYPOTHESIS = 'r3'

/** The rows of the first ml moves. */
function cycleOf({ x, l, leaders: m }: GmSequence): number[][] {
  return rowsFrom(x, l, m * l)
}

/** A leader of x^0 is a multiple of l, and no outsider becomes a leader in the first ml moves. */
function isStage(s: GmSequence): boolean {
  const { l, leaders: m } = s
  return isLedFromStart(s) && cycleOf(s).every((row) => leadersOf(row, l) === m)
}

/** A leader of x^0 is a multiple of l. */
function isLedFromStart({ x, l, leaders: m }: GmSequence): boolean {
  return hasMultiple(x.slice(0, m), l)
}

/** The printed drop of entry i in ml moves. */
function saidDrop(i: number, m: number, l: number): number {
  return (i <= m ? m - 1 : m) * l
}

/**
 * The first entry (index from 0) that drops by a different amount in the first ml moves; −1 if
 * every entry drops by the amount that `drop` gives.
 */
function firstWrong(s: GmSequence, drop: typeof saidDrop): number {
  const last = cycleOf(s).at(-1)!
  return s.x.findIndex((entry, i) => entry - last[i]! !== drop(i + 1, s.leaders, s.l))
}

const wholeCycle: SequencesClaim = {
  ...sequences({ n: [2, 5], l: 5, ranges: 'above l' }),
  id: 'GN-2.6.c',
  ...remark,
  title: 'in ml moves leaders drop by (m−1)l and outsiders by ml',
  statement: String.raw`In the first $ml$ moves entry $i$ is lowered by $(m-1)l$ if $i\le m$ and by $ml$ if $i>m$; so the outsiders gain $l$ on the leaders in every $ml$ moves.`,
  conventions: [
    'the numbers are reconstructed',
    'readings: (r1) from every x^0 of range > l; (r2) as long as a stage lasts: a leader of x^0 is a multiple of l, and no outsider becomes a leader in the ml moves; (r3) under the first of these conditions alone; it fails if entry m+1 joins within the cycle, first at 0,2,3 with l = 2',
  ],
  chosenBy: 'reading',
  principal: {
    cases: { reading: [CYCLE] },
    because:
      'just before the count, the paper says "Let us assume that [a leader] has it already, just to simplify notation". Just after it, the paper says that it counts the cycles that fit into the gap before entry m+1 joins',
  },
  digest: (s) => cycleOf(s).at(-1)![0]! + s.leaders * s.l,
  printed: {
    [LITERAL]: { says: 'from every x^0', holds: (s) => firstWrong(s, saidDrop) < 0 },
    [CYCLE]: {
      says: 'while a stage lasts',
      holds: (s) => (isStage(s) ? firstWrong(s, saidDrop) < 0 : null),
    },
    [HYPOTHESIS]: {
      says: 'if a leader is a multiple of l',
      holds: (s) => (isLedFromStart(s) ? firstWrong(s, saidDrop) < 0 : null),
    },
  },
  // In the mutation, the last of three leaders drops like an outsider.
  wrongAt: { case: { n: 4, l: 2, reading: CYCLE } },
  wrong: (s) =>
    isStage(s)
      ? firstWrong(s, (i, m, l) => (i < m || (i === m && m < 3) ? m - 1 : m) * l) < 0
      : null,
  evidence: (s) => {
    const last = cycleOf(s).at(-1)!
    const i = Math.max(0, firstWrong(s, saidDrop))
    const dropped = s.x[i]! - last[i]!
    return {
      expected: saidDrop(i + 1, s.leaders, s.l),
      actual: dropped,
      explain: `after ml = ${s.leaders * s.l} moves the vector is ${last.join()}; entry ${i + 1} dropped by ${dropped}`,
    }
  },
}

export const gn26c: Claim = instances(wholeCycle)

const { principal: _, paperStatus: __, ...spelledOut } = wholeCycle

export const gn26cStage: Claim = instances({
  ...spelledOut,
  id: 'GN-2.6.c.stage',
  by: 'nimlab',
  digestId: wholeCycle.id,
  partsOf: () => [CYCLE],
  title: 'in ml moves of a stage leaders drop by (m−1)l and outsiders by ml',
  statement: String.raw`Let a leader of $x^0$ be a multiple of $l$, and let no outsider become a leader in the first $ml$ moves. In these moves entry $i$ is lowered by $(m-1)l$ if $i\le m$ and by $ml$ if $i>m$; so the outsiders gain $l$ on the leaders. The principal reading of GN-2.6.c, its two conditions spelled out.`,
  conventions: [
    'the statement does not apply to vectors that do not meet the conditions; the ranges exceed those of GN-2.6.c by l, so that some vectors meet the conditions in every case',
  ],
  domain: (parameters) => {
    const domain = wholeCycle.domain(parameters)
    return { ...domain, max: domain.max + parameters.l }
  },
})

/** A maximal sequence of rows with the same m < n leaders, one of which is a multiple of l. */
interface Stage {
  readonly m: number
  /** The number of moves until entry m+1 becomes a leader, if it does. */
  readonly moves: number
  /** The value of x_{m+1} − x_1 − l at the beginning of the stage. */
  readonly gap: number
}

function stagesOf(s: GmSequence): Stage[] {
  const { n, l } = s
  const { rows } = s.pursuit(0)
  const stages: Stage[] = []
  let before = 0
  rows.forEach((row, j) => {
    const m = leadersOf(row, l)
    if (m === before || m === n || !hasMultiple(row.slice(0, m), l)) return
    before = m
    const joined = rows.findIndex((later, i) => i > j && leadersOf(later, l) > m)
    stages.push({ m, moves: joined < 0 ? Infinity : joined - j, gap: row[m]! - row[0]! - l })
  })
  return stages
}

export const gn26d: Claim = instances({
  ...sequences({ n: [2, 5], l: 5, ranges: 'above l' }),
  id: 'GN-2.6.d',
  ...remark,
  title: 'a stage takes at most ml⌈(x_{m+1}−x_1−l)/l⌉ moves, and there are at most n−1 stages',
  statement: String.raw`Once a leader is a multiple of $l$, entry $m+1$ joins the leaders within $ml\lceil(x_{m+1}-x_1-l)/l\rceil$ moves; at most $n-1$ stages give the last vector with range $>l$.`,
  conventions: [
    'our copy of the text lacks the counts; this is the natural reading: the whole cycles that fit into the gap, and one more',
    'a stage is a maximal sequence of rows with the same number m < n of leaders, with a leader that is a multiple of l',
  ],
  digest: (s) => stagesOf(s).length,
  printed: (s) => {
    const stages = stagesOf(s)
    const isInTime = ({ m, moves, gap }: Stage): boolean => moves <= m * s.l * Math.ceil(gap / s.l)
    return stages.length <= s.n - 1 && stages.every(isInTime)
  },
  // The mutation does not count an incomplete cycle if two entries lead.
  wrongAt: { case: { n: 3, l: 3 }, max: 9 },
  wrong: (s) => stagesOf(s).every(({ m, moves, gap }) => m === 1 || moves <= m * gap),
})
