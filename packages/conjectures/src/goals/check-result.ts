import { compareSumLex, formatPosition } from '@nim/core/rules'
import type { BoxCheck, ProofResult } from '@nim/prover'
import { GoalError } from './goal-error.ts'

/**
 * Compares the prover's result for all positions with the result on a box. A goal that is wrong on
 * the box cannot be proved. If the smallest counterexample among all positions lies in the box, it
 * must be the smallest one of the box. The smallest counterexample among all positions never comes
 * after the smallest one of the box.
 *
 * @throws GoalError if the two results contradict each other
 */
export function checkResult(
  { max, wrongAt }: BoxCheck,
  result: Pick<ProofResult, 'goal' | 'verdict' | 'counterexample'>,
): void {
  const { goal, verdict, counterexample } = result
  const found = wrongAt === null ? 'nothing' : formatPosition(wrongAt)
  if (verdict === 'proved' && wrongAt !== null) {
    throw new GoalError(`the prover proves ${goal}, but it is false at ${found}`)
  }
  if (counterexample === null) return
  const { position, isSmallest } = counterexample
  const isInBox = position.every((pile) => pile <= max)
  const isAfter = wrongAt !== null && compareSumLex(position, wrongAt) > 0
  const isAnother = isInBox && position.join() !== wrongAt?.join()
  if (isSmallest ? !isAfter && !isAnother : !isInBox || wrongAt !== null) return
  throw new GoalError(
    `the prover refutes ${goal} at ${formatPosition(position)}, but the box 0..${max} has ${found}`,
  )
}
