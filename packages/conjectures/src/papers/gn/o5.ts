import type { Claim } from '../../claim/claim.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { longestSlowPlay, mooreNumber } from '../../facts/gm/heap-formulas.ts'
import { type HeapGame, solveHeapGame } from '../../facts/gm/heap-game.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import { GN } from '../../claim/sources/gn.ts'

/** An open case: the game, the SG value asked for, and a description that works for other cases. */
interface OpenCase {
  readonly game: HeapGame
  readonly value: number
  readonly description: (x: readonly number[]) => number
  /** What is asked: whether the description gives the positions of that value. */
  readonly isGiven: boolean
  readonly max: number
}

const CASES: Readonly<Record<string, OpenCase>> = {
  'moore-4-2': {
    game: { heaps: 4, sizes: [1, 2] },
    value: 2,
    description: (x) => mooreNumber(x, 2),
    isGiven: true,
    max: 6,
  },
  'exact-5-2': {
    game: { heaps: 5, sizes: [2] },
    value: 0,
    description: (x) => longestSlowPlay(x, 2),
    isGiven: true,
    max: 5,
  },
}

/** Smallest open cases of section 3.3. */
export const gnO5: Claim = instanceClaim<{ part: string }, BoxDomain, typeof CASES>({
  id: 'GN-O5',
  kind: 'question',
  source: `${GN}, section 3.3`,
  paperStatus: 'open',
  title: "smallest open cases: SG value 2 of Moore's NIM with n=4, k=2; exact NIM with n=5, k=2",
  statement: String.raw`Open: the positions of SG value 2 of Moore's NIM with $n=4$, $k=2$; the P-positions of exact (non-slow) NIM with $n=5$, $k=2$. Asked of each: does the description that works for SG values 0 and 1, or for $n<2k$, work here?`,
  conventions: [
    'pairs (n,k) reconstructed',
    'a question: `refuted` answers no in that case, it is not a mistake of the paper',
    'data: how many positions have the SG value, how many the description gives, on how many they differ',
  ],
  decides:
    'on the box, whether the description gives exactly the positions with the SG value asked for',
  parameters: [
    {
      kind: 'choice',
      name: 'part',
      about: 'open case and description tried',
      values: () => Object.keys(CASES),
    },
  ],
  method: 'mex',
  defaultDomain: ({ part }) => ({ kind: 'box', max: CASES[part]!.max }),
  size: () => 1n,
  printed: CASES,
  *instances(cases, { parameters: { part }, domain }, report) {
    const { game, value, description, isGiven } = cases[part]!
    const { box, values } = solveHeapGame(game, domain.max)
    let [having, given, differing] = [0, 0, 0]
    let first = ''
    box.forEach((x, rank) => {
      const has = values[rank] === value
      const is = description(x) === value
      if (has) having++
      if (is) given++
      if (has === is) return
      differing++
      if (first === '') first = x.join()
    })
    Object.assign(report, { having, given, differing, positions: box.count })
    yield {
      holds: (differing === 0) === isGiven,
      value: differing,
      expected: isGiven ? 'the description works' : 'the description fails',
      actual: differing === 0 ? 'it works on the box' : `it fails at ${first}`,
      witness: { part, max: domain.max },
      explain: `${having} positions have the SG value ${value}, ${given} by the description; they differ at ${differing}`,
    }
  },
})
