import type { SolvedBox } from '../box/solved-box.ts'
import { limitedBy, type Stratum } from '../box/strata.ts'
import { allForms, type Form, primitive } from '../forms/form.ts'
import { cellsOf, type Splitter } from './cells.ts'
import { type Congruence, congruencesOf } from './congruences.ts'
import { likelyWalls } from './likely-walls.ts'
import { sumsOfFirst } from './sums-of-first.ts'

/** What was found on a stratum: evidence from a box. */
export interface Region {
  /** The numbers 1, 2, … of the gaps that are small there. */
  readonly small: readonly number[]
  readonly modulus: number
  readonly walls: readonly Form[]
  readonly congruences: readonly Congruence[]
  /** Share of positions, far from walls, whose value these do not tell. */
  readonly unexplained: number
}

/** Largest factor of a wall that is tried, by the number of piles. */
const FACTORS = [0, 4, 4, 4, 3, 3, 1]

/** What is known of a value on a box, collected stratum by stratum. */
export class Knowledge {
  readonly box: SolvedBox
  readonly #seed: number
  readonly #forms: readonly Form[]
  readonly #regions = new Map<string, Region>()
  /** Walls and congruences, in the order in which they were found. */
  readonly #found = new Map<string, Splitter>()

  constructor(box: SolvedBox, seed: number) {
    this.box = box
    this.#seed = seed
    this.#forms = allForms(box.ruleset.piles, FACTORS[box.ruleset.piles] ?? 1)
  }

  get regions(): readonly Region[] {
    return [...this.#regions.values()]
  }

  get walls(): readonly Form[] {
    return [...this.#found.values()]
      .filter(({ modulus }) => modulus === null)
      .map(({ form }) => form)
  }

  get congruences(): readonly Congruence[] {
    return [...this.#found.values()].flatMap(({ form, modulus }) =>
      modulus === null ? [] : [{ form, modulus }],
    )
  }

  /** Moduli by which the residues of single piles tell something somewhere. */
  get moduli(): readonly number[] {
    return [...new Set(this.regions.map(({ modulus }) => modulus))].sort((a, b) => a - b)
  }

  /** True if the stratum has been looked at. */
  knows(stratum: Stratum): boolean {
    return this.#regions.has(String(stratum))
  }

  /**
   * Looks at the strata of which this one is a limit, and at itself, as far as they are not known: those
   * with fewer small gaps first, because what is found there is told apart better.
   *
   * @returns false if all were known
   */
  explore(limit: Stratum): boolean {
    const open = limitedBy(limit).filter((stratum) => !this.knows(stratum))
    for (const stratum of open) this.#look(stratum)
    return open.length > 0
  }

  /** Looks at the stratum of all large gaps, and at those with one small gap. */
  exploreLarge(): void {
    const large = Array.from({ length: this.box.ruleset.piles }, () => false)
    this.explore(large)
    large.forEach((_, small) => this.explore(large.map((_gap, i) => i === small)))
  }

  #look(stratum: Stratum): void {
    const wallsOf = (forms: readonly Form[]): Splitter[] =>
      distinctOn(stratum, this.box, forms).map((form) => ({ form, modulus: null }))
    const splitters = {
      known: [...this.#found.values()],
      likely: [...wallsOf(likelyWalls(this.box)), ...sumsOfFirst(this.box.ruleset.piles)],
      tried: [...wallsOf(this.#forms), ...congruencesOf(this.box, stratum, this.#seed)],
    }
    const { modulus, walls, congruences, unexplained } = cellsOf(
      this.box,
      stratum,
      splitters,
      this.#seed,
    )
    const small = stratum.flatMap((isSmall, i) => (isSmall ? [i + 1] : []))
    this.#regions.set(String(stratum), { small, modulus, walls, congruences, unexplained })
    for (const found of [...walls.map((form) => ({ form, modulus: null })), ...congruences]) {
      this.#found.set(`${found.form.join()} mod ${found.modulus}`, found)
    }
  }
}

/** The first one of all forms that have the same factors of the large gaps: on the stratum they are parallel. */
function distinctOn(stratum: Stratum, box: SolvedBox, forms: readonly Form[]): Form[] {
  const distinct = new Map<string, Form>()
  for (const form of forms) {
    const ofLarge = primitive(factorsOfGaps(box, form).filter((_, i) => !stratum[i]!))
    if (ofLarge !== null && !distinct.has(ofLarge.join())) distinct.set(ofLarge.join(), form)
  }
  return [...distinct.values()]
}

/** The factors of the gaps in a form of the piles: of sorted piles x_i the sum of the first i gaps. */
function factorsOfGaps({ isSorted }: SolvedBox, form: Form): number[] {
  if (!isSorted) return [...form]
  let sum = 0
  return form
    .toReversed()
    .map((factor) => (sum += factor))
    .toReversed()
}
