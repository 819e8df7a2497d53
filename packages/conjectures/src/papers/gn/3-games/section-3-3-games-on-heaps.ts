import { longestSlowPlay, mooreNumber, type Solved, solveHeapGame } from '@nim/core/gm/definitions'
import { boxCount } from '@nim/core/rules'
import type { Claim } from '../../../judge/index.ts'
import { box, boxNear, byRules, choice, instances, piles, sizeK } from '../../../judge/index.ts'

type Case = { readonly n: number; readonly k: number; readonly part: string }

const EXACT = 'exact'

/** The listed positions with their SG values. */
const solved = {
  digest: ({ value }: Solved) => value,
  words: 'position',
  position: ({ x }: Solved) => x,
  method: 'mex',
} as const

export const gn33: Claim = instances({
  ...solved,
  id: 'GN-3.3',
  kind: 'remark',
  at: 'section 3.3',
  paperStatus: 'quoted',
  title: "Moore's NIM and exact NIM: P-positions and some SG values from other papers",
  statement: String.raw`Moore's $NIM_k$ (reduce at least one and at most $k$ piles, by any amounts): P-positions by Moore, SG value 1 by Jenkyns and Mayberry, all SG values for $k=1$ by Bouton. Exact (non-slow) NIM: SG function for $n\le 2k$.`,
  conventions: [
    'not claims of this paper; the text does not contain the formulas, so nimlab states them in the form that it knows',
    "this claim does not restate the SG functions of Moore's game for k = n−1 and of exact NIM for n = 2k",
    'Moore: the binary digits of the heaps, added modulo k+1, give 0 exactly at P-positions; read in base k+1 they give 1 exactly at SG value 1. Exact NIM, n < 2k: the SG value is the length of the longest slow play',
  ],
  parameters: [piles(1, 1, 4), sizeK('piles of a move', (n) => [1, n])],
  partsOf: ({ n, k }) => [
    'moore-P',
    'jenkyns-mayberry-1',
    ...(k === 1 ? ['bouton'] : []),
    ...(Number(n) < 2 * Number(k) ? [EXACT] : []),
  ],
  domain: ({ n }: Case) => boxNear(n, 220),
  instances: ({ parameters: { n, k, part }, domain: { max } }) =>
    solveHeapGame(n, part === EXACT ? [k] : Array.from({ length: k }, (_, i) => i + 1), max),
  cost: ({ n }, { max }) => boxCount(n, max, true),
  says: {
    'moore-P': "Moore's number is 0 exactly at SG value 0",
    'jenkyns-mayberry-1': "Moore's number is 1 exactly at SG value 1",
    bouton: 'the SG value is the sum of the heaps without carry',
  },
  printed: {
    'moore-P': ({ x, value }, { k }) => (value === 0) === (mooreNumber(x, k) === 0),
    'jenkyns-mayberry-1': ({ x, value }, { k }) => (value === 1) === (mooreNumber(x, k) === 1),
    bouton: ({ x, value }) => value === x.reduce((a, b) => a ^ b, 0),
    [EXACT]: {
      says: 'the SG value is the length of the longest slow play',
      holds: ({ x, value }, { k }) => value === longestSlowPlay(x, k),
    },
  },
  // In the mutation, only the empty position is P.
  wrongAt: { case: { n: 2, k: 1, part: 'moore-P' }, max: 3 },
  wrong: ({ x, value }) => (value === 0) === (x.at(-1) === 0),
})

/** The open cases with their SG values, and with descriptions that are correct for other cases. */
const CASES = {
  'moore-4-2': {
    game: 'MOORE(4,2)',
    heaps: 4,
    sizes: [1, 2],
    asked: 2,
    description: mooreNumber,
    max: 6,
  },
  'exact-5-2': { heaps: 5, sizes: [2], asked: 0, description: longestSlowPlay, max: 5 },
}

export const gnO5: Claim = instances({
  ...solved,
  id: 'GN-O5',
  kind: 'question',
  at: 'section 3.3',
  paperStatus: 'open',
  title: "smallest open cases: SG value 2 of Moore's NIM with n=4, k=2; exact NIM with n=5, k=2",
  statement: String.raw`Open: the positions of SG value 2 of Moore's NIM with $n=4$, $k=2$; the P-positions of exact (non-slow) NIM with $n=5$, $k=2$.`,
  decided:
    "The known descriptions cover the positions of Moore's NIM with SG value 0 or 1, and exact NIM with n < 2k. Is the same description also correct in the open case, at every position of a box?",
  rest: { open: 'a description that works in these cases' },
  conventions: ['the pairs (n,k) are reconstructed'],
  parameters: [choice('part', 'open case and description tried', Object.keys(CASES))],
  domain: ({ part }: { part: keyof typeof CASES }) => box(CASES[part].max)(),
  instances: ({ parameters: { part }, domain: { max } }) =>
    solveHeapGame(CASES[part].heaps, CASES[part].sizes, max),
  cost: ({ part }, { max }) => boxCount(CASES[part].heaps, max, true),
  printed: ({ x, value }, { part }) => {
    const { asked, description } = CASES[part]
    return (value === asked) === (description(x, 2) === asked)
  },
  stated: ({ x, value }, { part }) =>
    part === 'moore-4-2' ? [byRules(x, { fact: 'grundy', value }, { ruleset: 'MOORE(4,2)' })] : [],
  // In the mutation, no position has the SG value.
  wrongAt: { case: { part: 'moore-4-2' }, printedFails: true },
  wrong: ({ value }) => value !== CASES['moore-4-2'].asked,
  evidence: ({ x, value }, { part }) => ({
    expected: CASES[part].description(x, 2),
    actual: value,
    explain: `the description gives ${CASES[part].description(x, 2)}, the SG value is ${value}`,
  }),
})
