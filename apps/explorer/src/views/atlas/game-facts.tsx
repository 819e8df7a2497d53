import type { ComponentChildren, JSX } from 'preact'
import { MathText } from '../../parts/mathml.tsx'
import type { GameData } from './game-data.ts'

/** The maximum number of linear forms that are shown. */
const MOST_WALLS = 24

/**
 * Shows numbers about a game, such as the size of its certificate, its density, its modulus and its
 * linear forms.
 */
export function GameFacts({ data }: { readonly data: GameData }): JSX.Element {
  const { facts, walls, status } = data
  const { density, box, modulus, points, largestPile, solvedTo, certificate, theorem } = facts
  return (
    <dl class="facts">
      <Fact name="P-positions">
        {(100 * density).toFixed(2)} % of the positions with piles 0..{box}
      </Fact>
      {modulus === undefined ? null : <Fact name="modulus">{modulus}</Fact>}
      {walls.length === 0 ? null : (
        <Fact name={status === 'proved' ? 'linear forms' : 'walls seen'}>
          {walls.length}:{' '}
          {walls.slice(0, MOST_WALLS).map((html, i) => (
            <>
              {i === 0 ? '' : ', '}
              <MathText html={html} />
            </>
          ))}
          {walls.length > MOST_WALLS ? ' …' : ''}
        </Fact>
      )}
      {points === undefined ? null : (
        <Fact name="certificate">
          {points} points, piles up to {largestPile}; <code>{certificate}</code> in{' '}
          <code>docs/atlas/{facts.file}</code>
        </Fact>
      )}
      {status !== 'proved' ? null : (
        <Fact name="checked by">{checkedBy(theorem, solvedTo ?? box, facts.coqSeconds)}</Fact>
      )}
      {facts.holdsTo === undefined ? null : (
        <Fact name="correct up to">piles of at most {facts.holdsTo}</Fact>
      )}
    </dl>
  )
}

function Fact({
  name,
  children,
}: {
  readonly name: string
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function checkedBy(theorem: string | undefined, solved: number, coq: number | undefined): string {
  const ways = [
    theorem === undefined ? 'the independent checker of certificates' : `the theorem ${theorem}`,
    `the exhaustive solver on piles 0..${solved}`,
    ...(coq === undefined ? [] : [`Coq's kernel (${coq.toFixed(1)} s)`]),
  ]
  return ways.join('; ')
}
