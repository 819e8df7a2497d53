import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { formatRuleset, positionOf, type Ruleset } from '@nim/core/rules'
import { type Bench, benchOf, benchPlace, withBench } from '../address/bench.ts'
import { address, go, replaceAddress } from '../address/present.ts'
import { positionText } from '../address/read-game.ts'
import { firstPosition } from '../address/read-place.ts'

const present = signal(benchOf(address.peek()))

effect(() => {
  const now = benchOf(address.value, present.peek())
  const before = present.peek()
  const isSame =
    now.game === before.game && now.position === before.position && now.play === before.play
  if (!isSame) present.value = now
})

/** The game, the play convention and the position that every tool shows. */
export const bench: ReadonlySignal<Bench> = present

/** Changes the bench, and the address with it. The tool stays the same. */
export function putOnBench(change: Partial<Bench>): void {
  const before = bench.peek()
  const hash = withBench(address.peek(), { ...before, ...change }, before)
  const { view } = address.peek()
  // The position tool and the play tool add an entry to the browser's history. Other tools replace
  // their address.
  if (view === 'p' || view === 'play') go(hash)
  else replaceAddress(hash)
}

/** Puts another game on the bench. The position is kept if the number of piles is the same. */
export function putGameOnBench(ruleset: Ruleset): void {
  const game = formatRuleset(ruleset)
  const place = benchPlace(bench.peek())
  if ('is' in place && formatRuleset(place.is.ruleset) === game) return
  const stays = 'is' in place && place.is.ruleset.piles === ruleset.piles
  const position = stays ? positionOf(ruleset, place.is.position) : firstPosition(ruleset)
  putOnBench({ game, position: positionText(position) })
}
