import { reference } from '@nim/bruteforce'
import { finiteBasis, type OutcomeQuestion, pointsOf } from '@nim/prover/points'

/**
 * The size in pixels of a unit, of the margin to the left of the square, and of the margin above
 * the square.
 */
const [UNIT, LEFT, TOP] = [34, 56, 20]
/** The indexes of the two gaps that span the plane, and the names of these gaps. */
const [ACROSS, UP, NAMES] = [0, 2, ['x1', 'x3 − x2'] as const]

/**
 * A place in the plane, the number of points at this place, and the number of P-positions among
 * these points.
 */
interface Dot {
  readonly x: number
  readonly y: number
  all: number
  lost: number
}

/**
 * Draws the irreducible points and the walls of a game with three piles, in the plane that its
 * first and last gaps span. Each dot stands for all points at the same place; a larger dot stands
 * for more points. Each wall is a line between the values that it separates. Arrows show the
 * reducing vectors that lie in the plane.
 */
export function wallsSvg(question: OutcomeQuestion): string {
  const basis = finiteBasis(question)
  const dots = [...dotsOf(question, pointsOf(basis)).values()]
  const size = 2 + Math.max(...dots.flatMap(({ x, y }) => [x, y]))
  const side = size * UNIT
  const px = (value: number): number => LEFT + (value + 0.5) * UNIT
  const py = (value: number): number => TOP + side - (value + 0.5) * UNIT
  const text = (x: number, y: number, words: string, more = ''): string =>
    `<text x="${x}" y="${y}" font-size="13" text-anchor="middle"${more}>${words}</text>`

  const lines = basis.walls.flatMap(({ form, thresholds }) =>
    thresholds.flatMap((t) => {
      const ends = endsWithin([form[ACROSS]!, form[UP]!], t - 0.5, size - 0.5)
      if (ends === null) return []
      const [[x1, y1], [x2, y2]] = ends
      return [`<path d="M${px(x1)} ${py(y1)}L${px(x2)} ${py(y2)}"/>`]
    }),
  )
  const circles = dots.map(({ x, y, all, lost }) => {
    const paint = lost === 0 ? '#ffffff' : lost === all ? '#0b4f8a' : '#8fb8d8'
    return `<circle cx="${px(x)}" cy="${py(y)}" r="${3 + 2 * all}" fill="${paint}"/>`
  })
  const arrows = basis.reducers
    .map((z) => [z[ACROSS]!, z[UP]!] as const)
    .filter(([a, b]) => a + b > 0)
    .map(([a, b]) => {
      const words = text(px(a) + 8, py(b) - 9, `(${a},${b})`)
      return `<path d="M${px(0)} ${py(0)}l${a * UNIT} ${-b * UNIT}" stroke="#b5460f" stroke-width="2.5" marker-end="url(#tip)"/>${words}`
    })
  const ticks = Array.from({ length: size }, (_, i) => [
    text(px(i), TOP + side + 18, String(i)),
    text(LEFT - 14, py(i) + 5, String(i)),
  ])
  const middle = TOP + side / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LEFT + side + 20}" height="${TOP + side + 50}" font-family="sans-serif">`,
    '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="#b5460f"/></marker></defs>',
    '<rect width="100%" height="100%" fill="#ffffff"/>',
    `<rect x="${LEFT}" y="${TOP}" width="${side}" height="${side}" fill="none" stroke="#3c4650"/>`,
    '<g stroke="#7d6200" stroke-width="1.5" stroke-dasharray="6 4">',
    ...lines,
    '</g>',
    '<g stroke="#0b4f8a" stroke-width="1.5">',
    ...circles,
    '</g>',
    ...arrows,
    ...ticks.flat(),
    text(LEFT + side / 2, TOP + side + 40, NAMES[0]),
    text(16, middle, NAMES[1], ` transform="rotate(-90 16 ${middle})"`),
    '</svg>',
    '',
  ].join('\n')
}

/**
 * The places in the plane, with the number of points at each place and the number of P-positions
 * among these points.
 */
function dotsOf(
  { ruleset }: OutcomeQuestion,
  points: readonly (readonly number[])[],
): Map<string, Dot> {
  const valueOf = reference(ruleset, 'outcome', 'normal')
  const dots = new Map<string, Dot>()
  for (const piles of points) {
    const gaps = piles.map((pile, i) => pile - (piles[i - 1] ?? 0))
    const [x, y] = [gaps[ACROSS]!, gaps[UP]!]
    const dot = dots.get(`${x} ${y}`) ?? { x, y, all: 0, lost: 0 }
    dot.all++
    if (valueOf(piles) === 0) dot.lost++
    dots.set(`${x} ${y}`, dot)
  }
  return dots
}

type Place = readonly [x: number, y: number]

/**
 * The points at which the line a·x + b·y = c enters and leaves the square from −0.5 to `high`; null
 * if the line does not cross the square.
 */
function endsWithin([a, b]: Place, c: number, high: number): readonly [Place, Place] | null {
  const ends = [-0.5, high].flatMap((end): Place[] => [
    ...(b === 0 ? [] : [[end, (c - a * end) / b] as const]),
    ...(a === 0 ? [] : [[(c - b * end) / a, end] as const]),
  ])
  const inside = ends.filter(
    ([x, y]) => Math.min(x, y) >= -0.5 - 1e-9 && Math.max(x, y) <= high + 1e-9,
  )
  const [first] = inside
  if (first === undefined || inside.length < 2) return null
  const distance = ([x, y]: Place): number => Math.hypot(x - first[0], y - first[1])
  return [first, inside.reduce((far, end) => (distance(end) > distance(far) ? end : far))]
}
