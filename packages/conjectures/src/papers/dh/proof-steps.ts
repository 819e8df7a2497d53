import type { Claim } from '../../claim/claim.ts'
import type { Parameter } from '../../claim/parameter.ts'
import type { FixedDomain } from '../../claim/verdict.ts'
import type { Fact, Facts, Told } from '../../facts/fact.ts'
import type { ByN, GameFamily } from '../../facts/setnim/game-families.ts'
import type { Type } from '../../facts/setnim/stacks.ts'
import { allTypes, isPTypeOfAllButOne } from '../../facts/setnim/types.ts'
import { inTwoShapes } from '../../judge/in-two-shapes.ts'
import { instances } from '../../judge/instances.ts'
import { positions } from '../../judge/positions.ts'
import { type Card, choice, type Parts, type Statement, type Wrong } from '../../judge/statement.ts'

/** What is told of positions, with what goes into the digest. */
type StepFacts = Facts & { readonly reducedRank: Fact }

/** Steps of a proof: arithmetic on types, and what is said of positions and their moves. */
interface ProofSteps<F extends StepFacts> extends Pick<
  Card,
  'id' | 'at' | 'title' | 'statement' | 'conventions'
> {
  readonly games: GameFamily<ByN>
  /** Boxes are looked at by default for n = 3 up to this, types for n up to 12. */
  readonly mostOnBoxes: number
  readonly types: Parts<Type, ByN>
  readonly facts: F
  readonly boxes: Parts<Told<F>, ByN>
  readonly wrong: Wrong<Statement<Type & Told<F>, ByN>>
}

/** A claim on steps of a proof. */
export function proofSteps<F extends StepFacts>(steps: ProofSteps<F>): Claim {
  const { games, mostOnBoxes, types, facts, boxes, wrong, ...card } = steps
  const isOfTypes = (part: unknown): boolean => Object.hasOwn(types, String(part))
  const shared = {
    ...card,
    kind: 'lemma',
    paperStatus: 'proved',
    decides:
      'types: every type of n stacks, by arithmetic; otherwise every reduced position of the box and every move',
    complexity: 'n² types; C(max+n,n) positions times n moves',
    quick: { ranges: { n: [3, 4] } },
  } as const
  const parameters: Parameter[] = [
    choice('part', 'step of the proof', [...Object.keys(types), ...Object.keys(boxes)]),
    {
      kind: 'integer',
      name: 'n',
      about: 'number of stacks',
      allowed: ({ part }) => [3, isOfTypes(part) ? 30 : 12],
      defaults: ({ part }) => [3, isOfTypes(part) ? 12 : mostOnBoxes],
    },
  ]
  const onBoxes = positions<ByN, F>({
    ...shared,
    games: { ...games, parameters },
    facts,
    digest: 'reducedRank',
    printed: boxes,
  })
  const onTypes = instances<ByN, FixedDomain, Type>({
    ...shared,
    parameters,
    domain: () => ({ kind: 'fixed' }),
    instances: ({ parameters: { n } }) => allTypes(n),
    cost: ({ n }) => BigInt(n ** 2),
    digest: (type, { n }) => (isPTypeOfAllButOne(n, type) ? 0 : 1),
    method: 'arithmetic',
    printed: types,
    witness: ({ o, r }, { n }) => ({ n, o, r }),
  })
  return { ...inTwoShapes(onBoxes, onTypes, ({ part }) => isOfTypes(part)), wrong }
}
