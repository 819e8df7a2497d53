import { gmMove } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { keeping } from '../../../facts/gm/rule-by-definition.ts'
import { sequences } from '../../../facts/gm/sequences.ts'
import { CONVENTION, KEPT } from '../../../facts/gm/vector-parameters.ts'
import { instances } from '../../../judge/instances.ts'

const meant = sequences({ n: [1, 4], l: 5, multiples: 'without' })

/** What a move does without a multiple of l. */
export const gnD4: Claim = instances({
  ...meant,
  id: 'GN-D4',
  kind: 'definition',
  at: 'Remark 1',
  paperStatus: 'asserted',
  title: 'without a multiple of l keep the last entry (a), or lower all entries (b)',
  statement: String.raw`If no entry is a multiple of $l$, a move (a) keeps $x_n$ and lowers the rest, or (b) lowers all $n$ entries.`,
  conventions: [
    '(a) is used everywhere unless something else is said: games keep exactly one pile',
  ],
  parameters: [...meant.parameters, CONVENTION],
  digest: ({ x, n }, { convention }) => keeping(x, convention === KEPT ? n : 0).at(-1)!,
  printed: ({ x, n, l }, { convention }) =>
    convention === KEPT
      ? gmMove(x, l, 'keep-largest').join() === keeping(x, n).join()
      : gmMove(x, l, 'lower-all').join() === keeping(x, 0).join(),
  wrong: {
    case: { n: 2, l: 3, convention: 'a' },
    // (b) if the last entry is not the only largest one
    holds: ({ x, n, l }) =>
      gmMove(x, l, 'keep-largest').join() === keeping(x, x[0]! < x[1]! ? n : 0).join(),
  },
})
