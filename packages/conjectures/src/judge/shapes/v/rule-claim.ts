import type { Claim, ClaimKind, PaperStatus } from '../../../claim/claim.ts'
import { formatPosition } from '@nim/core/rules'
import type { BoxDomain } from '../../../claim/verdict.ts'
import {
  firstWinningPoints,
  type WinningTables,
} from '../../../facts/wythoff/first-winning-points.ts'
import { FAILS, HOLDS, SILENT } from '../../tally.ts'
import { judgePositions, type PositionFinding } from './judge-positions.ts'
import { inOrder, isMove, moveTypes } from '../../../facts/wythoff/legal-move.ts'
import { type FactColumns, RuleFactsAt } from '../../../facts/wythoff/rule-facts-at.ts'
import { numbersUpTo } from '../../../facts/wythoff/numbers-up-to.ts'
import { box, choice, vClaim } from './v-claim.ts'

/** What a rule may refer to at (S,L). Numbers without a meaning are NaN, so that no comparison holds. */
export interface RuleFacts {
  readonly S: number
  readonly L: number
  /** L − S. */
  readonly m: number
  /** a_m and b_m. */
  readonly am: number
  readonly bm: number
  /** The k with a_k = S and the i with b_i = S; NaN if there is none. */
  readonly k: number
  readonly i: number
  /** b_k and a_i. */
  readonly bk: number
  readonly ai: number
}

/** A rule: when it applies, what it says then, and what it makes of the position. */
export interface Rule {
  when(facts: RuleFacts): boolean
  concludes(facts: RuleFacts): boolean
  /** The point the rule moves to; `winning` if it says the position is a winning point; null if neither. */
  target(facts: RuleFacts): readonly [number, number] | 'winning' | null
}

/** A statement of the form of a rule. */
export interface RuleClaim {
  readonly id: string
  readonly kind: ClaimKind
  readonly source: string
  readonly paperStatus: PaperStatus
  readonly title: string
  readonly statement: string
  readonly printed: Rule
}

const READINGS = ['indices from 1', 'indices from 0']

/** A claim that a rule is right wherever it applies: its conclusion, legality, and the point reached. */
export function ruleClaim(claim: RuleClaim): Claim {
  return vClaim<{ reading: string }, BoxDomain, Rule>({
    ...claim,
    conventions: [
      'readings: indices begin with 1 as printed, or with 0 where a_0 = b_0 = 0',
      'm = L − S; positions with 0 ≤ S ≤ L, S = 0 and S = L included',
    ],
    decides:
      'for every position of the box to which the rule applies, whether what it says is so, and whether its move is legal and reaches a winning point; a_n and b_n are those of the winning points found by the rules of the game',
    complexity: 'O(max²)',
    parameters: [choice('reading', 'least index', ...READINGS)],
    defaultDomain: box(500),
    quick: { max: 150 },
    judge: (rule, asked) => {
      const tables = firstWinningPoints(asked.domain.max)
      const first = asked.parameters.reading === READINGS[0] ? 1 : 0
      const valid = (n: number): number => (n >= first ? n : Number.NaN)
      const read = (table: readonly number[], n: number): number => table[n] ?? Number.NaN
      const isP = (S: number, L: number): boolean =>
        tables.indexInA[S]! >= 0 && tables.b[tables.indexInA[S]!] === L
      const at = (S: number, L: number): PositionFinding | null => {
        const m = L - S
        const k = valid(tables.indexInA[S]!)
        const i = valid(tables.indexInB[S]!)
        const facts: RuleFacts = {
          S,
          L,
          m,
          am: read(tables.a, valid(m)),
          bm: read(tables.b, valid(m)),
          k,
          i,
          bk: read(tables.b, k),
          ai: read(tables.a, i),
        }
        if (!rule.when(facts)) return null
        const follows = rule.concludes(facts)
        const target = rule.target(facts)
        const failure = !follows
          ? 'what the rule concludes is false'
          : target === null
            ? null
            : target === 'winning'
              ? isP(S, L)
                ? null
                : 'the position is no winning point'
              : moveFailure([S, L], target, isP)
        return {
          holds: failure === null,
          actual: isP(S, L) ? 1 : 0,
          evidence: () => ({
            expected: `${claim.id} holds`,
            actual: failure,
            explain: `at ${formatPosition([S, L])} with m = ${m}: ${failure}; ${Object.entries(
              facts,
            )
              .filter(([, value]) => !Number.isNaN(value))
              .map(([name, value]) => `${name} = ${value}`)
              .join(', ')}`,
          }),
        }
      }
      return judgePositions(asked, 'rules', at, () => {
        const facts = new RuleFactsAt(factColumns(tables, asked.domain.max, first))
        const { bk: partner } = factColumns(tables, asked.domain.max, 0)
        return (L, answers, actuals) => {
          facts.L = L
          for (let S = 0; S <= L; S++) {
            facts.S = S
            const isWinning = partner[S] === L
            actuals[S] = isWinning ? 1 : 0
            answers[S] = !rule.when(facts)
              ? SILENT
              : rule.concludes(facts) && isRightTarget(rule.target(facts), S, L, isWinning, partner)
                ? HOLDS
                : FAILS
          }
        }
      })
    },
  })
}

function moveFailure(
  from: readonly [number, number],
  target: readonly [number, number],
  isP: (S: number, L: number) => boolean,
): string | null {
  const to = inOrder(target[0], target[1])
  const where = formatPosition(target)
  if (!to.every((value) => value >= 0)) return `no point is reached (${where})`
  if (moveTypes(from, to).length === 0) return `the move to ${where} is illegal`
  return isP(to[0], to[1]) ? null : `the point reached, ${where}, is no winning point`
}

/** The same as no {@link moveFailure}, and as what is said of `winning` and of no target. */
function isRightTarget(
  target: ReturnType<Rule['target']>,
  S: number,
  L: number,
  isWinning: boolean,
  partner: Float64Array,
): boolean {
  if (target === null) return true
  if (target === 'winning') return isWinning
  const [x, y] = target
  return isMove(S, L, x, y) && partner[Math.min(x, y)] === Math.max(x, y)
}

/** What a rule may refer to, by m or by S; NaN where there is none, or an index below `first`. */
function factColumns(tables: WinningTables, max: number, first: number): FactColumns {
  const column = (at: (x: number) => number): Float64Array => numbersUpTo(max, at)
  const valid = (n: number): number => (n >= first ? n : Number.NaN)
  const read = (table: readonly number[], n: number): number => table[n] ?? Number.NaN
  const k = column((S) => valid(tables.indexInA[S]!))
  const i = column((S) => valid(tables.indexInB[S]!))
  return {
    am: column((m) => read(tables.a, valid(m))),
    bm: column((m) => read(tables.b, valid(m))),
    k,
    i,
    bk: k.map((index) => read(tables.b, index)),
    ai: i.map((index) => read(tables.a, index)),
  }
}
