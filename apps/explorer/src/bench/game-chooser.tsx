import { useSignal } from '@preact/signals'
import { moveSizes, parseRuleset, type Ruleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { PRESETS, THREE_PLAYERS } from '../address/presets.ts'
import { reading } from '../address/read-game.ts'
import { Choice } from '../parts/choice.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { EdgeDrawing } from './edge-drawing.tsx'
import { OwnMoves } from './own-moves.tsx'
import { putGameOnBench } from './present-bench.ts'

const SHAPES = {
  sizes: 'numbers of piles',
  edges: 'drawn groups of piles',
  moves: 'a list of moves',
} as const

const SHAPE_OF: Readonly<Record<string, keyof typeof SHAPES>> = { HNIM: 'edges', OWN: 'moves' }

/** The maximum number of piles in a game that is chosen by hand. */
const MOST_PILES = 8

/** Lets the reader choose the number of piles and the moves by hand. */
export function GameChooser({ ruleset }: { readonly ruleset: Ruleset | null }): JSX.Element {
  const isOpen = useSignal(false)
  return (
    <details
      class="chooser"
      open={isOpen.value}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>choose a game</summary>
      {isOpen.value ? <Chooser ruleset={ruleset} /> : null}
    </details>
  )
}

function Chooser({ ruleset }: { readonly ruleset: Ruleset | null }): JSX.Element {
  const shape = useSignal<keyof typeof SHAPES>(SHAPE_OF[ruleset?.kind ?? ''] ?? 'sizes')
  const piles = Math.min(MOST_PILES, ruleset?.piles ?? 3)
  const sizes = (ruleset === null ? null : moveSizes(ruleset)) ?? [1]
  const edges = ruleset?.kind === 'HNIM' ? ruleset.edges : []
  const choose = (text: string): void => {
    const read = reading(() => parseRuleset(text))
    if ('is' in read) putGameOnBench(read.is)
  }
  const chooseSizes = (many: number, chosen: readonly number[]): void => {
    const fitting = chosen.filter((size) => size <= many)
    choose(`SN(${many},{${fitting.length === 0 ? 1 : fitting.join()}})`)
  }
  return (
    <div class="chooser-panel">
      <div class="fields">
        <SelectField
          label="piles"
          value={String(piles)}
          options={Array.from({ length: MOST_PILES }, (_, i) => ({
            value: String(i + 1),
            words: String(i + 1),
          }))}
          set={(text) => {
            const many = Number(text)
            if (shape.value === 'moves') return putGameOnBench(singles(many))
            const fitting = edges.filter((edge) => edge.every((pile) => pile <= many))
            if (fitting.length === 0) chooseSizes(many, sizes)
            else choose(hypergraphText(many, fitting))
          }}
        />
        <Choice
          label="moves are given by"
          value={shape.value}
          of={SHAPES}
          choose={(chosen) => {
            shape.value = chosen
          }}
        />
      </div>
      {shape.value === 'sizes' ? (
        <SizeChips piles={piles} sizes={sizes} choose={(chosen) => chooseSizes(piles, chosen)} />
      ) : shape.value === 'edges' ? (
        <EdgeDrawing
          key={piles}
          piles={piles}
          edges={edges}
          choose={(drawn) => choose(hypergraphText(piles, drawn))}
        />
      ) : (
        <OwnMoves key={piles} ruleset={ruleset} piles={piles} choose={putGameOnBench} />
      )}
      <p class="chips">
        or one of:{' '}
        {[...PRESETS, THREE_PLAYERS].map(({ game }) => (
          <button type="button" key={game} class="chip" onClick={() => choose(game)}>
            {game}
          </button>
        ))}
      </p>
    </div>
  )
}

/** The game, as data, in which a move takes one stone from one pile. */
function singles(piles: number): Ruleset {
  const moves = Array.from({ length: piles }, (_, i) =>
    Array.from({ length: piles }, (__, j) => Number(i === j)),
  )
  return parseRuleset(JSON.stringify({ piles, moves, symmetric: false }))
}

function hypergraphText(piles: number, edges: readonly (readonly number[])[]): string {
  return `HNIM(${piles};${edges.map((edge) => `{${edge.join()}}`).join()})`
}

/** Buttons for the numbers of piles that a move may touch. */
function SizeChips({
  piles,
  sizes,
  choose,
}: {
  readonly piles: number
  readonly sizes: readonly number[]
  readonly choose: (sizes: readonly number[]) => void
}): JSX.Element {
  return (
    <p class="chips" role="group" aria-label="numbers of piles that a move touches">
      {Array.from({ length: piles }, (_, i) => i + 1).map((size) => {
        const isOn = sizes.includes(size)
        const others = sizes.filter((each) => each !== size)
        return (
          <button
            type="button"
            key={size}
            class="chip"
            aria-pressed={isOn}
            disabled={isOn && others.length === 0}
            onClick={() => choose(isOn ? others : [...sizes, size].toSorted((a, b) => a - b))}
          >
            {size}
          </button>
        )
      })}
    </p>
  )
}
