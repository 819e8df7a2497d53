import type { Position } from '@nim/core/rules'
import type { SolvedBox } from '../box/solved-box.ts'
import { pruned } from '../learn/pruned.ts'
import { isSame } from '../learn/tree.ts'
import type { Description } from '../probe/contradiction.ts'
import { wrongAround } from '../probe/wrong-in.ts'
import { decide, type DecideLimits } from './decide.ts'
import { describedBy } from './described-by.ts'
import type { Proved } from './discovery.ts'

/** Positions of the box that show which questions are needed; further ones come from what is wrong without them. */
const WITNESSES = 20_000
/** Shorter descriptions that are tried. */
const MOST_TRIED = 60

/**
 * A proved description without questions that it does not need. Nothing is learned anew: a shorter description is
 * right or wrong on the box, and then at the points. Each position where it is wrong shows that a question is needed.
 *
 * @param box on which the description is right
 * @returns a description with a proof of its own; without any of its questions it is wrong, unless too many were tried
 */
export function withoutNeedless(box: SolvedBox, proved: Proved, limits: DecideLimits): Proved {
  const { ruleset, play, value } = box
  const { variables } = limits
  const witnesses = someOf(box)
  let shortest = proved
  for (let tried = 0; tried < MOST_TRIED; tried++) {
    const tree = pruned(shortest.tree, witnesses)
    if (isSame(tree, shortest.tree)) return shortest
    const { says } = describedBy(box, tree, variables)
    const question = { ruleset, play, value, variables, says } as Description
    const { first } = wrongAround(question, null, { furthest: box, mostSolved: 0 })
    if (first.length > 0) {
      witnesses.push(...first.map(({ x }) => x))
      continue
    }
    const decided = decide(box, tree, limits)
    if (decided.status === 'candidate') return shortest
    if (decided.status === 'proved') shortest = decided
    else witnesses.push(decided.position)
  }
  return shortest
}

/** Positions of the box at even steps, the smallest one among them. */
function someOf(box: SolvedBox): Position[] {
  const step = Math.ceil(box.count / WITNESSES)
  const some: Position[] = []
  let rank = 0
  box.forEach((x) => {
    if (rank++ % step === 0) some.push([...x])
  })
  return some
}
