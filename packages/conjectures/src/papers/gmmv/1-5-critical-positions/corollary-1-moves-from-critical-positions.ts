import { isEvenPosition, isOddPosition } from '@nim/core/exact-slow/definitions'
import { formatPosition } from '@nim/core/rules'
import { criticalByM, statedCritical } from '../../../facts/exact-slow/critical.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import type {
  Claim,
  Games,
  Part,
  PositionsClaim,
  Statement,
  StatementInput,
} from '../../../judge/index.ts'
import { choice, corrected, positions, stated } from '../../../judge/index.ts'
import { clauseInput } from '../clauses.ts'
import { ofCritical, ofCriticalMoves } from '../critical-clauses.ts'
import { type CriticalMove, criticalMoves, listMoves } from '../critical-moves.ts'
import { type Case, COROLLARY_1_I, COROLLARY_1_II } from './corollary-1-clauses.ts'

const facts = { m: criticalByM, moves: criticalMoves }
type Critical = StatementInput<typeof facts>

function gamesOf(parts: readonly string[], withReadings: readonly string[]): Games<Case> {
  const games = kPlusOne(2, 6, 10_000)
  return {
    ...games,
    parameters: [
      ...games.parameters,
      choice('part', 'part of the corollary', parts),
      choice(
        'reading',
        'what "odd (even)" refers to in "(m−1)-critical": the number m−1, or the position reached',
        ({ part }) => (withReadings.includes(part as string) ? ['number', 'position'] : ['any']),
      ),
    ],
  }
}

/** A part of the claim, about critical positions with m ≡ parity (mod 2). */
function part(parity: number, holds: Statement<Critical, Case>): Part<Critical, Case> {
  return {
    says: 'the part of the corollary',
    holds: (x, parameters) => (x.m >= 0 && x.m % 2 === parity ? holds(x, parameters) : null),
  }
}

const common = {
  kind: 'corollary',
  paperStatus: 'proved',
  quick: { ranges: { n: [2, 4] } },
  facts,
  digest: 'm',
  stated: ({ x, m, moves }) => [
    statedCritical(x, m),
    ...moves.map(({ to, critical }) => statedCritical(to, critical)),
  ],
  evidence: ({ x, m, moves }, { parameters }) => ({
    expected: `part (${parameters.part}), reading ${parameters.reading}`,
    actual: `${m}-critical; ${listMoves(moves)}`,
    explain: `${formatPosition(x)} is ${m}-critical; of its moves, ${listMoves(moves)}`,
  }),
} satisfies Partial<PositionsClaim<Case, typeof facts>>

const even: PositionsClaim<Case, typeof facts> = {
  ...common,
  id: 'GMMV-Cor1i',
  at: 'Corollary 1 (i)',
  title:
    'm even: m-critical x is odd or even; moves that reduce all entries m reach (m−1)-critical x′',
  statement: String.raw`Let $x$ be $m$-critical in $NIM(k+1,k)$, $m$ even. (a) $x$ is odd (case B) or even (case A). In case A: (b) at least one of the even entries is strictly less than $m$; (c) a move from $x$ that reduces all (maximal) entries equal to $m$ leads to an odd $(m-1)$-critical position; (d) an M-move has this property.`,
  conventions: [
    'm-critical by M (GMMV-D8)',
    'readings of "odd (m−1)-critical": the number m−1 is odd; the position reached is odd',
    'case A: x is even',
  ],
  principal: {
    cases: { reading: ['any', 'number'] },
    because:
      'in (c), the kept pile is even and less than m, so the position after the move is never odd. By (A), which the proof applies, this position is (m−1)-critical and has exactly one even entry. This is what (A) states for an odd m−1',
  },
  flaw: { class: 'edge case', cause: 'GMMV-Cor1i' },
  edge: { says: 'm = 0: no entry of a position is less than 0', is: ({ m }) => m === 0 },
  games: gamesOf(['a', 'b', 'c', 'd'], ['c', 'd']),
  printed: {
    a: ofCritical(COROLLARY_1_I.a),
    b: ofCritical(COROLLARY_1_I.b),
    c: ofCriticalMoves(COROLLARY_1_I.c),
    d: ofCriticalMoves(COROLLARY_1_I.d, ({ isMMove }) => isMMove),
  },
  // In the mutation, case (B) is omitted.
  wrong: part(0, ({ x }) => isEvenPosition(x)).holds,
}

export const gmmvCor1i: Claim = positions(even)

