import { hasMultiple, rangeOf, rowsFrom, vectors } from '@nim/core/gm/definitions'
import { type Candidate, candidates } from './example-lines.ts'
import type { Claim, InstancesClaim, UpToDomain } from '../../../judge/index.ts'
import { choice, exists, instances, upTo } from '../../../judge/index.ts'
import { printedAndCorrected } from '../printed-and-corrected.ts'

/**
 * The data of one example without its vector, which are l, a statement about j_0, and the ranges
 * from row j_0 on.
 */
interface Line {
  readonly l: number
  /** The value of j_0, or the statement that the initial part is not empty, or no statement. */
  readonly j0: number | 'positive' | 'not said'
  readonly ranges: readonly number[]
}

const LINES: readonly Line[] = [
  { l: 2, j0: 4, ranges: [1, 2] },
  { l: 3, j0: 'positive', ranges: [2, 3] },
  { l: 4, j0: 'not said', ranges: [1, 2, 3, 4] },
  { l: 5, j0: 0, ranges: [2, 3, 4, 5] },
  { l: 6, j0: 0, ranges: [1, 2, 3, 4, 5] },
]
const CORRECTED = [...LINES.slice(0, 4), { l: 6, j0: 0, ranges: [2, 3, 4, 5, 6] }] as const

/** The lines that a single vector must fit. */
const WANTED: Readonly<Record<string, readonly number[]>> = {
  l2: [2],
  l3: [3],
  l4: [4],
  l5: [5],
  l6: [6],
  'l2-5': [2, 3, 4, 5],
  all: [2, 3, 4, 5, 6],
}

/** True if the sequence of the vector for this l has the j_0 and the ranges of the line. */
function fitsLine(candidate: Candidate, { l, j0, ranges }: Line): boolean {
  const profile = candidate.profile(l)
  const isStartRight = j0 === 'positive' ? profile.j0 !== 0 : profile.j0 === j0
  return (j0 === 'not said' || isStartRight) && profile.ranges.join() === ranges.join()
}

type ExamplesClaim = InstancesClaim<{ lines: string }, UpToDomain, readonly Candidate[]>
type Searched = Parameters<ExamplesClaim['digest']>

/**
 * True if a line names a row j_0 and omits the range l. If there are three or more entries, the
 * range l occurs in the nl rows from j_0 on.
 * @source docs/findings/GN-2.5.md
 */
function lacksRangeL({ l, j0, ranges }: Line): boolean {
  return typeof j0 === 'number' && !ranges.includes(l)
}

/** True if only a vector of range at most 5 can fit the line. */
function boundsRange(line: Line): boolean {
  return line.j0 === 0 && (line.l <= 5 || lacksRangeL(line))
}

/**
 * The statement that a single vector fits the lines. There is one instance, which contains all
 * searched vectors.
 */
function fitting(lines: readonly Line[]) {
  const asked = (wanted: string): readonly Line[] =>
    lines.filter(({ l }) => WANTED[wanted]!.includes(l))
  const firstFit = (...[searched, { lines: wanted }]: Searched): Candidate | undefined =>
    searched.find((candidate) => asked(wanted).every((line) => fitsLine(candidate, line)))
  const claim: Pick<ExamplesClaim, 'digest' | 'instances'> = {
    *instances({ parameters, domain, data }) {
      const searched = candidates(domain.max)
      const fit = firstFit(searched, parameters)
      if (fit !== undefined) data['vector'] = fit.x.join()
      yield searched
    },
    digest: (...searched) => firstFit(...searched)?.x.length ?? 0,
  }
  const printed = exists<Searched[0], Searched[1]>({
    no: (_, { lines: wanted }) => `vector that fits the lines ${wanted}`,
    holdsWitness: (...searched) => firstFit(...searched) !== undefined,
    // the search covers all vectors with two entries, and the proof covers those with more
    isImpossible: (searched, { lines: wanted }) =>
      searched.length > 0 && asked(wanted).some(boundsRange) && asked(wanted).some(lacksRangeL),
  })
  return { ...claim, printed }
}

