import type { JSX } from 'preact'
import { useId } from 'preact/hooks'

export interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly set: (value: number) => void
}

/** A slider for a whole number in a short range. */
export function Slider({ label, value, min, max, set }: SliderProps): JSX.Element {
  const id = useId()
  return (
    <div class="field slider">
      <label for={id}>
        {label} <output for={id}>{value}</output>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        onInput={({ currentTarget }) => set(Number(currentTarget.value))}
      />
    </div>
  )
}
