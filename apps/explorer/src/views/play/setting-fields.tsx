import { formatRuleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { go, replaceAddress } from '../../address/present.ts'
import { Choice } from '../../parts/choice.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { Slider } from '../../parts/slider.tsx'
import type { Way } from '../../tasks/play/game-state.ts'
import { type Level, LEVELS } from './choose-move.ts'
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
  errs: 'with mistakes, by the seed',
  careless: 'random moves, by the seed',
  person: 'as a person at this screen',
}

const TURNS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** The fields for the opponent and the play convention. A change starts a new game. */
export function SettingFields({ record }: { readonly record: GameRecord }): JSX.Element {
  const { ruleset, way, level, you, seed, rate } = record
  const start = record.states[0]!.position
  const begin = (changed: Partial<GameRecord>): void =>
    go(recordAddress(startOf({ ...record, ...changed }, start)))
  const levels: readonly Level[] =
    ruleset.kind === 'GM' ? LEVELS : LEVELS.filter((each) => each !== 'gm')
  const turns = namesOf(record).map((_, at) => String(at))
  return (
    <details class="settings">
      <summary>
        {formatRuleset(ruleset)}, {wayName(record, way)};{' '}
        {level === 'person'
          ? 'two people play at this screen'
          : `the computer plays ${LEVEL_NAMES[level].split(/[:,]/)[0]}, you move ${turnName(you)}`}
        . <u>Change</u>
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
          label="your opponent plays"
          value={level}
          of={named(levels, (each) => LEVEL_NAMES[each])}
          choose={(chosen) => begin({ level: chosen })}
        />
        {level === 'errs' ? (
          <Slider
            label="mistakes in percent of its moves"
            value={rate}
            min={0}
            max={100}
            set={(chosen) =>
              replaceAddress(recordAddress({ ...startOf(record, start), rate: chosen }))
            }
          />
        ) : null}
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
