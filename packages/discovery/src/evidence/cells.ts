import { lotsOf } from '../box/draw.ts'
import { labelIn, type SolvedBox } from '../box/solved-box.ts'
import { drawGaps, gapsOf, positionOf, SMALL, type Stratum } from '../box/strata.ts'
import { type Form, formAt, residueAt } from '../forms/form.ts'
import { codeLengthOf } from './code-length.ts'
import type { Congruence } from './congruences.ts'
import { countsOf, numbered, openOf, type Rows, someOf } from './rows.ts'

/**
 * Cells, cut by walls, in each of which a value depends on residues alone: evidence from positions that
 * are far from all walls, not a proof.
 */
export interface Cells {
  /** The residues of each pile tell something. */
  readonly modulus: number
  /** In the order in which they were found: the first one tells the most. */
  readonly walls: readonly Form[]
  readonly congruences: readonly Congruence[]
  /** How briefly cells and residues tell the values of 1,000 positions: see {@link cellsOf}. */
  readonly bits: number
  /** Share of the positions whose value is not the usual one of their cell and residues; 1 if the box has none. */
  readonly unexplained: number
}

/** What tells positions apart: on which side of a wall they are (modulus null), or a residue. */
export interface Splitter {
  readonly form: Form
  readonly modulus: number | null
}

/** What is tried. */
export interface Splitters {
  /** Found elsewhere: these cost little. */
  readonly known: readonly Splitter[]
  /** Expected before anything is found: these cost half. */
  readonly likely: readonly Splitter[]
  readonly tried: readonly Splitter[]
}

interface Priced extends Splitter {
  readonly price: number
}

/** Positions that are drawn. */
const DRAWN = 60_000
/** On so many positions splitters are compared, and so many of the best ones on more positions, at last on all. */
const ROUNDS = [
  { positions: 500, kept: 200 },
  { positions: 4000, kept: 20 },
]
/** Distance from walls of what counts as far. */
const FAR = 4
const MOST_SPLITTERS = 12
/** The search ends where a smaller share of the positions is far from all walls. */
const LEAST_LEFT = 0.1
/** Fewer positions say nothing about a wall. */
const LEAST_OPEN = 40
/** Bits that a splitter costs, and in addition for each 1 of its factors and of its modulus. */
const PRICE = 20
const PRICE_OF_FACTOR = 4
const PRICE_OF_MODULUS = 8
const PRICE_OF_KNOWN = 2
/** The residues of the piles, all together, by one of these. */
const MODULI = [1, 2, 3, 4]
/** Residues with more classes than this share of the positions tell nothing. */
const MOST_CLASSES = 0.25

/**
 * Looks for walls and congruences on a stratum, with the residues of the piles by one modulus after the
 * other; the cells are returned by which it takes the fewest bits to tell the values: those of walls and
 * congruences, and of the values in each class by what came before in it. Splitters are found one after the
 * other: what saves the most bits. Positions near a wall are left out when the next one is looked for.
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
  const found = MODULI.filter(isTold).map((modulus) => {
    const classes = numbered(positions.map((x) => classAt(box, x, modulus)))
    return { modulus, ...cellsBetween(splitters, { ...about, classes }) }
  })
  return found.reduce((best, cells) => (cells.bits < best.bits ? cells : best))
}

/** Positions of a stratum. */
function drawFrom(box: SolvedBox, stratum: Stratum, seed: number): number[][] {
  const lots = lotsOf(seed)
  return Array.from({ length: DRAWN }, () =>
    drawGaps(box, stratum, { least: SMALL, more: 0 }, lots),
  ).flatMap((gaps) => (gaps === null ? [] : [positionOf(box, gaps)]))
}

/** The residues of the piles, and the gaps that are small, as one number. */
function classAt(box: SolvedBox, x: readonly number[], modulus: number): number {
  const residues = x.reduce((number, pile) => number * modulus + (pile % modulus), 0)
  return gapsOf(box, x).reduce(
    (number, gap) => number * (SMALL + 1) + Math.min(gap, SMALL),
    residues,
  )
}

/** Splits the classes as long as this saves bits. */
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
    // near walls positions were left out
    bits: rounded(1000 * (price / first.labels.length + bits / labels.length)),
    unexplained: labels.length === 0 ? 1 : rounded(1 - usual / labels.length),
  }
}

/** What saves the most bits; null if nothing saves any. */
function bestSplitter(splitters: readonly Priced[], rows: Rows): Priced | null {
  const open = openOf(rows)
  if (open.labels.length < LEAST_OPEN) return null
  let promising = splitters
  for (const { positions, kept } of ROUNDS) {
    const step = Math.max(1, Math.floor(open.labels.length / positions))
    const some = step === 1 ? open : someOf(open, (i) => i % step === 0)
    promising = ranked(promising, some)
      .slice(0, kept)
      .map(({ splitter }) => splitter)
  }
  const [best] = ranked(promising, open)
  return best !== undefined && best.saved > 0 ? best.splitter : null
}

/** The splitters with the bits that they save, most first. */
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

/** The rows, of a wall only those far from it, with the classes of different answers told apart. */
function splitBy(splitter: Splitter, rows: Rows): Rows {
  const { form, modulus } = splitter
  const isKept = (i: number): boolean =>
    modulus !== null || Math.abs(formAt(form, rows.positions[i]!)) >= FAR
  const kept = someOf(rows, isKept)
  const answers = modulus ?? 2
  const classes = kept.classes.map(
    (one, i) => one * answers + answerAt(splitter, kept.positions[i]!),
  )
  return { ...kept, classes: numbered(classes) }
}

function priceOf({ form, modulus }: Splitter): number {
  const factors = form.reduce((size, factor) => size + Math.abs(factor), 0)
  return PRICE + PRICE_OF_FACTOR * factors + PRICE_OF_MODULUS * (modulus ?? 0)
}

/** Without the last digits, in which logarithms may differ from one machine to another. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
