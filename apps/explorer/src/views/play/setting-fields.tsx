import { formatRuleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { go } from '../../address/present.ts'
import { Choice } from '../../parts/choice.tsx'
import { TextField } from '../../parts/text-field.tsx'
import type { Way } from '../../tasks/play/game-state.ts'
import type { Level } from './choose-move.ts'
import { namesOf } from './names.ts'
import { type GameRecord, readSeed, recordAddress, startOf, waysOf } from './record.ts'

const WAY_NAMES: Readonly<Record<Way, string>> = {
  normal: 'normal',
  misere: 'misère',
  f1: 'Flip-Flop',
  f2: 'Flip-Flop, judged after the move',
}

const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  optimal: 'optimally',
  gm: 'by the GM-strategy',
  careless: 'carelessly: any move, by the seed',
}

const TURNS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** What is played, and against whom. A change begins a new game. */
export function SettingFields({ record }: { readonly record: GameRecord }): JSX.Element {
  const { ruleset, way, level, you, seed } = record
  const start = record.states[0]!.position
  const begin = (changed: Partial<GameRecord>): void =>
    go(recordAddress(startOf({ ...record, ...changed }, start)))
  const levels: readonly Level[] =
    ruleset.kind === 'GM' ? ['optimal', 'gm', 'careless'] : ['optimal', 'careless']
  const turns = namesOf(record).map((_, at) => String(at))
  return (
    <details class="settings">
      <summary>
        {formatRuleset(ruleset)}, {wayName(record, way)}; the computer plays{' '}
        {LEVEL_NAMES[level].split(':')[0]}, you move {turnName(you)}. <u>Change</u>
      </summary>
      <div class="fields">
        <TextField
          label="seed"
          value={String(seed)}
          hint="Change the seed to get a different game."
          size={10}
          read={readSeed}
          set={(is) => {
            if (is !== seed) begin({ seed: is })
          }}
        />
        {waysOf(ruleset).length > 2 ? (
          <Choice
            label="form"
            value={way}
            of={named(waysOf(ruleset), (each) => wayName(record, each))}
            choose={(chosen) => begin({ way: chosen })}
          />
        ) : null}
        <Choice
          label="the computer plays"
          value={level}
          of={named(levels, (each) => LEVEL_NAMES[each])}
          choose={(chosen) => begin({ level: chosen })}
        />
        <Choice
          label="you move"
          value={String(you)}
          of={named(turns, (each) => turnName(Number(each)))}
          choose={(chosen) => begin({ you: Number(chosen) })}
        />
      </div>
    </details>
  )
}

function wayName({ ruleset }: GameRecord, way: Way): string {
  return way === 'misere' && ruleset.kind === 'WYTHOFF' ? 'misère (Attrition)' : WAY_NAMES[way]
}

function turnName(you: number): string {
  return TURNS[you] ?? `as number ${you + 1}`
}

function named<T extends string>(
  values: readonly T[],
  name: (value: T) => string,
): Readonly<Record<T, string>> {
  return Object.fromEntries(values.map((value) => [value, name(value)])) as Record<T, string>
}
