import { moveSizes, type Ruleset } from '@nim/core/rules'
import type { ClosedForm } from '../goal/goal.ts'
import { naturalsText } from './text.ts'

/**
 * The theorems `reduction1`, `reduction2`, …, which state that the quantities are the stacks of
 * red(x) in the goal's SN(n,A).
 */
export function reductionTexts(
  ruleset: Ruleset,
  numbers: readonly { readonly name: string; readonly form: ClosedForm }[],
): string[] {
  const sizes = moveSizes(ruleset) ?? []
  const k = Math.min(...sizes)
  const sizeList = naturalsText(sizes)
  return numbers.flatMap(({ name, form: { reducedPile: pile } }, i) =>
    pile === undefined
      ? []
      : [
          `Theorem reduction${i + 1} : forall x : position, length x = ${ruleset.piles}%nat ->
  forall ${name} : Z, value_is Number${i + 1}.is x ${name} ->
  stack_of_reduction (one_of ${sizeList}) (sorted x) ${pile - 1} ${name}.
Proof.
  intros x len ${name}. apply (number_of_reduction _ ${k}).
  - apply Nat.leb_le. reflexivity.
  - exact (smallest_size ${k} ${sizeList} eq_refl).
  - reflexivity.
  - by_sums Number${i + 1}.is.
Qed.
`,
        ],
  )
}
