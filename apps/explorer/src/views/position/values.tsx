import type { KnownValue } from '@nim/report/position'
import type { ComponentChildren, JSX } from 'preact'
import type { AnalyseAnswer } from '../../tasks/analyse.ts'
import { OutcomeMark } from '../../parts/outcome-mark.tsx'
import { Source } from '../../parts/source.tsx'

/**
 * Shows the outcome, the remoteness and the Grundy value with their sources. For slow games, it
 * also shows red(x), (o,r) and the M-move.
 */
export function Values({ analysis, shape }: AnalyseAnswer): JSX.Element {
  const { values, position, unsolved, moveCount } = analysis
  const { outcome, remoteness, grundy } = values
  const why = unsolved === null ? 'not known' : `not known: no formula is proved${unsolved}`
  return (
    <dl class="values" aria-label="values">
      <Row name="outcome" value={outcome} why={why}>
        {outcome === null ? null : (
          <>
            <OutcomeMark outcome={outcome.value} />{' '}
            {outcome.value === 'P' ? 'the player to move loses' : 'the player to move wins'}
          </>
        )}
      </Row>
      <Row name="remoteness" value={remoteness} why={why}>
        {String(remoteness?.value)}
      </Row>
      <Row name="Grundy value" value={grundy} why={why}>
        {String(grundy?.value)}
      </Row>
      {moveCount === 0 ? (
        <div>
          <dt>end</dt>
          <dd>no move is left: the game is over here</dd>
        </div>
      ) : null}
      {shape === null ? null : (
        <>
          <div>
            <dt>red(x)</dt>
            <dd>
              {shape.reduced.join() === position.join()
                ? 'x is reduced'
                : `${shape.reduced.join()}: the other stones, grey, cannot be taken`}
            </dd>
          </div>
          <div>
            <dt>(o,r)</dt>
            <dd>
              ({shape.odd},{shape.residue}){' '}
              <small>odd piles of red(x), and its sum modulo {shape.modulus}</small>
            </dd>
          </div>
          {shape.mMove === null ? null : (
            <div>
              <dt>M-move</dt>
              <dd>to {shape.mMove.join()}</dd>
            </div>
          )}
        </>
      )}
    </dl>
  )
}

function Row({
  name,
  value,
  why,
  children,
}: {
  readonly name: string
  readonly value: KnownValue<unknown> | null
  readonly why: string
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value === null ? (
          <span class="hint">{why}</span>
        ) : (
          <>
            <strong>{children}</strong> <Source by={value.by} />
          </>
        )}
      </dd>
    </div>
  )
}