const examples: ExamplesClaim = {
  id: 'GN-2.5',
  kind: 'example',
  at: 'section 2.5',
  paperStatus: 'observed',
  title: 'one vector for l = 2, …, 6: the ranges in its GM-sequences',
  statement: String.raw`One initial vector $x$ for $l=2,\dots,6$, with these ranges from $j_0$ on: $l=2$: $j_0=4$, ranges 1, 2; $l=3$: $j_0>0$, ranges 2, 3; $l=4$: ranges 1 to 4; $l=5$: $j_0=0$, ranges 2 to 5; $l=6$: $j_0=0$, ranges 1, 2, 3, 4, 5.`,
  conventions: [
    'our copy of the text lacks the vector, n and the five l; the l are reconstructed from the ranges',
    'adding 60 to all entries changes nothing, so 0 ≤ x_1 < 60; by the line l = 5, range(x) ≤ 5',
    'a sequence has the ranges of a line if the ranges of rows j_0, …, j_0 + nl − 1 are exactly these',
  ],
  decides:
    'by search: whether a vector with n entries, from 2 up to the limit, fits the named lines',
  flaw: { class: 'example', cause: 'GN-2.5' },
  parameters: [choice('lines', 'the lines that a single vector must fit', Object.keys(WANTED))],
  domain: upTo('n', 6),
  quick: { max: 4 },
  ...fitting(LINES),
  witness: (searched, { lines }) => ({ n: `2..${searched.at(-1)!.x.length}`, lines }),
  evidence: (searched, { lines }) => ({
    expected: `a vector that fits ${lines}`,
    actual: 'none',
    explain: `no vector with 2 to ${searched.at(-1)!.x.length} entries, 0 <= x_1 < 60 and range <= 5 has these ranges`,
  }),
  // The mutation omits range 5 for l = 5.
  wrongAt: { case: { lines: 'l5' }, max: 4 },
  wrong: fitting([{ l: 5, j0: 0, ranges: [2, 3, 4] }]).printed,
  method: 'search',
}

/**
 * The examples as printed, and the corrected examples, whose last line differs. From a row in which
 * the pivot decreases, the range is exactly l, so the line for l = 6 must contain the range 6.
 */
export const gn25: readonly Claim[] = printedAndCorrected(
  examples,
  {
    title: examples.title,
    statement: examples.statement.replace('ranges 1, 2, 3, 4, 5.', 'ranges 2, 3, 4, 5, 6.'),
    ...fitting(CORRECTED),
    // The mutation uses the line for l = 6 as printed.
    wrongAt: { case: { lines: 'all' }, max: 4 },
    wrong: fitting(LINES).printed,
  },
  {},
)

/** The ranges that occur after row 0 in sequences that begin with a range ≤ l. */
interface Ranges {
  readonly l: number
  readonly n: number
  readonly ranges: readonly number[]
}

/** All ranges after row 0 in sequences that begin with a range ≤ l. */
function laterRanges(n: number, l: number): number[] {
  const ranges = new Set<number>()
  for (const x of vectors(n, l, l)) {
    if (!hasMultiple(x, l)) continue
    for (const row of rowsFrom(x, l, n * l).slice(1)) ranges.add(rangeOf(row))
  }
  return [...ranges]
}

export const gn25r: Claim = instances({
  id: 'GN-2.5.r',
  kind: 'remark',
  at: 'section 2.5',
  paperStatus: 'asserted',
  title: 'range 0 can occur; ranges 0, 1, 2 are never above l',
  statement: String.raw`Range 0 can occur. Since $l\ge 2$, vectors of range 0, 1 or 2 are never in $S_{>l}$, always in $S_{\le l}$.`,
  conventions: [
    'nimlab does not judge whether range 0 occurs in the examples of section 2.5, because our copy of the text lacks their vectors',
  ],
  decides:
    'for every n and l from 2 to the bound, whether range 0 occurs after row 0 in some sequence that starts with range ≤ l; and 0, 1, 2 ≤ l for those l',
  domain: upTo('n and l', 5),
  *instances({ domain: { max } }): Generator<Ranges> {
    for (let l = 2; l <= max; l++) {
      for (let n = 2; n <= max; n++) yield { n, l, ranges: laterRanges(n, l) }
    }
  },
  cost: (_, { max }) => BigInt(max) * BigInt(max),
  digest: ({ l }) => l,
  witness: ({ n, l }) => ({ n, l }),
  printed: {
    occurs: { says: 'range 0 occurs', holds: ({ ranges }) => ranges.includes(0) },
    small: {
      says: 'ranges 0, 1, 2 are at most l',
      holds: ({ l }) => [0, 1, 2].every((r) => r <= l),
    },
  },
  // The mutation makes the statement about range 3 too.
  wrongAt: { case: { part: 'small' } },
  wrong: ({ l }) => [0, 1, 2, 3].every((r) => r <= l),
  method: 'enumeration',
})
