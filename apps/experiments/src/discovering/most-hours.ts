import { parseRuleset } from '@nim/core/rules'
import { type AtlasPlan, valueOf } from './atlas-directory.ts'
import { rowOfGame } from './row-of-game.ts'

/** Games that are searched, at even steps among those asked for. */
const TRIED = 3
/** Most positions of the box of such a search. */
const SMALL_BOX = 20_000

/**
 * The processor hours that games of an atlas take on this machine if every search goes on to its largest box. A few of
 * the games are searched on small boxes, and their time is taken to grow with the number of positions.
 *
 * @param games at least one
 * @complexity that of three searches on boxes of 20,000 positions
 */
export function mostHours(plan: AtlasPlan, games: AtlasPlan['games']): number {
  const { seed, points } = plan
  const tried = games.filter((_, i) => i % Math.ceil(games.length / TRIED) === 0)
  const positions = Math.min(SMALL_BOX, plan.positions)
  const before = process.cpuUsage()
  for (const { game, play } of tried) {
    const subject = { ruleset: parseRuleset(game), play, value: valueOf(plan) }
    rowOfGame(subject, { seed, positions, points })
  }
  const { user, system } = process.cpuUsage(before)
  const scale = (games.length / tried.length) * (plan.positions / positions)
  return ((user + system) / 3.6e9) * scale
}
