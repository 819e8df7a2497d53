import { type KeepingStrategy, type LPlayerTable, solveLPlayer } from '@nim/bruteforce'
import { boxCount } from '@nim/core/rules'
import type { Asked, Cost } from '../../../claim/claim.ts'
import { boxNear } from '../../../rows/box-near.ts'
import { streamHeader } from '../../stream-header.ts'
import { forEachRow } from '../../../rows/for-each-row.ts'
import { FAILS, HOLDS, tally } from '../../tally.ts'
import type { BoxDomain, CheckResult } from '../../../claim/verdict.ts'
import { keeping } from '../../../facts/gm/rule-by-definition.ts'
import type { VectorCase } from './vector-claim.ts'

/** What is claimed: a strategy, and of whom it is said that he cannot do better alone. */
export interface EquilibriumStatement {
  /** The strategy of every player of the game with l players. */
  readonly strategy: (l: number) => KeepingStrategy
  /**
   * True if the statement says that the player who moves after d moves cannot do better from x, where
   * the play by the strategy has `length` moves.
   */
  readonly binds: (
    x: readonly number[],
    d: number,
    play: { readonly length: number; readonly n: number; readonly l: number },
  ) => boolean
}

/** The default box: about this many positions. */
export function equilibriumBox(n: number): BoxDomain {
  return boxNear(n, 300_000)
}

/** Cost of {@link judgeEquilibrium}. */
export function equilibriumCost({ n, l }: VectorCase, { max }: BoxDomain): Cost {
  const positions = boxCount(n, max, true)
  return { positions, memory: positions * BigInt(4 * (l + 1)) }
}

/**
 * Judges whether no single player gains by leaving the strategy, with convention A: for every
 * position of the box and every player, the play by the strategy against the best play of the player
 * who is free while all others follow it.
 *
 * @throws RangeError if the tables need more memory than the limits allow
 */
export function judgeEquilibrium(
  { strategy, binds }: EquilibriumStatement,
  { id, parameters, domain, limits }: Asked<VectorCase, BoxDomain>,
): CheckResult {
  const { n, l } = parameters
  const { memory } = equilibriumCost(parameters, domain)
  if (memory > BigInt(limits.memory)) {
    throw new RangeError(`${id}: the tables take ${memory} bytes, allowed are ${limits.memory}`)
  }
  const follow = strategy(l)
  const table = solveLPlayer({ piles: n, players: l, max: domain.max }, follow)
  const { box, lengths, best } = table
  const found = tally(streamHeader(id, parameters, domain))
  const gains = { 'a loser wins': 0, 'a loser loses later': 0, 'a winner wins sooner': 0 }
  const isBroken = (x: readonly number[], rank: number, d: number): boolean =>
    best[rank * l + d] !== lengths[rank] && binds(x, d, { length: lengths[rank]!, n, l })
  const answers = new Uint8Array(domain.max + 1)
  forEachRow(box, (position, rowLength, rankOfRow) => {
    for (let x1 = 0; x1 < rowLength; x1++) {
      const rank = rankOfRow + x1
      const length = lengths[rank]!
      answers[x1] = HOLDS
      for (let d = 0; d < l; d++) {
        // most often nothing better is found, and then it does not matter who is bound
        const better = best[rank * l + d]!
        if (better === length || !isBroken([x1, ...position.slice(1)], rank, d)) continue
        answers[x1] = FAILS
        if (length % l !== d) gains['a winner wins sooner']++
        else if (better % l === d) gains['a loser loses later']++
        else gains['a loser wins']++
      }
    }
    found.testRow(position, answers, rowLength, lengths, rankOfRow)
  })
  return found.result(
    'deviation tables',
    (x) => {
      const rank = box.rank(x)
      const d = Array.from({ length: l }, (_, player) => player).find((player) =>
        isBroken(x, rank, player),
      )!
      const [length, better] = [lengths[rank]!, best[rank * l + d]!]
      return {
        expected: `player ${d} cannot do better than a play of ${length} moves`,
        actual: `a play of ${better} moves`,
        explain: `with the strategies the play has ${length} moves and player ${length % l} loses; player ${d} can get a play of ${better} moves, which player ${better % l} loses: ${listPlay(table, follow, x, d, l)}`,
      }
    },
    gains,
  )
}

/** The play that is best for the player who moves after d moves, as the positions it goes through. */
function listPlay(
  table: LPlayerTable,
  follow: KeepingStrategy,
  start: readonly number[],
  d: number,
  l: number,
): string {
  const { box, best } = table
  const rows = [start]
  for (
    let turns = d;
    table.options(rows.at(-1)!).length > 0;
    turns = turns === 0 ? l - 1 : turns - 1
  ) {
    const x = rows.at(-1)!
    const wanted = best[box.rank(x) * l + turns]! - 1
    const chosen =
      turns > 0
        ? keeping(x, follow(x))
        : box.unrank(table.options(x).find(({ rank }) => best[rank * l + l - 1] === wanted)!.rank)
    rows.push(chosen.toSorted((a, b) => a - b))
  }
  return rows.map((row) => row.join()).join(' → ')
}
