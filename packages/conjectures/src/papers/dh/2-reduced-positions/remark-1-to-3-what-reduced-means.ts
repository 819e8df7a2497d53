import { emptyableStacks, reductionByRecursion } from '../../../facts/setnim/reduction.ts'
import { type ByA, type ByK, everyA, everyK } from '../../../facts/setnim/game-families.ts'
import { type Claim, eachText, everyMove, positions, statedBy } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'
import { ofEveryMove } from '../of-every-move.ts'

export const dhU1: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-U1',
  kind: 'remark',
  at: 'section 2',
  title:
    'red(x) is unique and idempotent; x is reduced iff every stack can be emptied by some play',
  statement: String.raw`$red(x)$ is unique and $red(red(x))=red(x)$. $x$ is reduced iff for every stack there is a play that empties this stack (not necessarily the others).`,
  games: everyA(1, 4),
  facts: {
    ...BY_REDUCTION.facts,
    redByRecursion: reductionByRecursion,
    emptyable: emptyableStacks,
  },
  says: {
    unique: 'red(x) is unique: two ways to go through all plays give the same',
    idempotent: 'red(red(x)) = red(x)',
    emptied: 'x is reduced iff for every stack there is a play that empties this stack',
  },
  printed: {
    unique: ({ red, redByRecursion }) => red.join() === redByRecursion.join(),
    idempotent: ({ isVertex, reducedRank }) => isVertex(reducedRank),
    emptied: ({ isReduced, emptyable }, { n }) => (emptyable === 2 ** n - 1) === isReduced,
  },
  // In the mutation, the reduced positions are the nonterminal positions.
  wrongAt: { case: { n: 3, A: '{2}', part: 'emptied' }, max: 3 },
  wrong: ({ isReduced, nonempty, k }) => isReduced === nonempty >= k,
})

/** x_i ≤ ν(x) for all i. */
const ALL_ARE = ({ n, k }: ByK): string =>
  Array.from({ length: n }, (_, i) => `x${i + 1} <= sum div ${k}`).join(' and ')

export const NIRB: Readonly<Record<string, (parameters: ByK) => string>> = {
  'k·x_n ≤ sum(x)': ({ k }) => `top <= sum div ${k} <-> ${k} * top <= sum`,
  'every x_i ≤ ν(x)': (c) => `top <= sum div ${c.k} <-> ${ALL_ARE(c)}`,
  reduced: (c) => `(${c.k} * top <= sum <-> isReduced = 1) and (${ALL_ARE(c)} <-> isReduced = 1)`,
}

export const dhU2: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-U2',
  kind: 'remark',
  at: 'section 2',
  title: 'NIRB: x_n ≤ ⌊|x|/k⌋ iff k·x_n ≤ |x| iff all x_i ≤ ν(x)',
  statement: String.raw`Equivalent forms of NIRB: $x_n\le\lfloor|x|/k\rfloor$; $k\,x_n\le|x|$; $x_i\le\nu(x)$ for all $i$.`,
  conventions: ['the third part compares the forms with reducedness by DH-D3'],
  games: everyK(1, 6),
  quick: { ranges: { n: [1, 4] }, max: 10 },
  says: {
    'k·x_n ≤ sum(x)': 'x_n ≤ ⌊sum(x)/k⌋ iff k·x_n ≤ sum(x)',
    'every x_i ≤ ν(x)': 'x_n ≤ ⌊sum(x)/k⌋ iff x_i ≤ ν(x) for all i',
    reduced: 'each of the three forms holds iff x is reduced in SN(n,{k})',
  },
  printed: eachText(NIRB, statedBy),
  // The mutation rounds up instead of down.
  wrongAt: { case: { n: 3, k: 2, part: 'k·x_n ≤ sum(x)' }, max: 3 },
  wrong: ({ top, sum }, { k }) => top <= Math.ceil(sum / k) === k * top <= sum,
})

/** x_i − red_i is u_i. */
export const REMARK_3 = ({ n }: ByA): string =>
  Array.from({ length: n }, (_, i) => i + 1)
    .map((i) => `x${i}_next - red${i}_next >= x${i} - red${i}`)
    .join(' and ')

export const dhU3: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-U3',
  kind: 'remark',
  at: 'section 2',
  title: 'u_i(x′) ≥ u_i(x) for every option x′ and every stack i',
  statement: String.raw`$u_i(x')\ge u_i(x)$ for every option $x'$ of $x$ (stacks keeping their identity) and every $i$: playable tokens may become unplayable, never the reverse.`,
  games: everyA(1, 5),
  printed: ofEveryMove(REMARK_3),
  // In the mutation, playable tokens stay playable.
  wrongAt: { case: { n: 3, A: '{2}' }, max: 3 },
  wrong: ({ isReduced, moves }) =>
    everyMove(moves, ({ needsReduction }) => needsReduction === !isReduced),
})
