import { formatPosition, isSymmetric, rulesetTitle } from '@nim/core/rules'
import {
  type Candidate,
  type Congruence,
  type Discovery,
  type Form,
  type Open,
  type Proved,
  type Subject,
} from '@nim/discovery'
import { textTable } from '@nim/report/text'
import type { SmtProof } from './discover-by-smt.ts'

/**
 * The evidence that a finished or unfinished search has collected. `evidenceTo` is null if no
 * strata were searched.
 */
type Evidence = Omit<Discovery, 'result' | 'evidenceTo'> & { readonly evidenceTo: number | null }

/** The number of moduli to show. The page shows the moduli with the fewest defects. */
const SHOWN_MODULI = 4

const NAMES = { outcome: 'P-positions', grundy: 'Grundy values', remoteness: 'remoteness' } as const

/** A discovery as a page of text, with the solver's answer if a solver was used. */
export function discoveryPage(discovery: Discovery, proof: SmtProof | null = null): string {
  const { result } = discovery
  return [
    subjectLine(discovery),
    '',
    ...(result.status === 'open' ? openLines(result) : saidLines(discovery, result)),
    ...(proof === null ? [] : smtLines(proof)),
    '',
    'Evidence on the largest solved box (not a proof):',
    ...evidenceLines(discovery, result.status !== 'open'),
  ].join('\n')
}

/** The game, its play convention, and the kind of value that the formula describes. */
export function subjectLine({ ruleset, play, value }: Subject): string {
  return `${rulesetTitle(ruleset)}, ${play === 'misere' ? 'misère' : 'normal'} play: ${NAMES[value]}`
}

function saidLines({ value, boxes }: Discovery, result: Proved | Candidate): string[] {
  const isOutcome = value === 'outcome'
  const cases = result.cases.map((line) => `  ${line}`)
  return [
    isOutcome ? 'P in these cases, N in all others:' : 'by cases:',
    ...cases,
    '',
    ...(result.status === 'proved'
      ? [
          `proved for all positions: correct at the ${result.points} points that decide it, with piles up to ${result.largestPile} (NT-9)`,
          `found on piles 0..${boxes.at(-1)}; the independent checker accepts the certificate, and the exhaustive solver agrees on piles 0..${result.solvedTo}`,
        ]
      : [`candidate: correct on piles 0..${result.holdsTo}, and ${result.why}`]),
  ]
}

function smtLines({ record, certificate }: SmtProof): string[] {
  const { verdict, reason, counterexample, solver } = record
  const name = solver?.name ?? 'a solver'
  if (verdict === 'proved') {
    return [`proved for all positions by ${name}: nimlab recheck ${certificate}`]
  }
  const position = counterexample?.position
  const where = position === undefined ? '' : ` at ${formatPosition(position)}`
  return [`${name}: ${verdict}${where}${reason === '' ? '' : `, ${reason}`}`]
}

function openLines({ why, breaksAt, wrong }: Open): string[] {
  const where = breaksAt.map((position) => formatPosition(position)).join(' and ')
  const share = wrong === null ? '' : `, wrong at ${(100 * wrong).toPrecision(2)} % of the box`
  return [
    `open: ${why}${where === '' ? '' : share}`,
    ...(where === '' ? [] : [`it fails at ${where}`]),
  ]
}

function names(form: Form): string {
  return form
    .flatMap((factor, i) => (factor === 0 ? [] : [`${signed(factor)}x${i + 1}`]))
    .join(' ')
    .replace(/^\+ /, '')
}

function congruence({ form, modulus }: Congruence): string {
  return `${names(form)} mod ${modulus}`
}

/**
 * The evidence on the largest box.
 * @param isSaid true if a formula already shows the walls and
 * congruences
 */
export function evidenceLines(discovery: Evidence, isSaid: boolean): string[] {
  const { value, scan, walls, congruences, boxes } = discovery
  const moduli = scan.moduli
    .toSorted((a, b) => (a.slope ?? -Infinity) - (b.slope ?? -Infinity))
    .slice(0, SHOWN_MODULI)
    .map(({ modulus, boxes: densities, slope }) => [
      String(modulus),
      ...densities.map(({ density }) => density.toFixed(3)),
      slope === null ? '-' : slope.toFixed(2),
    ])
  const last = boxes.at(-1)!
  const judged =
    scan.modulus === null ? scan.judgement : `${scan.judgement}, modulus ${scan.modulus}`
  return [
    `  ${value === 'remoteness' ? 'its growth' : 'the value'} looks ${judged} (share of positions where a step by the modulus changes it, by box)`,
    ...textTable(
      ['modulus', `B = ${last >> 1}`, `${Math.floor(last * 0.75)}`, `${last}`, 'slope'],
      moduli,
    )
      .split('\n')
      .map((line) => `  ${line}`),
    ...(isSaid
      ? [
          `  walls         ${walls.map(names).join(';  ') || 'none'}`,
          `  congruences   ${congruences.map(congruence).join(';  ') || 'none'}`,
        ]
      : regionLines(discovery)),
  ]
}

/**
 * The walls and congruences of each region. Each region specifies which gaps are small. A gap is a
 * pile or the difference between neighbouring piles.
 */
function regionLines({ regions, evidenceTo, ruleset, variables }: Evidence): string[] {
  if (evidenceTo === null) return []
  const gaps = isSymmetric(ruleset)
    ? variables.map((name, i) => (i === 0 ? name : `${name}-${variables[i - 1]}`))
    : variables
  const rows = regions
    .toSorted((a, b) => a.small.length - b.small.length)
    .map(({ small, modulus, walls, congruences, unexplained }) => [
      small.map((gap) => gaps[gap - 1]!).join(', ') || 'none',
      String(modulus),
      [...walls.map(names), ...congruences.map(congruence)].join(';  ') || 'none',
      unexplained === 0 ? 'all' : `${(100 * (1 - unexplained)).toFixed(2)} %`,
    ])
  const head = ['small', 'piles mod', 'walls and congruences', 'determined']
  return [
    `  regions where only some gaps are small, on piles 0..${evidenceTo}: the evidence, and the share of positions whose value it determines`,
    ...textTable(head, rows)
      .split('\n')
      .map((line) => `  ${line}`),
  ]
}

function signed(factor: number): string {
  const size = Math.abs(factor)
  return `${factor < 0 ? '-' : '+'} ${size === 1 ? '' : `${size}*`}`
}
