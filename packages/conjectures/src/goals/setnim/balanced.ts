import { eq, type Formula } from '@nim/presburger'
import { pileVariables } from '../piles.ts'
import { longestPlayTerm, lowerHalves, upperHalves } from './longest-play.ts'

/**
 * l(⌊x/2⌋) = l(⌈x/2⌉): the P-positions of SN(n,{k,…,n}), reduced or not.
 *
 * @source NT-T5
 */
export function balancedFormula(n: number, k: number): Formula {
  const x = pileVariables(n)
  return eq(longestPlayTerm(lowerHalves(x), k), longestPlayTerm(upperHalves(x), k))
}
