import type { Position } from '@nim/core/rules'
import { AtomCells } from '../atoms/atom-cells.ts'
import { withoutNeedlessAtoms } from '../atoms/needless.ts'
import { placesOf, saysOf } from '../atoms/occurrences.ts'
import type { SolvedBox } from '../box/solved-box.ts'
import { pruned } from '../learn/pruned.ts'
import { isSame } from '../learn/tree.ts'
import { type Description, farPositions } from '../probe/contradiction.ts'
import { wrongAround } from '../probe/wrong-in.ts'
import { decide, decideDescribed, type DecideLimits } from './decide.ts'
import { describedBy } from './described-by.ts'
import type { Described, Proved } from './discovery.ts'
import { TUNED } from '../tuned.ts'

const { WITNESSES, CELLS_OF, FAR, MOST_TRIED } = TUNED.shortened

/**
 * Shortens a description that is right for all positions. It omits the questions that the cases do
 * not need, and the atoms that the formula or term does not need. The function learns no new
 * description: finitely many points decide each shorter description.
 *
 * @param box the box on which the description is right
 * @returns the description itself if nothing can be omitted
 */
export function shortened<T extends Described>(
  box: SolvedBox,
  described: T,
  limits: DecideLimits,
): T | Proved {
  return withShortFormula(box, withoutNeedless(box, described, limits), limits)
}

/**
 * A description without unnecessary questions. The function tests a shorter description on the box,
 * and then at the points. Each position at which the shorter description is wrong shows that a
 * question is needed.
 *
 * @returns a description that becomes wrong if any of its questions is omitted, unless this would
 *   need too many attempts
 */
function withoutNeedless<T extends Described>(
  box: SolvedBox,
  described: T,
  limits: DecideLimits,
): T | Proved {
  const { ruleset, play, value } = box
  const { variables } = limits
  const witnesses = someOf(box, WITNESSES)
  let shortest: T | Proved = described
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

/**
 * The description with a shorter formula or term. No atom of the result can be replaced by true or
 * by false, unless there were too many attempts. The cases do not change.
 */
function withShortFormula<T extends Described>(
  box: SolvedBox,
  described: T,
  limits: DecideLimits,
): T | Proved {
  const { ruleset, play, value } = box
  const { variables, seed } = limits
  const places = placesOf(described.says)
  if (places === null) return described
  const cells = new AtomCells(places, variables)
  for (const x of someOf(box, CELLS_OF)) cells.add(x)
  const description = { ruleset, play, value, variables, says: described.says } as Description
  for (const x of farPositions(description, { seed, probes: FAR })) cells.add(x)
  for (let tried = 0; tried < MOST_TRIED; tried++) {
    const short = withoutNeedlessAtoms(places, cells)
    if (short === places) return described
    const decided = decideDescribed(box, { ...described, says: saysOf(short) }, limits)
    if (decided.status === 'proved') return decided
    if (decided.status === 'candidate') return described
    cells.add(decided.position)
  }
  return described
}

/**
 * At most this many positions of the box. They are evenly spaced and include the smallest position.
 */
function someOf(box: SolvedBox, most: number): Position[] {
  const step = Math.ceil(box.count / most)
  const some: Position[] = []
  let rank = 0
  box.forEach((x) => {
    if (rank++ % step === 0) some.push([...x])
  })
  return some
}
