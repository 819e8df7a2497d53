import type { JSX } from 'preact'
import { libraryAddress } from '../../address/bench.ts'
import { bench } from '../../bench/present-bench.ts'
import { keepThings, things } from '../../data/kept-things.ts'
import { withMore } from '../../data/my-things.ts'
import type { FormulaInput } from '../../tasks/formula/formula-input.ts'

/** A button that stores a formula among the reader's conjectures in this browser. */
export function KeepConjecture({ given }: { readonly given: FormulaInput }): JSX.Element {
  const { game, says, value, play } = given
  const is = things.value.conjectures.find(
    (each) =>
      each.game === game && each.says === says && each.value === value && each.play === play,
  )
  if (is !== undefined) {
    return <a href={libraryAddress('mine', bench.value)}>kept in My things</a>
  }
  const name = `${says.replaceAll(/\s+/g, ' ').slice(0, 40).trim()} in ${game.slice(0, 30)}`
  return (
    <button
      type="button"
      onClick={() =>
        keepThings(withMore(things.value, { conjectures: [{ name, game, says, value, play }] }))
      }
    >
      keep this conjecture
    </button>
  )
}
