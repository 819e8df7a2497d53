import { isPTypeByConjecture1 } from '@nim/core/setnim'
import { isInK, total, typeOf } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import type { ByK } from '../../../facts/setnim/game-families.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { type Claim, positions, statedBy } from '../../../judge/index.ts'
import { BY_LENGTH } from '../judged-by.ts'
import { surplusText } from '../texts.ts'

/** x is in K where lu = lv; T is the set of types with o ≤ r ≤ 2k−2−o. */
export const NT_LEMMA_8: Readonly<Record<string, (parameters: ByK) => string>> = {
  a: ({ n, k }) =>
    `(${k} * top <= sum <-> top <= l) and (top <= l -> l = sum div ${k} and ${surplusText(n, k, 'x', 'l')} = sum mod ${k})`,
  b: ({ k }) => `lu = lv <-> o <= r <= ${2 * k - 2} - o if ${k} * top <= sum`,
  distance: ({ k }) => {
    const far = `o + max(r - ${k - 1}, ${k - 1} - r)`
    return `(${far} - ${k - 1}) mod 2 = 0 and (o <= r <= ${2 * k - 2} - o <-> ${far} <= ${k - 1})`
  },
}

export const ntL8: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L8',
  at: `${NT.types}, Lemma 8`,
  title: 'a reduced x is in K iff o ≤ r ≤ 2k−2−o; every x is in K iff red(x) = min(x,l(x)) is',
  statement: String.raw`Call $x$ reduced if $k\,x_n\le|x|$, let $red(x)=\min(x,l(x))$ stack by stack, $r=|x|\bmod 2k$ and $T=\{o\le r\le2k-2-o\}$. (a) $x$ is reduced iff $x_n\le l(x)$; then $l(x)=\lfloor|x|/k\rfloor$ and $F_x(l(x))=|x|\bmod k$. (b) A reduced $x$ is in $K$ iff it is in $T$. (c) $red(x)$ is reduced, and $x\in K\iff red(x)\in K\iff red(x)\in T$. With $d=|r-(k-1)|$, $T$ is $o+d\le k-1$, and $o+d\equiv k-1\pmod 2$.`,
  conventions: ['that this is the reduction of DH-D3 is NT-L14'],
  games: atLeastK(6),
  says: {
    a: 'k·x_n ≤ sum(x) iff x_n ≤ l(x); then l(x) = ⌊sum(x)/k⌋ and f = sum(x) mod k',
    b: 'a reduced x is in K iff o ≤ r ≤ 2k−2−o',
    c: 'red(x) is reduced, and x is in K iff red(x) is, iff the type of red(x) is in T',
    distance: 'with d = |r − (k−1)|: o + d ≡ k−1 (mod 2), and the type is in T iff o + d ≤ k−1',
  },
  printed: {
    a: statedBy(NT_LEMMA_8['a']!),
    b: statedBy(NT_LEMMA_8['b']!),
    c: ({ red, inK }, { n, k }) =>
      k * Math.max(...red) <= total(red) &&
      inK === isInK(red, k) &&
      inK === isPTypeByConjecture1(n, k, typeOf(red, k)),
    distance: statedBy(NT_LEMMA_8['distance']!),
  },
  // the upper bound 2k−o instead of 2k−2−o
  wrongAt: { case: { n: 3, k: 2, part: 'b' }, max: 4 },
  wrong: ({ sum, top, o, r, inK }, { k }) =>
    k * top <= sum ? inK === (o <= r && r <= 2 * k - o) : null,
})
