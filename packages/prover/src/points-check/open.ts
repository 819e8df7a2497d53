import { childrenOf, type Expression, interner, isTerm, type Term } from '@nim/presburger'
import { subexpressionsOf } from '@nim/presburger'
import { add, type Affine, constant, gcd, isSurely, lowest } from './affine.ts'
import { type CountWork, demand, whole } from './refuse.ts'
import { allRuns, type Choose, Contradiction } from './runs.ts'

/**
 * Requires that the certificate distinguishes points by whether p ≥ number, or by p modulo number.
 */
export type Demand = (p: Affine, number: number) => void

/** The functions that receive the requirements, and the counter that limits the work. */
interface Demands {
  readonly order: Demand
  readonly residue: Demand
  readonly work: CountWork
}

const BOUNDS = { '>=': [0], '<': [0], '<=': [1], '>': [1], '=': [0, 1], '!=': [0, 1] } as const

const MOST_RUNS = 100_000

/**
 * Requires every atom on which the value of an expression depends. For a term, returns the linear
 * functions; the atoms determine which of them is the value. A comparison, a congruence or the term
 * is evaluated once for each way to choose residues, members of minima and maxima, and cases. For
 * each point, all choices of one of these runs match the point.
 *
 * @param variables by name
 */
export function open(
  e: Expression,
  variables: ReadonlyMap<string, Affine>,
  { order, residue, work }: Demands,
): Affine[] {
  const idOf = interner()
  const pieces = new Map<string, Affine>()
  const run = (part: Expression): void =>
    allRuns((choose) => {
      work(100)
      const valueOf = evaluator(variables, { order, residue, work }, { choose, idOf })
      if (part.kind === 'congruence') residue(valueOf(part.term), part.modulus)
      if (part.kind === 'comparison') {
        const difference = add(valueOf(part.left), valueOf(part.right), -1)
        for (const least of BOUNDS[part.relation]) order(difference, least)
      }
      if (isTerm(part)) pieces.set(JSON.stringify(lowest(valueOf(part))), lowest(valueOf(part)))
    }, MOST_RUNS)
  const parts = [...new Map([...subexpressionsOf(e)].map((part) => [idOf(part), part])).values()]
  parts.filter(({ kind }) => kind === 'comparison' || kind === 'congruence').forEach(run)
  if (isTerm(e)) run(e)
  return [...pieces.values()]
}

/** The linear function that a term becomes under the choices of one run. */
function evaluator(
  variables: ReadonlyMap<string, Affine>,
  { order, residue, work }: Demands,
  { choose, idOf }: { readonly choose: Choose; readonly idOf: (e: Expression) => number },
): (t: Term) => Affine {
  const zero = constant(0, variables.size)
  const remainder = (p: Affine, m: number): Affine => {
    const modulus = whole(m * p.d)
    const g = p.a.reduce(gcd, modulus)
    const form = p.a.map((factor) => (((factor % modulus) + modulus) % modulus) / g)
    residue(p, m)
    const value = whole(choose(`${form.join()} modulo ${modulus / g}`, modulus / g) * g) + p.b
    if (whole(value) % p.d !== 0) throw new Contradiction()
    return constant((((value / p.d) % m) + m) % m, variables.size)
  }
  /**
   * A member that can be the smallest one, or the largest one. If several members are equal, the
   * first one is chosen.
   */
  const extreme = (t: Term & { kind: 'min' | 'max' }): Affine => {
    const members = t.terms.map(valueOf)
    work(variables.size * members.length ** 2)
    const excess = (p: Affine, q: Affine): Affine =>
      t.kind === 'min' ? add(p, q, -1) : add(q, p, -1)
    const candidates = members.filter(
      (p, i) => !members.some((q, j) => isSurely(excess(p, q), j < i ? 0 : 1)),
    )
    const chosen = choose(`member ${idOf(t)}`, candidates.length)
    for (const [i, p] of candidates.entries()) {
      if (i !== chosen) order(excess(p, candidates[chosen]!), i < chosen ? 1 : 0)
    }
    return candidates[chosen]!
  }
  const evaluate = (t: Term): Affine => {
    work(10 * (variables.size + childrenOf(t).length))
    switch (t.kind) {
      case 'constant':
        return constant(t.value, variables.size)
      case 'variable':
        demand(variables.has(t.name), `'${t.name}' is not a pile`)
        return variables.get(t.name)!
      case 'plus':
        return t.terms.map(valueOf).reduce((sum, p) => add(sum, p, 1))
      case 'times':
        return add(zero, valueOf(t.term), t.factor)
      case 'mod':
        return remainder(valueOf(t.term), t.modulus)
      case 'div': {
        const p = valueOf(t.term)
        const { a, b, d } = add(p, remainder(p, t.divisor), -1)
        return lowest({ a, b, d: whole(d * t.divisor) })
      }
      case 'min':
      case 'max':
        return extreme(t)
      case 'ite':
        return valueOf([t.consequent, t.alternative][choose(`case ${idOf(t)}`, 2)]!)
      case 'count':
      case 'indicator':
        return constant(choose(`count ${idOf(t)}`, 1 + childrenOf(t).length), variables.size)
    }
  }
  const memo = new Map<Term, Affine>()
  const valueOf = (t: Term): Affine => {
    if (!memo.has(t)) memo.set(t, evaluate(t))
    return memo.get(t)!
  }
  return valueOf
}
