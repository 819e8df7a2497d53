import { slowSetNim, type PlayConvention } from '@nim/core/rules'
import { compile, type Formula } from '@nim/presburger'
import { largestBox, solvedBox } from '../box/solved-box.ts'
import { wrongIn } from '../probe/wrong-in.ts'
import { align, type ClassesOf } from './align.ts'
import { Sample } from './classes.ts'
import { type Law, lawFor } from './law.ts'
import { type Shape, sizesOf } from './shape.ts'
import { type Vocabulary, vocabularies } from './vocabulary.ts'
import { TUNED } from '../tuned.ts'

/**
 * The proved formulas for the P-positions of SN(n,A). The key is n, and an n without a proved
 * formula is absent.
 */
export type ProvedFormulas = ReadonlyMap<number, Formula>

/** A law that agrees with some proved formulas, and the results of testing the law for other n. */
export interface FoundLaw extends Law {
  readonly shape: string
  readonly play: PlayConvention
  /**
   * The numbers n of piles whose formulas were aligned. `tested` contains the tests for three
   * further n.
   */
  readonly seen: readonly number[]
  readonly tested: readonly Tested[]
}

/** A comparison of a law with the exhaustive solver. */
export interface Tested {
  readonly n: number
  /** The largest pile of the box. */
  readonly max: number
  /** The first position at which the statement is wrong; null if no such position exists. */
  readonly wrong: readonly number[] | null
}

const { COMPARED, TESTED, LARGEST_PILE, FURTHER, FEWEST_SEEN } = TUNED.findLaw
const VOCABULARIES = vocabularies()

/**
 * Combines the proved formulas of SN(n,A), where all A have the same shape, into a law for all n.
 * It first tries all formulas, then all formulas except that of the smallest n, then even n and odd
 * n separately. It takes the first vocabulary that has a law. The function then tests the law on
 * boxes for other n. These tests do not influence the choice.
 *
 * @param proved the formulas for consecutive n
 * @returns the laws, including those that the tests refute
 * @complexity about 1,000 vocabularies × the positions of the boxes; most of these comparisons end
 *   early
 */
export function findLaws(shape: Shape, play: PlayConvention, proved: ProvedFormulas): FoundLaw[] {
  const samples = new Map([...proved].map(([n, formula]) => [n, sampleOf(n, formula)]))
  const all = [...samples.keys()].toSorted((a, b) => a - b)
  const laws = [all, all.slice(1)].flatMap((seen) => lawOf(shape, play, seen, 1, samples) ?? [])
  const upheld = laws.filter(isUpheld)
  if (upheld.length > 0) return [upheld.reduce((a, b) => (sizeOf(b) < sizeOf(a) ? b : a))]
  return [0, 1].flatMap((residue) => {
    const seen = all.filter((n) => n % 2 === residue)
    return lawOf(shape, play, seen, 2, samples) ?? []
  })
}

/** True if no test refutes the law. */
export function isUpheld({ tested }: FoundLaw): boolean {
  return tested.length === FURTHER && tested.every(({ wrong }) => wrong === null)
}

function sampleOf(n: number, formula: Formula): Sample {
  const ruleset = slowSetNim(n, [1])
  return new Sample(n, largestBox(ruleset, COMPARED, LARGEST_PILE), compile(formula, namesOf(n)))
}

export function namesOf(n: number): string[] {
  return Array.from({ length: n }, (_, i) => `x${i + 1}`)
}

/**
 * The number k that a vocabulary uses for n piles; null if the set A of the shape has no such run.
 */
export function numberOf({ run }: Vocabulary, shape: Shape, n: number): number | null {
  return shape.runsOf(n)?.[run]?.[0] ?? null
}

function lawOf(
  shape: Shape,
  play: PlayConvention,
  seen: readonly number[],
  step: 1 | 2,
  samples: ReadonlyMap<number, Sample>,
): FoundLaw | null {
  if (seen.length < FEWEST_SEEN) return null
  for (const vocabulary of VOCABULARIES) {
    const tables = tablesOf(vocabulary, shape, seen, samples)
    const cases = tables === null ? null : align(tables)
    if (cases !== null) {
      const law = { vocabulary, cases }
      return {
        shape: shape.name,
        play,
        seen,
        ...law,
        tested: testsOf(law, shape, play, seen.at(-1)!, step),
      }
    }
  }
  return null
}

function tablesOf(
  vocabulary: Vocabulary,
  shape: Shape,
  seen: readonly number[],
  samples: ReadonlyMap<number, Sample>,
): ClassesOf[] | null {
  const tables: ClassesOf[] = []
  for (const n of seen) {
    const k = numberOf(vocabulary, shape, n)
    const classes =
      k === null || n < vocabulary.first + vocabulary.last
        ? null
        : samples.get(n)!.classes(vocabulary, k)
    if (classes === null) return null
    tables.push({ n, k: k!, classes })
  }
  return tables
}

/** Tests a law for the next values of n, and stops if it is wrong. */
function testsOf(
  law: Law,
  shape: Shape,
  play: PlayConvention,
  last: number,
  step: 1 | 2,
): Tested[] {
  const tests: Tested[] = []
  for (let i = 1; i <= FURTHER; i++) {
    const n = last + i * step
    const ruleset = slowSetNim(n, sizesOf(shape, n)!)
    const max = largestBox(ruleset, TESTED, LARGEST_PILE)
    const formula = lawFor(law, { n, k: numberOf(law.vocabulary, shape, n)! })
    const box = solvedBox({ ruleset, play, value: 'outcome' }, max)
    const wrong = wrongIn(box, formula, namesOf(n))
    tests.push({ n, max, wrong })
    if (wrong !== null) break
  }
  return tests
}

/** The total number of cases and bounds of a law. */
function sizeOf({ cases }: Law): number {
  return cases.reduce((size, { bounds }) => size + 1 + bounds.length, 0)
}
