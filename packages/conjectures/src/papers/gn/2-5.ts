import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { EXAMPLE_LINES, type ExampleLine, findFittingVector } from '../../facts/gm/example-lines.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import { GN } from '../../claim/sources/gn.ts'
import { choice } from '../../facts/gm/vector-parameters.ts'

/** Which lines one vector is to fit. */
const LINES: Readonly<Record<string, readonly number[]>> = {
  l2: [2],
  l3: [3],
  l4: [4],
  l5: [5],
  l6: [6],
  'l2-5': [2, 3, 4, 5],
  all: [2, 3, 4, 5, 6],
}

/** The examples of section 2.5. */
export const gn25: Claim = fittingClaim({
  id: 'GN-2.5',
  source: `${GN}, section 2.5`,
  paperStatus: 'observed',
  lines: EXAMPLE_LINES,
  last: '1, 2, 3, 4, 5',
})

/** A claim that one vector fits the lines. */
export function fittingClaim(claim: {
  readonly id: string
  readonly source: string
  readonly paperStatus: 'observed' | 'asserted'
  readonly lines: readonly ExampleLine[]
  readonly last: string
}): Claim {
  return instanceClaim<{ lines: string }, UpToDomain, readonly ExampleLine[]>({
    id: claim.id,
    kind: 'example',
    source: claim.source,
    paperStatus: claim.paperStatus,
    title: 'one vector for l = 2, …, 6: the ranges in its GM-sequences',
    statement: String.raw`One initial vector $x$ for $l=2,\dots,6$, with these ranges from $j_0$ on: $l=2$: $j_0=4$, ranges 1, 2; $l=3$: $j_0>0$, ranges 2, 3; $l=4$: ranges 1 to 4; $l=5$: $j_0=0$, ranges 2 to 5; $l=6$: $j_0=0$, ranges ${claim.last}.`,
    conventions: [
      'the vector, n and the five l are lost; the l are reconstructed from the ranges',
      'adding 60 to all entries changes nothing, so 0 ≤ x_1 < 60; by the line l = 5, range(x) ≤ 5',
      'a sequence has the ranges of a line if those of rows j_0, …, j_0 + nl − 1 are exactly these',
    ],
    decides:
      'by search, whether a vector with n entries, 2 ≤ n up to the bound, fits the lines named; each n is one instance, and one that fits is enough',
    complexity: '60 · C(n+4, n−1) vectors for each n',
    parameters: [choice('lines', 'which lines one vector is to fit', Object.keys(LINES))],
    method: 'search',
    defaultDomain: () => ({ kind: 'up-to', of: 'n', max: 6 }),
    quick: { max: 4 },
    size: (_, { max }) => BigInt(max - 1),
    printed: claim.lines,
    *instances(lines, { parameters, domain }, report) {
      const wanted = LINES[parameters.lines]!
      const asked = lines.filter(({ l }) => wanted.includes(l))
      let fit: readonly number[] | null = null
      for (let n = 2; n <= domain.max && fit === null; n++) fit = findFittingVector(n, asked)
      if (fit !== null) report['vector'] = fit.join()
      yield {
        holds: fit !== null,
        value: fit === null ? 0 : fit.length,
        expected: `a vector that fits ${parameters.lines}`,
        actual: 'none',
        witness: { n: `2..${domain.max}`, lines: parameters.lines },
        explain: `no vector with 2 to ${domain.max} entries, 0 <= x_1 < 60 and range <= 5 has these ranges`,
      }
    },
  })
}
