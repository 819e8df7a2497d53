import { Count, Positive } from '@nim/prover/points-check'
import * as v from 'valibot'
import type { FoundLaw } from '../families/find-law.ts'
import { shapes } from '../families/shape.ts'
import { type Linear, WALL_NAMES } from '../families/vocabulary.ts'
import { Play, readStrictLine, requireThat, Words } from './strict-line.ts'

/** A law for all n that agrees with proved formulas, and the results of its tests. */
export interface LawLine extends FoundLaw {
  /** The numbers of piles for which finitely many points prove the law. */
  readonly proved: readonly number[]
  /** The ids of the theorems that determine the outcome for each tested n. */
  readonly known: readonly string[]
}

const Whole: v.GenericSchema<number> = v.pipe(v.number(), v.safeInteger())
const Sign: v.GenericSchema<number> = v.picklist([-1, 0, 1])
const Number3: v.GenericSchema<unknown, Linear> = v.strictTuple([Whole, Whole, Whole])
const numbers = v.array(Positive)
const FewPiles: v.GenericSchema<number> = v.picklist([0, 1, 2])

const LINE: v.GenericSchema<unknown, LawLine> = v.strictObject({
  shape: v.picklist(shapes().map(({ name }) => name)),
  play: Play,
  seen: v.pipe(numbers, v.minLength(2)),
  vocabulary: v.strictObject({
    run: FewPiles,
    isReduced: v.boolean(),
    wall: v.nullable(v.strictObject({ form: v.picklist(WALL_NAMES), least: Number3 })),
    asksAllOdd: v.boolean(),
    first: FewPiles,
    last: FewPiles,
  }),
  cases: v.pipe(
    v.array(
      v.strictObject({
        key: v.pipe(v.string(), v.regex(/^[01]*$/)),
        parity: v.nullable(v.picklist([0, 1])),
        bounds: v.array(v.strictObject({ o: Sign, r: Sign, most: Number3 })),
      }),
    ),
    v.minLength(1),
  ),
  tested: v.pipe(
    v.array(v.strictObject({ n: Positive, max: Count, wrong: v.nullable(v.array(Count)) })),
    v.minLength(1),
    v.maxLength(3),
  ),
  proved: numbers,
  known: v.array(Words),
})

/**
 * Parses a line of docs/atlas/laws.jsonl.
 * @throws RangeError naming the invalid field and the error
 */
export function parseLawLine(line: string): LawLine {
  return readStrictLine(line, LINE, requireFit)
}

function requireFit({ vocabulary, cases, seen, tested, proved }: LawLine): void {
  const { wall, asksAllOdd, first, last } = vocabulary
  const answers = Number(wall !== null) + Number(asksAllOdd) + first + last
  requireThat(
    cases.every(({ key }) => key.length === answers),
    'cases',
    `expected ${answers} answers in each key`,
  )
  const all = [...seen, ...tested.map(({ n }) => n)]
  const steps = all.slice(1).map((n, i) => n - all[i]!)
  const isEven = steps.every((step) => step === steps[0] && step > 0)
  requireThat(isEven, 'tested', 'expected numbers that continue those in seen')
  const isLast = tested.slice(0, -1).every(({ wrong }) => wrong === null)
  requireThat(isLast, 'tested', 'expected no test after a test that refutes the law')
  for (const { n, wrong } of tested) {
    requireThat(wrong === null || wrong.length === n, 'tested', `expected ${n} piles`)
  }
  requireThat(
    proved.every((n, i) => n === all[i]),
    'proved',
    'expected the first of the numbers in seen and tested',
  )
}
