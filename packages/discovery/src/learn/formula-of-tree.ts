import { type Labels, VALUES_THEMSELVES } from '../box/labels.ts'
import { and, FALSE, type Formula, ite, or, type Term, truth } from '@nim/presburger'
import { casesOf } from './cases.ts'
import type { Tree } from './tree.ts'

/** A formula that is true exactly where the tree has this label. */
export function formulaOf(tree: Tree, label: number, variables: readonly string[]): Formula {
  if (tree.kind === 'leaf') return truth(tree.label === label)
  const inside = (child: Tree): Formula => formulaOf(child, label, variables)
  const cases = casesOf(tree, variables).map(({ when, to }) => ({ when, said: inside(to) }))
  // The inequality of a case is redundant if the other case is always true.
  const isEither = tree.kind === 'threshold' && cases.some(({ said }) => said.kind === 'true')
  return anyOf(
    cases.map(({ when, said }) => (isEither && said.kind !== 'true' ? said : allOf(when, said))),
  )
}

/** A term that equals the value of the tree. */
export function termOf(
  tree: Tree,
  variables: readonly string[],
  labels: Labels = VALUES_THEMSELVES,
): Term {
  if (tree.kind === 'leaf') return labels.term(tree.label, variables)
  const inside = (child: Tree): Term => termOf(child, variables, labels)
  const cases = casesOf(tree, variables).map(({ when, to }) => ({ when, said: inside(to) }))
  return cases.reduceRight<Term | null>(
    (rest, { when, said }) => (rest === null ? said : ite(when, said, rest)),
    null,
  )!
}

function allOf(...formulas: readonly Formula[]): Formula {
  if (formulas.some(({ kind }) => kind === 'false')) return FALSE
  return and(...formulas.filter(({ kind }) => kind !== 'true'))
}

function anyOf(formulas: readonly Formula[]): Formula {
  return or(...formulas.filter(({ kind }) => kind !== 'false'))
}
