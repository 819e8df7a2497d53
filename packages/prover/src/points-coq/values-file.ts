import { compile, compileTerm, type Expression, isTerm } from '@nim/presburger'
import { moduleText, saysText } from './says-text.ts'
import { atomText, listText, wrapped } from './text.ts'

/** A formula or a term, together with a value for each variable in it. */
export interface Evaluation {
  readonly variables: readonly string[]
  readonly says: Expression
  readonly at: readonly (readonly number[])[]
}

/**
 * The results of @nim/presburger, as a Coq file which states that
 * formal/theories/points/Presburger.v computes the same results. It contains an example for each
 * evaluation, and `coqc` rejects an example with another value.
 */
export function coqValues(evaluations: readonly Evaluation[]): string {
  return wrapped(`From Coq Require Import List ZArith Bool.
From NimLab Require Import Presburger.
Import ListNotations.
Local Open Scope Z_scope.

${evaluations.map(exampleText).join('\n\n')}
`)
}

function exampleText({ variables, says, at }: Evaluation, i: number): string {
  const name = `Formula${i + 1}`
  const valueOf = isTerm(says) ? compileTerm(says, variables) : compile(says, variables)
  const values = at.map((position) => {
    const value = valueOf(position)
    return typeof value === 'number' ? atomText(value) : String(value)
  })
  return `${moduleText(name, saysText(variables, says))}
Example values${i + 1} :
  map (fun x => ${isTerm(says) ? 'value' : 'truth'} x ${name}.says) ${listText(at.map(listText))}
  = ${listText(values)}.
Proof. vm_compute. reflexivity. Qed.`
}
