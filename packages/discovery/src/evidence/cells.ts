import { randomOf } from '../box/draw.ts'
import { labelIn, type SolvedBox } from '../box/solved-box.ts'
import { drawGaps, gapsOf, positionOf, SMALL, type Stratum } from '../box/strata.ts'
import { type Form, formAt, residueAt } from '../forms/form.ts'
import { codeLengthOf } from './code-length.ts'
import type { Congruence } from './congruences.ts'
import { countsOf, numbered, openOf, type Rows, someOf } from './rows.ts'
import { TUNED } from '../tuned.ts'

/**
 * Cells between walls, in each of which a value depends only on residues. This is evidence from
 * positions that are far from all walls; it is not a proof.
 */
export interface Cells {
  /** The modulus for the residues of the piles that determine the value. */
  readonly modulus: number
  /**
   * The walls in the order in which they were found. The first wall provides the most information.
   */
  readonly walls: readonly Form[]
  readonly congruences: readonly Congruence[]
  /**
   * The number of bits with which cells and residues encode the values of 1,000 positions: see
   * {@link cellsOf}.
   */
  readonly bits: number
  /**
   * The share of positions whose value is not the most frequent value for their cell and residues;
   * 1 if the box has no such positions.
   */
  readonly unexplained: number
}

/**
 * A question about a position. It asks on which side of a wall the position lies (if `modulus` is
 * null), or which residue it has.
 */
export interface Splitter {
  readonly form: Form
  readonly modulus: number | null
}

/** The splitters that a search may use. */
export interface Splitters {
  /** Splitters that were found in other strata. These splitters cost few bits. */
  readonly known: readonly Splitter[]
  /**
   * Splitters that are likely to be useful even before there is evidence for them. They cost half
   * as many bits as other splitters.
   */
  readonly likely: readonly Splitter[]
  readonly tried: readonly Splitter[]
}

interface Priced extends Splitter {
  readonly price: number
}

const {
  DRAWN,
  FAR,
  MOST_SPLITTERS,
  ROUNDS,
  LEAST_LEFT,
  LEAST_OPEN,
  PRICE,
  PRICE_OF_FACTOR,
  PRICE_OF_MODULUS,
  PRICE_OF_KNOWN,
  MODULI,
  MOST_CLASSES,
} = TUNED.cells

/**
 * Searches for walls and congruences on a stratum, trying one modulus for the residues of the piles
 * after another. Returns the cells that encode the values with the fewest bits. The encoding
 * consists of the bits for walls and congruences, and of the bits for the values in each class. The
 * code of a value depends on the earlier values in the same class. In each step, the search adds
 * the splitter that saves the most bits. It ignores positions near a wall when it looks for the
 * next splitter.
 *
 * @complexity 12·(500·|splitters| + 60·60,000) evaluations of a form for each of 4 moduli
 */
export function cellsOf(
  box: SolvedBox,
  stratum: Stratum,
  { known, likely, tried }: Splitters,
  seed: number,
): Cells {
  const positions = drawFrom(box, stratum, seed)
  const own = positions.map((x) => labelIn(box, x))
  const present = [...new Set(own)].sort((a, b) => a - b)
  const labels = Uint16Array.from(own, (label) => present.indexOf(label))
  const labelCount = present.length
  const about = { positions, labels, labelCount, lengthOf: codeLengthOf(labels) }
  const splitters = [
    ...known.map((one) => ({ ...one, price: PRICE_OF_KNOWN })),
    ...likely.map((one) => ({ ...one, price: priceOf(one) / 2 })),
    ...tried.map((one) => ({ ...one, price: priceOf(one) })),
  ]
  const large = stratum.filter((isSmall) => !isSmall).length
  const isTold = (modulus: number): boolean =>
    modulus === 1 || modulus ** large <= positions.length * MOST_CLASSES
  const cells = MODULI.filter(isTold).map((modulus) => {
    const classes = numbered(positions.map((x) => classAt(box, x, modulus)))
    return { modulus, ...cellsBetween(splitters, { ...about, classes }) }
  })
  return cells.reduce((best, cells) => (cells.bits < best.bits ? cells : best))
}

/** Positions of a stratum. */
function drawFrom(box: SolvedBox, stratum: Stratum, seed: number): number[][] {
  const random = randomOf(seed)
  return Array.from({ length: DRAWN }, () =>
    drawGaps(box, stratum, { least: SMALL, more: 0 }, random),
  ).flatMap((gaps) => (gaps === null ? [] : [positionOf(box, gaps)]))
}

