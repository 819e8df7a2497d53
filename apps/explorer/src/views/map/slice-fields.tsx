import type { TableValue } from '@nim/bruteforce'
import { readFormula } from '@nim/conjectures/formula-claims'
import type { JSX } from 'preact'
import { reading } from '../../address/read-game.ts'
import { Choice } from '../../parts/choice.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Slider } from '../../parts/slider.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { type MapState, tellsPilesApart } from './map-state.ts'

const VALUES = { outcome: 'outcome', remoteness: 'remoteness', grundy: 'Grundy value' } as const

/** The fields that choose the slice and its value. */
export function SliceFields({
  state,
  set,
  problem,
}: {
  readonly state: MapState
  readonly set: (state: MapState) => void
  /** The error in the formula of the address. */
  readonly problem: string | null
}): JSX.Element {
  const { ruleset, max, value, vary, fixed, says } = state
  const others = Array.from({ length: ruleset.piles }, (_, i) => i + 1).filter(
    (pile) => !vary.includes(pile),
  )
  const isNamed = tellsPilesApart(state)
  return (
    <>
      <div class="fields">
        <Choice<TableValue>
          label="show"
          value={value}
          of={VALUES}
          choose={(chosen) => set({ ...state, value: chosen })}
        />
        {isNamed && ruleset.piles > 2 ? <Vary state={state} set={set} /> : null}
        {others.map((pile, i) => (
          <Slider
            key={pile}
            label={isNamed ? `x${pile} =` : `pile ${pile} =`}
            value={fixed[i]!}
            min={0}
            max={max}
            set={(size) => set({ ...state, fixed: fixed.with(i, size) })}
          />
        ))}
      </div>
      <TextField
        label="formula laid over"
        value={says}
        size={40}
        hint={formulaHint(state)}
        read={(text) =>
          reading(() => {
            const formula = text.trim()
            if (formula !== '') readFormula(formula, ruleset, value)
            return formula
          })
        }
        set={(formula) => set({ ...state, says: formula })}
      />
      {problem === null ? null : <Problem>{problem}</Problem>}
    </>
  )
}

/** A hint on the syntax of formulas and the names of the piles. */
function formulaHint(state: MapState): string {
  const order = tellsPilesApart(state) ? '' : '; x1 is the smallest pile, x2 the next one, …'
  return state.value === 'outcome'
    ? `true where a position is P, such as x1 mod 2 = 0 and x2 mod 2 = 0${order}`
    : `relates value to the piles, such as value = x1 + x2${order}`
}

/** A menu for the two piles that vary, if the rules distinguish the piles. */
function Vary({
  state,
  set,
}: {
  readonly state: MapState
  readonly set: (state: MapState) => void
}): JSX.Element {
  const { piles } = state.ruleset
  const pairs = Array.from({ length: piles }, (_, i) => i + 1).flatMap((first) =>
    Array.from({ length: piles - first }, (_, i) => [first, first + 1 + i] as const),
  )
  return (
    <div class="field">
      <label>
        <span class="label">piles that vary</span>
        <select
          value={state.vary.join(',')}
          onChange={({ currentTarget }) => {
            const [first, second] = currentTarget.value.split(',').map(Number)
            set({ ...state, vary: [first!, second!] })
          }}
        >
          {pairs.map((pair) => (
            <option key={pair.join(',')} value={pair.join(',')}>
              {pair.map((pile) => `x${pile}`).join(' and ')}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
