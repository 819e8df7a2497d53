import { NT } from '../../../claim/sources/nt.ts'
import type { ByK } from '../../../facts/setnim/game-families.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import type { Letters } from '../../../facts/setnim/letters.ts'
import { type Claim, eachText, positions, statedBy, type Statement } from '../../../judge/index.ts'
import { BY_LENGTH } from '../judged-by.ts'
import { surplusText } from '../texts.ts'

/** F_x(a) = F_u(b) + F_v(c). */
function splitting({ n, k }: ByK, [a, b, c]: readonly [string, string, string]): string {
  const F = (list: string, m: string): string => surplusText(n, k, list, m)
  return `${F('x', a)} = ${F('u', b)} + ${F('v', c)}`
}

/** Of every p ≤ x_n. */
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
  conventions: ['p = 0..x_n; from there on all three functions are linear'],
  games: atLeastK(5),
  says: {
    even: 'F_x(2p) = F_u(p) + F_v(p)',
    odd: 'F_x(2p+1) = F_u(p) + F_v(p+1)',
  },
  printed: eachText(NT_LEMMA_6, ofEveryP),
  // p + 1 in the place of p, for p = 1
  wrongAt: { case: { n: 1, k: 1, part: 'even' }, max: 10 },
  wrong: ofEveryP((c) => splitting(c, ['2 * p', 'p', 'p + [p = 1]'])),
})
