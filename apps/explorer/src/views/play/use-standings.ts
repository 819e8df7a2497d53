import { formatRuleset } from '@nim/core/rules'
import { useEffect } from 'preact/hooks'
import { signal } from '@preact/signals'
import { type TaskState, useTask } from '../../parts/use-task.ts'
import { stateText } from '../../tasks/play/game-state.ts'
import type { Standing } from '../../tasks/play/standing.ts'
import type { GameRecord } from './record.ts'

/** The maximum number of positions that are solved for a state. */
const SOLVED_AT_MOST = 2_000_000

/** The maximum number of cached states. */
const MOST_KEPT = 1000

const kept = signal<ReadonlyMap<string, Standing>>(new Map())

/** The evaluated states from the start of a game, and the task that evaluates the next state. */
export function useStandings({ ruleset, way, states }: GameRecord): {
  readonly standings: readonly Standing[]
  readonly task: TaskState<Standing>
} {
  const game = formatRuleset(ruleset)
  const keys = states.map((state) => `${game} ${way} ${stateText(state)}`)
  const known = keys.map((key) => kept.value.get(key))
  const missing = known.indexOf(undefined)
  const key = keys[missing]
  const state = states[missing]
  const given = state === undefined ? null : { game, way, state, limit: SOLVED_AT_MOST }
  const task = useTask('standing', given)
  const { answer } = task
  useEffect(() => {
    if (answer !== null && key !== undefined) keep(key, answer)
  }, [answer, key])
  const standings = missing < 0 ? known : known.slice(0, missing)
  return { standings: standings as readonly Standing[], task }
}

/**
 * Stores a state and drops the oldest states. The cache has space for more states than any game
 * has.
 */
function keep(key: string, standing: Standing): void {
  const all = [...kept.value, [key, standing] as const]
  kept.value = new Map(all.slice(-MOST_KEPT))
}