/** True if exactly one entry is even. */
function hasOneEven(x: readonly number[]): boolean {
  return x.filter((pile) => pile % 2 === 0).length === 1
}

export const gmmvCor1iFix: Claim = positions(
  corrected(even, {
    title:
      'm > 0 even: m-critical x is odd or even; if even, exactly the moves that reduce all m reach (m−1)-critical x′',
    statement: String.raw`Let $x$ be $m$-critical in $NIM(k+1,k)$, $k\ge1$, $m$ even and $m>0$. (a) $x$ is odd (case B) or even (case A), not both. In case A: (b) at least one entry is strictly less than $m$; (c) a move from $x$ leads to an $(m-1)$-critical position iff it reduces all entries equal to $m$, and that position has exactly one even entry; (d) the M-move is such a move. Changed: $m>0$, because the zero position is $0$-critical and has no entry less than $0$; "odd" refers to the number $m-1$; nimlab adds "iff" and the statement on the single even entry.`,
    conventions: ['m-critical by M (GMMV-D8)', 'case A: x is even'],
    games: gamesOf(['a', 'b', 'c', 'd'], []),
    printed: {
      a: part(0, ({ x, m }) => (m === 0 ? null : isOddPosition(x) !== isEvenPosition(x))),
      b: part(0, ({ x, m }) => (m === 0 || !isEvenPosition(x) ? null : x.some((pile) => pile < m))),
      c: part(0, ({ x, m, moves }) => {
        if (m === 0 || !isEvenPosition(x)) return null
        return moves.every(({ kept, to, critical }) =>
          kept === m ? critical !== m - 1 : critical === m - 1 && hasOneEven(to),
        )
      }),
      d: part(0, ({ x, m, moves }) => {
        if (m === 0 || !isEvenPosition(x)) return null
        const move = moves.find(({ isMMove }) => isMMove)
        return move !== undefined && move.kept !== m && move.critical === m - 1
      }),
    },
    // In the mutation, case (B) does not occur if x_1 = 3.
    wrong: part(0, ({ x, m }) =>
      m === 0 ? null : isEvenPosition(x) || (isOddPosition(x) && x[0] !== 3),
    ).holds,
  }),
)

const isOnly = stated(COROLLARY_1_II.a())
const hasOneEvenEntry = ofCritical<Case>(COROLLARY_1_II['b-even'])
const keepsIt = ofCriticalMoves(COROLLARY_1_II.b)

/** The moves to even (m−1)-critical positions. */
function leading({ m, moves }: Critical, { reading }: Case): readonly CriticalMove[] {
  return moves.filter(
    ({ critical, to }) =>
      critical === m - 1 && (reading === 'number' ? (m - 1) % 2 === 0 : isEvenPosition(to)),
  )
}

export const gmmvCor1ii: Claim = positions({
  ...common,
  id: 'GMMV-Cor1ii',
  at: 'Corollary 1 (ii)',
  title:
    'm odd: exactly one move, the M-move, leads from m-critical x to an even (m−1)-critical x′',
  statement: String.raw`Let $x$ be $m$-critical in $NIM(k+1,k)$, $m$ odd. (a) Exactly one move leads to an even $(m-1)$-critical position; (b) it keeps the unique even entry and reduces all others; (c) it is the unique M-move.`,
  conventions: [
    'm-critical by M (GMMV-D8); moves that differ only by an exchange of equal piles count as one',
    'readings of "even (m−1)-critical": the number m−1 is even; the position reached is even',
  ],
  principal: {
    cases: { reading: ['position'] },
    because:
      'an even position is defined as one with even entries only (GMMV-D2), and the move of (b) makes one: the only even entry is kept, the odd ones are reduced. If the number m−1 is meant, (a) fails for k = 1, at (1,2), where the paper says that everything is trivial, and holds in the boxes with k ≥ 2',
  },
  games: gamesOf(['a', 'b', 'c'], ['a', 'b', 'c']),
  printed: {
    a: part(1, (x, given) =>
      isOnly(clauseInput(x.x, { m: x.m, leading: leading(x, given).length }), null),
    ),
    b: part(1, (x, given) => {
      const isEven = hasOneEvenEntry.holds(x, given)
      return isEven && keepsIt.holds(x, given) !== false
    }),
    c: ofCriticalMoves(COROLLARY_1_II.c),
  },
  // In the mutation, there is only one move in total if m = 5.
  wrongAt: { case: { n: 3, part: 'a', reading: 'position' } },
  wrong: part(1, (x, given) => (x.m === 5 ? x.moves : leading(x, given)).length === 1).holds,
})
