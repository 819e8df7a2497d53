import { useSignal } from '@preact/signals'
import { formatRuleset } from '@nim/core/rules'
import { chartSvg, chartTikz, type CountTriangle, type IntegerSequence } from '@nim/report'
import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import { useEffect, useRef } from 'preact/hooks'
import { run } from '../../engine/engine.ts'
import { Choice } from '../../parts/choice.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { Picture } from '../../parts/picture.tsx'
import { pngOfSvg } from '../../parts/png-of-svg.ts'
import { Problem } from '../../parts/problem.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { Working } from '../../parts/working.tsx'
import type { CountAnswer } from '../../tasks/count.ts'
import type { TaskProgress } from '../../tasks/watch.ts'
import { countsChart } from './counts-chart.ts'
import { triangleCsv } from './sequence-files.ts'
import { SequencePage } from './sequence-page.tsx'
import { type CountsState, readCountedMax } from './sequences-state.ts'

const BY = { largest: 'the largest pile', sum: 'the sum of the piles' } as const
const ONLY = { P: 'P-positions', N: 'N-positions' } as const
const SHAPE = { sequence: 'a sequence', triangle: 'a triangle' } as const

/** Shows a sequence that counts positions. */
export function CountsView({
  state,
  set,
}: {
  readonly state: CountsState
  readonly set: (state: CountsState) => void
}): JSX.Element {
  const { ruleset, by, only, max, triangle } = state
  return (
    <>
      <div class="settings">
        <div class="fields">
          <Choice
            label="count"
            value={only}
            of={ONLY}
            choose={(to) => set({ ...state, only: to })}
          />
          <Choice label="n is" value={by} of={BY} choose={(to) => set({ ...state, by: to })} />
          <Choice
            label="as"
            value={triangle ? 'triangle' : 'sequence'}
            of={SHAPE}
            choose={(to) => set({ ...state, triangle: to === 'triangle' })}
          />
          <TextField
            label="last n"
            value={String(max)}
            size={8}
            hint="at most 20 million positions"
            read={(text) => readCountedMax(ruleset, text)}
            set={(max) => set({ ...state, max })}
          />
        </div>
      </div>
      <Counted state={state} />
    </>
  )
}

/** The state of the task that counts positions. */
type Counting =
  | { readonly is: 'counting'; readonly progress: TaskProgress | null }
  | { readonly is: 'counted'; readonly answer: CountAnswer }
  | { readonly is: 'failed'; readonly problem: string }

function Counted({ state }: { readonly state: CountsState }): JSX.Element {
  const { ruleset, play, by, only, max, triangle } = state
  const game = formatRuleset(ruleset)
  const counting = useSignal<Counting>({ is: 'counting', progress: null })
  const stop = useRef(new AbortController())
  useEffect(() => {
    const own = new AbortController()
    stop.current = own
    counting.value = { is: 'counting', progress: null }
    const onProgress = (progress: TaskProgress): void => {
      counting.value = { is: 'counting', progress }
    }
    run(
      'count',
      { game, play, max, by, outcome: only, triangle },
      { signal: own.signal, onProgress },
    )
      .then((answer) => {
        counting.value = { is: 'counted', answer }
        return
      })
      .catch((error: unknown) => {
        if (stop.current === own)
          counting.value = { is: 'failed', problem: (error as Error).message }
      })
    return () => own.abort()
  }, [game, play, max, by, only, triangle])
  const now = counting.value
  switch (now.is) {
    case 'counting':
      return (
        <Working progress={now.progress} stop={() => stop.current.abort(new Error('stopped'))} />
      )
    case 'failed':
      return <Problem>{now.problem}</Problem>
    case 'counted': {
      const { sequence, rows } = now.answer
      const file = `${game
        .toLowerCase()
        .match(/[\da-z]+/g)!
        .join('-')}-${only.toLowerCase()}`
      return (
        <>
          <SequencePage sequence={sequence} file={file} />
          {rows === null ? (
            <Curve sequence={sequence} state={state} file={file} />
          ) : (
            <>
              <Downloads
                files={[
                  {
                    name: `${file}-triangle.csv`,
                    type: 'text/csv',
                    make: () => triangleCsv(rows),
                  },
                ]}
              />
              <Triangle rows={rows} />
            </>
          )}
        </>
      )
    }
  }
}

/** The maximum number of rows on the page. Files contain all rows. */
const MOST_TRIANGLE_ROWS = 24

/** A chart that shows how the counts depend on n. */
function Curve({
  sequence,
  state,
  file,
}: {
  readonly sequence: IntegerSequence
  readonly state: CountsState
  readonly file: string
}): JSX.Element {
  const chart = countsChart(sequence, state)
  const svg = chartSvg(chart)
  return (
    <>
      <Picture isChart svg={svg} words={`${chart.title}: the numbers of the data line over n`} />
      <Downloads
        files={[
          { name: `${file}.svg`, type: 'image/svg+xml', make: () => svg },
          { name: `${file}.png`, type: 'image/png', make: () => pngOfSvg(svg) },
          { name: `${file}-figure.tex`, type: 'application/x-tex', make: () => chartTikz(chart) },
        ]}
      />
    </>
  )
}

function Triangle({ rows }: { readonly rows: CountTriangle['rows'] }): JSX.Element {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label="triangle T(n,k)">
      <table class="triangle">
        <Head
          columns={[
            { number: <i>n</i> },
            <>
              <i>T</i>(<i>n</i>,<i>k</i>), <i>k</i> = 0, 1, …
            </>,
          ]}
        />
        <tbody>
          {rows.slice(0, MOST_TRIANGLE_ROWS).map((row, n) => (
            <tr key={n}>
              <td class="number">{n}</td>
              <td>{row.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
