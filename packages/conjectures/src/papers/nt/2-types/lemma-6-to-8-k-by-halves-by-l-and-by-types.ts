import { NT } from '../../../claim/sources/nt.ts'
import type { ByK } from '../../../facts/setnim/game-families.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import type { Letters } from '../../../facts/setnim/letters.ts'
import { type Claim, eachText, positions, statedBy, type Statement } from '../../../judge/index.ts'
import { BY_LENGTH } from '../judged-by.ts'
import { surplusText } from '../texts.ts'
import { isInK, oddStackCount, surplus, total, typeOf } from '@nim/core/setnim/definitions'
import { isPTypeByConjecture1 } from '@nim/core/setnim'

/** The text of the equation F_x(a) = F_u(b) + F_v(c). */
function splitting({ n, k }: ByK, [a, b, c]: readonly [string, string, string]): string {
  const F = (list: string, m: string): string => surplusText(n, k, list, m)
  return `${F('x', a)} = ${F('u', b)} + ${F('v', c)}`
}

/** The text of each part, which the lemma states for every p ≤ x_n. */
export const NT_LEMMA_6: Readonly<Record<string, (parameters: ByK) => string>> = {
  even: (c) => splitting(c, ['2 * p', 'p', 'p']),
  odd: (c) => splitting(c, ['2 * p + 1', 'p', 'p + 1']),
}

function ofEveryP(
  textOf: (parameters: ByK) => string,
): Statement<Pick<Letters, 'u' | 'v' | 'top'> & { readonly x: readonly number[] }, ByK> {
  const holds = statedBy(textOf)
  return ({ x, u, v, top }, parameters) => {
    for (let p = 0; p <= top; p++) if (holds({ x, u, v, p }, parameters) === false) return false
    return true
  }
}

export const ntL6: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L6',
  at: `${NT.types}, Lemma 6`,
  title: 'F_x(2p) = F_u(p) + F_v(p) and F_x(2p+1) = F_u(p) + F_v(p+1)',
  statement: String.raw`With $u=\lfloor x/2\rfloor$ and $v=\lceil x/2\rceil$: $F_x(2p)=F_u(p)+F_v(p)$ and $F_x(2p+1)=F_u(p)+F_v(p+1)$ for all $p\ge0$.`,
  conventions: ['p = 0..x_n; beyond x_n all three functions are linear'],
  games: atLeastK(5),
  says: {
    even: 'F_x(2p) = F_u(p) + F_v(p)',
    odd: 'F_x(2p+1) = F_u(p) + F_v(p+1)',
  },
  printed: eachText(NT_LEMMA_6, ofEveryP),
  // The mutation uses p + 1 instead of p for p = 1.
  wrongAt: { case: { n: 1, k: 1, part: 'even' }, max: 10 },
  wrong: ofEveryP((c) => splitting(c, ['2 * p', 'p', 'p + [p = 1]'])),
})

/** The text of o_N, the number of odd entries of min(x,N), where N = l(x). */
const oddText = (n: number): string =>
  `count(${Array.from({ length: n }, (_, i) => `min(x${i + 1}, l) mod 2 = 1`).join(', ')})`

/** x is in K iff lu = lv. */
export const NT_LEMMA_7: Readonly<Record<string, (parameters: ByK) => string>> = {
  even: ({ n, k }) => {
    const [f, oN] = [surplusText(n, k, 'x', 'l'), oddText(n)]
    const F = surplusText(n, k, 'u', 'l div 2')
    return `(lu = lv <-> ${F} >= 0) and (lu = lv <-> ${oN} <= ${f}) and 2 * ${F} = ${f} - ${oN} if l mod 2 = 0`
  },
  odd: ({ n, k }) => {
    const [f, oN] = [surplusText(n, k, 'x', 'l'), oddText(n)]
    const F = surplusText(n, k, 'v', '(l + 1) div 2')
    return `(lu = lv <-> ${F} < 0) and (lu = lv <-> ${oN} + ${f} < ${k}) and 2 * ${F} = ${f} + ${oN} - ${k} if l mod 2 = 1`
  },
}

export const ntL7: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L7',
  at: `${NT.types}, Lemma 7`,
  title: 'with N = l(x), f = F_x(N): x in K iff o_N ≤ f (N even), o_N + f < k (N odd)',
  statement: String.raw`Let $N=l(x)$, $f=F_x(N)$ and $o_N$ the number of odd entries of $\min(x,N)$. If $N=2p$: $x\in K\iff F_u(p)\ge0\iff o_N\le f$. If $N=2p+1$: $x\in K\iff F_v(p+1)<0\iff o_N+f<k$. Moreover $2F_u(p)=f-o_N$ and $2F_v(p+1)=f+o_N-k$, respectively.`,
  games: atLeastK(5),
  says: {
    even: 'N = 2p: x in K iff F_u(p) ≥ 0 iff o_N ≤ f, and 2F_u(p) = f − o_N',
    odd: 'N = 2p+1: x in K iff F_v(p+1) < 0 iff o_N + f < k, and 2F_v(p+1) = f + o_N − k',
  },
  printed: eachText(NT_LEMMA_7, statedBy),
  // In the mutation, o_N = f > 0 is excluded.
  wrongAt: { case: { n: 3, k: 2, part: 'even' }, max: 4 },
  wrong: ({ x, l: N, red, inK }, { k }) => {
    if (N % 2 !== 0) return null
    const [f, oN] = [surplus(x, k, N), oddStackCount(red)]
    return inK === (oN < f || oN === 0)
  },
})

/** x is in K iff lu = lv. T is the set of types with o ≤ r ≤ 2k−2−o. */
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
  conventions: ['NT-L14 states that this is the reduction of DH-D3'],
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
  // The mutation uses the upper limit 2k−o instead of 2k−2−o.
  wrongAt: { case: { n: 3, k: 2, part: 'b' }, max: 4 },
  wrong: ({ sum, top, o, r, inK }, { k }) =>
    k * top <= sum ? inK === (o <= r && r <= 2 * k - o) : null,
})
