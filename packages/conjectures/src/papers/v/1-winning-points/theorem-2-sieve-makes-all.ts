import { wythoffSieve } from '@nim/core/wythoff'
import { generatedTerms, winningTerms } from '../../../facts/wythoff/generated-terms.ts'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

const termsUpTo = generatedTerms(wythoffSieve)

export const vT2: Claim = instances({
  id: 'V-T2',
  kind: 'theorem',
  at: 'Theorem 2',
  paperStatus: 'proved',
  title: 'w_n = (a_n, b_n) for every n ≥ 1',
  statement: String.raw`$w_n=(a_n,b_n)$ for every $n\ge 1$ (12), $a_n$ and $b_n$ made by the sieve. The rules of its proof are V-T2.1 to V-T2.3b.`,
  decides:
    'every term, compared with the winning points that the pass over the plane finds: all those of this part of the plane',
  domain: upTo('n', 5000),
  quick: { max: 300 },
  instances: ({ domain }) => winningTerms(domain.max, Infinity),
  digest: ({ a }) => a,
  method: 'pass and closed form',
  printed: (w) => termsUpTo(w.n).a[w.n] === w.a && termsUpTo(w.n).b[w.n] === w.b,
  // The mutation is false because 1.618 is not the golden ratio.
  wrongAt: { max: 400 },
  wrong: (w) => Math.floor(1.618 * w.n) === w.a && Math.floor(2.618 * w.n) === w.b,
})