/** The residues of the piles and the small gaps, encoded as one number. */
function classAt(box: SolvedBox, x: readonly number[], modulus: number): number {
  const residues = x.reduce((number, pile) => number * modulus + (pile % modulus), 0)
  return gapsOf(box, x).reduce(
    (number, gap) => number * (SMALL + 1) + Math.min(gap, SMALL),
    residues,
  )
}

/** Splits the classes by one splitter after another, for as long as this saves bits. */
function cellsBetween(splitters: readonly Priced[], first: Rows): Omit<Cells, 'modulus'> {
  const chosen: Priced[] = []
  let rows = first
  while (chosen.length < MOST_SPLITTERS) {
    const best = bestSplitter(splitters, rows)
    const split = best === null ? null : splitBy(best, rows)
    if (split === null || split.labels.length < first.labels.length * LEAST_LEFT) break
    chosen.push(best!)
    rows = split
  }
  const { labelCount, labels } = rows
  const counts = countsOf(rows)
  let [bits, usual] = [0, 0]
  for (let from = 0; from < counts.length; from += labelCount) {
    bits += rows.lengthOf(counts, from)
    usual += Math.max(...counts.subarray(from, from + labelCount))
  }
  const price = chosen.reduce((sum, one) => sum + one.price, 0)
  return {
    walls: chosen.flatMap(({ form, modulus }) => (modulus === null ? [form] : [])),
    congruences: chosen.flatMap(({ form, modulus }) =>
      modulus === null ? [] : [{ form, modulus }],
    ),
    // The numbers of bits refer to 1,000 positions. The two parts are divided by different numbers
    // of positions, because the search omitted positions near walls.
    bits: rounded(1000 * (price / first.labels.length + bits / labels.length)),
    unexplained: labels.length === 0 ? 1 : rounded(1 - usual / labels.length),
  }
}

/** The splitter that saves the most bits; null if no splitter saves bits. */
function bestSplitter(splitters: readonly Priced[], rows: Rows): Priced | null {
  const open = openOf(rows)
  if (open.labels.length < LEAST_OPEN) return null
  let promising = splitters
  for (const [positions, kept] of ROUNDS) {
    const step = Math.max(1, Math.floor(open.labels.length / positions))
    const some = step === 1 ? open : someOf(open, (i) => i % step === 0)
    promising = ranked(promising, some)
      .slice(0, kept)
      .map(({ splitter }) => splitter)
  }
  const [best] = ranked(promising, open)
  return best !== undefined && best.saved > 0 ? best.splitter : null
}

/** The splitters and the number of bits that each of them saves, best splitter first. */
function ranked(
  splitters: readonly Priced[],
  rows: Rows,
): { readonly splitter: Priced; readonly saved: number }[] {
  const { positions, labels, labelCount, classes, lengthOf } = rows
  const whole = countsOf(rows)
  let unsplit = 0
  for (let from = 0; from < whole.length; from += labelCount) unsplit += lengthOf(whole, from)
  const savedBy = (splitter: Priced): number => {
    const answers = splitter.modulus ?? 2
    const counts = new Int32Array(whole.length * answers)
    for (let i = 0; i < classes.length; i++) {
      const one = classes[i]! * answers + answerAt(splitter, positions[i]!)
      counts[one * labelCount + labels[i]!]!++
    }
    let split = 0
    for (let from = 0; from < counts.length; from += labelCount) split += lengthOf(counts, from)
    return rounded(unsplit - split - splitter.price)
  }
  return splitters
    .map((splitter) => ({ splitter, saved: savedBy(splitter) }))
    .toSorted((a, b) => b.saved - a.saved)
}

function answerAt({ form, modulus }: Splitter, position: readonly number[]): number {
  if (modulus !== null) return residueAt(form, modulus, position)
  return formAt(form, position) > 0 ? 1 : 0
}

/**
 * The positions after a splitter has split their classes. If the splitter is a wall, only the
 * positions far from this wall are kept.
 */
function splitBy(splitter: Splitter, rows: Rows): Rows {
  const { form, modulus } = splitter
  const isKept = (i: number): boolean =>
    modulus !== null || Math.abs(formAt(form, rows.positions[i]!)) >= FAR
  const farRows = someOf(rows, isKept)
  const answers = modulus ?? 2
  const classes = farRows.classes.map(
    (one, i) => one * answers + answerAt(splitter, farRows.positions[i]!),
  )
  return { ...farRows, classes: numbered(classes) }
}

function priceOf({ form, modulus }: Splitter): number {
  const factors = form.reduce((size, factor) => size + Math.abs(factor), 0)
  return PRICE + PRICE_OF_FACTOR * factors + PRICE_OF_MODULUS * (modulus ?? 0)
}

/** The number, rounded to fewer digits, because logarithms may differ slightly between machines. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
