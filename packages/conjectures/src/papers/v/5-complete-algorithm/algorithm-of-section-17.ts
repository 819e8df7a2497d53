import {
  ALGORITHM_17_LAYOUTS,
  ALGORITHM_17_ROUNDS,
  type Algorithm17Layout,
  type Algorithm17Rounds,
  type Algorithm17Step,
  algorithm17Step,
  exactArithmetic17,
  floatingArithmetic17,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { algorithm17At } from '../../../facts/wythoff/algorithm-17-at.ts'
import {
  ALGORITHM_17_PARTS,
  type Algorithm17Run,
  judgeAlgorithm17,
} from '../../../judge/shapes/v/algorithm-17-claim.ts'
import { box, choice, vClaim } from '../../../judge/shapes/v/v-claim.ts'

interface Reading {
  readonly [name: string]: string
  readonly layout: string
  readonly rounds: string
  readonly arithmetic: string
}

/** The algorithm in a reading, as one function of the position. */
export function runAlgorithm17({ layout, rounds, arithmetic }: Reading): Algorithm17Run {
  const by = layout as Algorithm17Layout
  const roundsBy = rounds === 'corrected' ? 'L' : 'm'
  if (arithmetic === 'floating') {
    const floating = floatingArithmetic17(rounds as Algorithm17Rounds)
    return Object.assign((S: number, L: number) => algorithm17Step([S, L], by, floating), {
      at: (max: number) => algorithm17At(max, by, floating, roundsBy),
    })
  }
  const exact = exactArithmetic17(rounds as Algorithm17Rounds)
  const run = (S: number, L: number): Algorithm17Step<number> => {
    const { action, targets } = algorithm17Step([BigInt(S), BigInt(L)], by, exact)
    return { action, targets: targets.map(([x, y]) => [Number(x), Number(y)]) }
  }
  return Object.assign(run, { at: (max: number) => algorithm17At(max, by, exact, roundsBy) })
}

/** The complete algorithm of section 17, as printed. */
export const vAlg17: Claim = vClaim<
  Reading & { readonly part: string },
  BoxDomain,
  typeof runAlgorithm17
>({
  id: 'V-Alg17',
  kind: 'algorithm',
  source: 'section 17',
  paperStatus: 'asserted',
  title: 'the complete algorithm moves legally, from every losing point to a winning point',
  statement: String.raw`V: $m:=L-S$; if $m=0$ then $z:=S$ is taken from both (end: Cora wins); else $t:=\lceil\log_{10}m\rceil$, $r:=\lceil\log_2(t/3)\rceil$, $G:=x_r$ from $x_0:=1.618$, $a_m:=\lfloor Gm\rfloor$; if $S=a_m$ the game is in the winning state for Hugo; if $L>3$ then $c:=1$ or $2$ by chance, $L:=L-c$, goto V; else if $S>a_m$ then $z:=S-a_m$ is taken from both, goto V; else $k:=\lceil S/G\rceil$ (50), if $\lfloor kG\rfloor=S$ then $L:=L-(m-k)$ (51), else $i:=\lceil S/(G+1)\rceil$, $a_i:=\lfloor Gi\rfloor$, $(S,L):=(a_i,S)$, goto V.`,
  conventions: [
    'layout: the "else" before "if S > a_m" belongs to "if L > 3" (r1), or to "if S = a_m", with "if L > 3 …" inside it (r2)',
    'rounds: t and r literally, where r can be negative or without a value and then x_r does not exist (literal), or r := max(0, r) (max0)',
    'arithmetic: x_r as an exact fraction (exact), or floating point throughout (floating)',
    'label V is entered after each move of Hugo; both values of c are tried; the point (0,0) is part end',
  ],
  decides:
    'for every position of the box, whether the pass from V on prescribes a step and it is legal, and at losing points leads to a winning point found by the pass over the plane',
  complexity: 'O(max²)',
  parameters: [
    choice('part', 'positions', ...ALGORITHM_17_PARTS),
    choice('layout', 'the "if" that the "else" belongs to', ...ALGORITHM_17_LAYOUTS),
    choice('rounds', 'value of r', ...ALGORITHM_17_ROUNDS),
    choice('arithmetic', 'how x_r is held', 'exact', 'floating'),
  ],
  defaultDomain: box(650),
  quick: { ranges: { rounds: ['max0'], arithmetic: ['exact'] }, max: 610 },
  printed: runAlgorithm17,
  judge: (run, asked) => judgeAlgorithm17(run(asked.parameters), asked),
})
