import { checkShifts, criticalEdges, type ShiftCertificate } from '@nim/prover/shift-check'
import { inequality } from '../atlas/shift-patterns.ts'

/** The side of a cell and the four margins of a panel, in pixels. */
const [CELL, LEFT, TOP, RIGHT, BOTTOM] = [28, 46, 66, 24, 52] as const
/** The number of cells beyond the last critical edge, to the right and upwards. */
const BEYOND = 3
const COLUMNS = 2

type Rule = ShiftCertificate['rules'][number]
type Place = readonly [across: number, up: number]

/**
 * The extent of the plane. `depth` is the largest difference x2 − x1. The picture does not show
 * this difference.
 */
interface Plane {
  readonly across: number
  readonly up: number
  readonly depth: number
}

/**
 * A picture of the shift rules of a game on three piles, and of their critical edges. There is one
 * panel for each rule, in the plane of the first and the last gap. A square is filled if the rule
 * applies at some position of the square. A dot contains the number of the square's critical edges.
 *
 * @throws RangeError if the certificate is refused, or if its game does not have three piles
 */
export function shiftRulesSvg(certificate: ShiftCertificate): string {
  const { rules, ruleset } = certificate
  if (rules[0]!.z.length !== 3) throw new RangeError(`shiftRulesSvg: ${ruleset} has no picture`)
  const checked = checkShifts(certificate)
  if (!checked.accepted) throw new RangeError(`shiftRulesSvg: ${checked.why}`)
  const edges = criticalEdges(certificate).map(({ position, rule }) => {
    return { rule, place: placeOf(position), depth: depthOf(position) }
  })
  const most = (values: readonly number[]): number => Math.max(...values)
  const plane: Plane = {
    across: most(edges.map(({ place }) => place[0])) + BEYOND,
    up: most(edges.map(({ place }) => place[1])) + BEYOND,
    depth: most(edges.map(({ depth }) => depth)),
  }
  const width = LEFT + (plane.across + 1) * CELL + RIGHT
  const height = TOP + (plane.up + 1) * CELL + BOTTOM
  const rows = Math.ceil(rules.length / COLUMNS)
  const panels = rules.map((rule, i) => {
    const at = `${(i % COLUMNS) * width} ${Math.floor(i / COLUMNS) * height}`
    const places = edges.filter((edge) => edge.rule === i).map(({ place }) => place)
    return `<g transform="translate(${at})">\n${panelSvg(rule, places, plane)}\n</g>`
  })
  const total = [COLUMNS * width, rows * height + 30] as const
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${total[0]}" height="${total[1]}" viewBox="0 0 ${total.join(' ')}" role="img" font-family="sans-serif" font-size="13" fill="#16202a">
<title>Shift rules of ${ruleset} and their critical edges</title>
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="#b5460f"/></marker></defs>
<rect width="100%" height="100%" fill="#ffffff"/>
${panels.join('\n')}
<text x="${LEFT}" y="${total[1] - 16}">${edges.length} critical edges. Their piles are at most ${checked.critical}. Some rule applies wherever a pile is larger than ${checked.covered}.</text>
</svg>
`
}

/**
 * The panel of a rule shows the places where the rule applies and the places of its critical edges.
 */
function panelSvg(rule: Rule, critical: readonly Place[], { across, up, depth }: Plane): string {
  const side = [(across + 1) * CELL, (up + 1) * CELL] as const
  const px = (x: number): number => LEFT + (x + 0.5) * CELL
  const py = (y: number): number => TOP + side[1] - (y + 0.5) * CELL
  const all = Array.from({ length: across + 1 }, (_, x) =>
    Array.from({ length: up + 1 }, (__, y): Place => [x, y]),
  ).flat()
  const applies = all.filter((place) => isAt(rule, place, depth))
  const squares = applies.map(
    ([x, y]) => `M${px(x - 0.5)} ${py(y + 0.5)}h${CELL}v${CELL}h-${CELL}z`,
  )
  const counts = new Map<string, number>()
  for (const place of critical) counts.set(place.join(), (counts.get(place.join()) ?? 0) + 1)
  const dots = [...counts].flatMap(([key, count]) => {
    const [x, y] = key.split(',').map(Number) as [number, number]
    const words = text(px(x), py(y) + 4, String(count), ' font-size="11" fill="#ffffff"')
    return [`<circle cx="${px(x)}" cy="${py(y)}" r="9.5" fill="#0b4f8a"/>`, words]
  })
  const name = `z = (${rule.z.join(',')}):`
  const where = rule.where
    .map(([form, least]) => inequality(form, least).replaceAll('_', ''))
    .join(', ')
  const ticks = [
    ...Array.from({ length: across + 1 }, (_, x) => text(px(x), py(-1) + 4, String(x))),
    ...Array.from({ length: up + 1 }, (_, y) => text(LEFT - 14, py(y) + 5, String(y))),
  ]
  const middle = TOP + side[1] / 2
  return [
    `<text x="${LEFT}" y="26" font-weight="bold">${name} ${where}</text>`,
    `<text x="${LEFT}" y="48">${critical.length} critical edges${depthWords(rule)}</text>`,
    `<path d="${squares.join('')}" fill="#fbf0cf" stroke="#e3d29a"/>`,
    `<rect x="${LEFT}" y="${TOP}" width="${side[0]}" height="${side[1]}" fill="none" stroke="#3c4650"/>`,
    ...dots,
    arrowSvg(rule, applies, [px, py]),
    ...ticks,
    text(LEFT + side[0] / 2, TOP + side[1] + 40, 'x1'),
    text(14, middle, 'x3 − x2', ` transform="rotate(-90 14 ${middle})"`),
  ].join('\n')
}

/**
 * The step from x to x − z, drawn from the outermost place of the rule; empty if z changes neither
 * coordinate of the plane.
 */
function arrowSvg(
  { z }: Rule,
  applies: readonly Place[],
  [px, py]: readonly [(x: number) => number, (y: number) => number],
): string {
  const [dx, dy] = placeOf(z)
  if (dx + dy === 0) return ''
  const [x, y] = applies.toSorted((a, b) => b[0] + b[1] - (a[0] + a[1]) || b[0] - a[0])[0]!
  return `<path d="M${px(x)} ${py(y)}L${px(x - dx)} ${py(y - dy)}" stroke="#b5460f" stroke-width="2.5" marker-end="url(#tip)"/>`
}

function depthWords({ z }: Rule): string {
  const depth = depthOf(z)
  return depth === 0 ? '' : `; each step reduces x2 − x1 by ${depth}`
}

/** True if the rule applies at a position of the place for which x2 − x1 is at most `depth`. */
function isAt({ where }: Rule, [across, up]: Place, depth: number): boolean {
  return Array.from({ length: depth + 1 }, (_, gap) => [
    across,
    across + gap,
    across + gap + up,
  ]).some((x) =>
    where.every(([form, least]) => form.reduce((sum, a, i) => sum + a * x[i]!, 0) >= least),
  )
}

function placeOf([x1, x2, x3]: readonly number[]): Place {
  return [x1!, x3! - x2!]
}

function depthOf([x1, x2]: readonly number[]): number {
  return x2! - x1!
}

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" text-anchor="middle"${more}>${words}</text>`
}
