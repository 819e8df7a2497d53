import { formatPosition } from '@nim/core/rules'
import { type Claim, type ClaimCard, defineClaim } from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { instanceTally } from '../../instance-tally.ts'
import type { Parameter } from '../../../claim/parameter.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { basicIntegerVectors } from '../../../facts/exact-slow/basic-integer-vectors.ts'
import { GMMV } from '../../../claim/sources/gmmv.ts'

const WHOLE = 'whole'
const MAX = [16, 10, 7] as const

/** A part of the statement; null: not spoken of. */
export type BasicVectorPart = (z: readonly number[], b: number) => boolean | null

/** A statement about sorted integer vectors that meet the definition of basic positions. */
export function basicVectorClaim(
  card: Pick<ClaimCard, 'id' | 'kind' | 'title' | 'statement'> & {
    readonly where: string
    readonly printed: Readonly<Record<string, BasicVectorPart>>
  },
): Claim {
  const { where, ...rest } = card
  const names = Object.keys(card.printed)
  const part: Parameter = {
    kind: 'choice',
    name: 'part',
    about: 'part of the statement',
    values: () => names,
  }
  return defineClaim<
    { n: number; part?: string },
    UpToDomain,
    Readonly<Record<string, BasicVectorPart>>
  >({
    ...rest,
    paper: 'gmmv',
    source: `${GMMV}, ${where}`,
    paperStatus: 'proved',
    conventions: ['k = n − 1; integer vectors with entries from −b to b, in ascending order'],
    decides: 'every such vector for every b up to the bound',
    complexity: 'C(2b+n, n−1) vectors for each b',
    parameters: [
      {
        kind: 'integer',
        name: 'n',
        about: 'number of piles',
        allowed: () => [3, 8],
        defaults: () => [3, 5],
      },
      ...(names.length > 1 ? [part] : []),
    ],
    defaultDomain: ({ n }) => ({ kind: 'up-to', of: 'b', max: MAX[n - 3] ?? 4 }),
    cost: ({ n }, { max }) => ({
      positions: BigInt(max + 1) * BigInt(2 * max + 1) ** BigInt(n - 1),
      memory: 0n,
    }),
    judge: (parts, { id, parameters, domain }) => {
      const { n, part: chosen = WHOLE } = parameters
      const found = instanceTally(streamHeader(id, parameters, domain))
      for (let b = 0; b <= domain.max; b++) {
        for (const z of basicIntegerVectors(n, b)) {
          const holds = parts[chosen]!(z, b)
          if (holds === null) continue
          found.test(holds, b, () => ({
            witness: { z, b },
            expected: card.title,
            actual: formatPosition(z),
            explain: `the vector ${formatPosition(z)} is basic with b = ${b}`,
          }))
        }
      }
      return found.result('definition')
    },
  })
}
