/** The rational number p/q. */
interface Quotient {
  readonly p: bigint
  readonly q: bigint
}

const TERMS = 40n

/** An enclosure of e: Σ_{k ≤ 40} 1/k! < e < Σ_{k ≤ 40} 1/k! + 1/(40!·40). */
function enclosure(): readonly [low: Quotient, high: Quotient] {
  let factorial = 1n
  let sum = 1n
  for (let k = 1n; k <= TERMS; k++) {
    factorial *= k
    sum = sum * k + 1n
  }
  const q = factorial * TERMS
  return [
    { p: sum * TERMS, q },
    { p: sum * TERMS + 1n, q },
  ]
}

const [LOW, HIGH] = enclosure()

/**
 * The sign of e^r − p/q for r ≥ 1, decided by an enclosure of e that is accurate to 49 decimals.
 *
 * @throws RangeError if p/q is too close to e^r for that enclosure
 * @complexity O(1) powers and products
 * @source V-16.R0
 */
export function compareEulerPower(r: number, { p, q }: Quotient): number {
  const exponent = BigInt(r)
  if (LOW.p ** exponent * q > p * LOW.q ** exponent) return 1
  if (HIGH.p ** exponent * q < p * HIGH.q ** exponent) return -1
  throw new RangeError(`e^${r} and ${p}/${q} are too close to be compared`)
}

/**
 * The number ⌈log t⌉, where the logarithm has this base and t ≥ 1. This number is the smallest r ≥
 * 0 with base^r ≥ t.
 *
 * @param base a whole number ≥ 2, or `e`
 * @throws RangeError as {@link compareEulerPower}
 * @complexity O(log t) powers
 * @source V-16.R0
 */
export function ceilLog(t: number, base: number | 'e'): number {
  if (base === 'e') return ceilLn(t)
  let r = 0
  for (let power = 1; power < t; power *= base) r++
  return r
}

/**
 * The number ⌈ln t⌉ for t ≥ 1, which is the smallest r ≥ 0 with e^r ≥ t.
 *
 * @throws RangeError as {@link compareEulerPower}
 * @complexity O(log t) powers
 * @source V-16.R0
 */
export function ceilLn(t: number): number {
  if (t <= 1) return 0
  let r = 1
  while (compareEulerPower(r, { p: BigInt(t), q: 1n }) < 0) r++
  return r
}

/**
 * The number ⌊(e−1)S⌋ for S ≥ 0. Since e is irrational, L ≥ (e−1)S iff L > ⌊(e−1)S⌋, for S ≥ 1.
 *
 * @throws RangeError if the enclosure of e is too wide to decide it
 * @complexity O(1) products
 * @source V-R3
 */
export function floorEulerLine(S: number): number {
  const s = BigInt(S)
  const floor = ((LOW.p - LOW.q) * s) / LOW.q
  if (((HIGH.p - HIGH.q) * s) / HIGH.q !== floor) throw new RangeError(`(e−1)·${S}: too large`)
  return Number(floor)
}
