import { slowSetNim } from '@nim/core/rules'
import { proveByPoints } from '@nim/prover/points'
import { checkPoints } from '@nim/prover/points-check'
import { type FoundLaw, namesOf, numberOf } from './find-law.ts'
import { lawFor } from './law.ts'
import { type Shape, sizesOf } from './shape.ts'

/**
 * The numbers of piles for which finitely many points prove a law. The list starts with the
 * smallest number for which the law was aligned or tested. The list continues as long as a proof
 * needs at most `points` points.
 *
 * @throws Error if points refute a law that no test refuted, or if the checker rejects a
 *   certificate; either means that nimlab is wrong
 * @source NT-9
 */
export function provedNumbers(law: FoundLaw, shape: Shape, points: number): number[] {
  const proved: number[] = []
  for (const n of [...law.seen, ...law.tested.map((test) => test.n)]) {
    const ruleset = slowSetNim(n, sizesOf(shape, n)!)
    const says = lawFor(law, { n, k: numberOf(law.vocabulary, shape, n)! })
    const question = {
      value: 'outcome',
      ruleset,
      play: law.play,
      variables: namesOf(n),
      says,
    } as const
    const result = proveByPoints(question, { points })
    if (result.answer === 'not decidable') break
    if (result.answer === 'refuted') {
      throw new Error(`points refute a law of {${law.shape}} at ${result.position.join()}`)
    }
    const checked = checkPoints(result.certificate)
    if (!checked.accepted) throw new Error(`the checker rejects a proof: ${checked.why}`)
    proved.push(n)
  }
  return proved
}
