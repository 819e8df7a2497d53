import { parse, parseTerm } from '@nim/presburger'
import { add, type Affine, constant, gcd, isSurely } from './affine.ts'
import type { Ground } from './ground.ts'
import { open } from './open.ts'
import { type CountWork, demand, times, whole } from './refuse.ts'
import type { Certificate } from './schema.ts'

/**
 * Checks that steps change no residue, and that no threshold is missing from the walls if it
 * affects whether a point is wrong.
 *
 * @throws RangeError if a threshold is missing
 */
export function checkWalls(
  { question: { value, variables, says }, walls, reducers }: Certificate,
  { moves, toPiles }: Ground,
  work: CountWork,
): void {
  const n = variables.length
  const zero = variables.map(() => 0)
  const units = variables.map((_, i) => variables.map((__, j) => (i === j ? 1 : 0)))
  const thresholds = new Map(walls.map((wall) => [wall.form.join(), wall.thresholds]))

  const isSettled = (p: Affine, least: number): boolean =>
    isSurely(p, least) || isSurely(add(constant(0, n), p, -1), 1 - least)
  /** Requires a threshold for p ≥ least, that is, for a·y ≥ limit, wherever p is an integer. */
  const order = (p: Affine, least: number): void => {
    if (isSettled(p, least)) return
    const g = p.a.reduce(gcd, 0)
    const limit = whole(p.d * least - p.b)
    const at = (sign: 1 | -1): readonly number[] =>
      thresholds.get(p.a.map((factor) => (sign * factor) / g).join()) ?? []
    work(n + at(1).length + at(-1).length)
    const limits = [...at(1).map((t) => g * t), ...at(-1).map((t) => g - g * t)]
    const isThere = limits.some((l) => limit - p.d < l && l < limit + g)
    demand(isThere, `a threshold of ${p.a.join()} is missing: ${limit}`)
  }
  const after = (p: Affine, move: readonly number[]): Affine => ({
    ...p,
    b: whole(p.b - times(p.a, move)),
  })
  /** Requires this threshold at the point and also at the options of the point. */
  const everywhere = (p: Affine, least: number): void => {
    if (!isSettled(p, least)) for (const move of [zero, ...moves]) order(after(p, move), least)
  }
  const residue = (p: Affine, m: number): void => {
    work(n * reducers.length)
    const isKept = reducers.every(({ step }) => times(p.a, step) % whole(p.d * m) === 0)
    demand(isKept, `a step is not in the lattice: it changes ${p.a.join()} modulo ${p.d * m}`)
  }

  const piles = units.map(toPiles)
  const pile = (i: number): Affine => ({ a: piles.map((x) => x[i]!), b: 0, d: 1 })
  const named = new Map(variables.map((name, i) => [name, pile(i)]))
  const isFormula = value === 'outcome' || value === 'statement'
  const values = open(isFormula ? parse(says) : parseTerm(says), named, {
    order: everywhere,
    residue,
    work,
  })
  for (const p of value === 'grundy' ? values : []) {
    work((moves.length + 2) * (moves.length + 1) * n)
    for (let least = 0; least <= moves.length + 1; least++) everywhere(p, least)
  }
  for (const p of value === 'remoteness' ? values : []) {
    residue(p, 2)
    for (const least of [0, 1]) order(p, least)
    const compareWith = (q: Affine): void => {
      work(10 * n)
      const rise = add(q, p, -1)
      for (const least of [-1, 0]) order(rise, least)
    }
    for (const move of moves) for (const q of values) compareWith(after(q, move))
  }
  for (const [i, unit] of units.entries()) {
    const isLegal = moves.every((move) => move[i]! <= 0) || walls[i]!.thresholds.includes(1)
    demand(walls[i]!.form.join() === unit.join() && isLegal, `wall ${i} is not coordinate ${i}`)
  }
}
