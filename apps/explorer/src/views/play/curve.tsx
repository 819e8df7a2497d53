import type { JSX } from 'preact'
import type { Reached } from './history.ts'

const [WIDTH, HEIGHT, EDGE] = [400, 170, 24]

/**
 * A curve that shows who was winning after each move. The curve is above the axis while the reader
 * is winning, and below it while another player is winning. The distance from the axis shows how
 * long the game would last.
 */
export function Curve({
  reached,
  you,
  first,
}: {
  readonly reached: readonly Reached[]
  /**
   * The reader's place in the order of play. If it is null, the curve is drawn for the first
   * player.
   */
  readonly you: number | null
  readonly first: string
}): JSX.Element {
  const longest = Math.max(1, ...reached.map(({ length }) => length ?? 0))
  const middle = HEIGHT / 2
  const step = (WIDTH - 2 * EDGE) / Math.max(1, reached.length - 1)
  const points = reached.map((each, ply) => {
    const wins = each.loser === null ? 0 : each.loser === (you ?? 0) ? -1 : 1
    const far = 10 + ((middle - EDGE - 10) * (each.length ?? 0)) / longest
    return { ...each, ply, wins, x: EDGE + ply * step, y: middle - wins * far }
  })
  return (
    <svg
      class="curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="who was winning after each move, and how long the game would last; the table says the same"
    >
      <line x1={EDGE} y1={middle} x2={WIDTH - EDGE} y2={middle} class="axis" />
      <text x={4} y={14}>
        {you === null ? `${first} wins` : 'you win'}
      </text>
      <text x={4} y={HEIGHT - 6}>
        {you === null ? `${first} loses` : 'you lose'}
      </text>
      <polyline class="line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ ply, wins, x, y, isMistake }) => (
        <g key={ply}>
          {wins < 0 ? (
            <rect class="losing" x={x - 5} y={y - 5} width={10} height={10} />
          ) : (
            <circle class={wins > 0 ? 'winning' : 'open'} cx={x} cy={y} r={5.5} />
          )}
          {isMistake ? (
            <text class="mistake" x={x} y={y < middle ? y - 10 : y + 20} text-anchor="middle">
              ✕
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  )
}
