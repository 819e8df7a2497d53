import { findCard } from '@nim/conjectures/cards'
import type { PlayConvention } from '@nim/core/rules'
import { isUpheld, type LawLine, type Linear, type Vocabulary } from '@nim/discovery/atlas'
import { type Block, heading, paragraphs, table, type Words } from '@nim/report/blocks'
import { claimLink } from '../claims/claim-link.ts'
import { LAW_POINTS } from './limits.ts'
import { type Atlas, playName } from './rows.ts'

type LawCase = LawLine['cases'][number]
type Bound = LawCase['bounds'][number]

const HEAD = [
  '$A$',
  '$n$',
  '$x$ is P iff',
  'formulas of',
  'holds at, piles up to',
  'proved for',
  'theorems',
]

function ofConjectures(conjectures: number, laws: number): string {
  return conjectures === 0
    ? `Each of the ${laws} remaining laws follows from a theorem.`
    : `Of the ${laws} remaining laws, ${conjectures} are conjectures: no theorem of nimlab implies them.`
}

/**
 * The page about the laws for all n. The page lists the laws that no test refutes, and then the
 * laws that fail.
 */
export function lawsBlocks({ laws }: Atlas): Block[] {
  const refuted = laws.filter((law) => !isUpheld(law))
  const upheld = laws.filter(isUpheld)
  const conjectures = upheld.filter(({ known }) => known.length === 0)
  const rowsIn = (play: PlayConvention): Words[][] =>
    upheld.filter((law) => law.play === play).map(lawRow)
  return [
    heading(1, 'Laws for all n'),
    ...paragraphs(
      `A law is a formula that has the same shape for every number n of piles. It is a conjecture, unless a theorem states it. Each law comes
from proved formulas of the atlas for games SN(n,A), where A depends on n, such as $\\{n-1,n\\}$. Laws use terms that have the same
meaning for every n. The type $(o,r)$ consists of the number $o$ of odd piles and of $r=|x|\\bmod 2k$, for $x$ or for its reduction by k
(DH-D7, DH-T2.3). Other terms are the parities of the first or last piles, and the side of a wall on which a position lies. The search
uses as few terms as possible to distinguish P from N on a box for each n with a proved formula. A type must be P exactly if it lies
within bounds that depend on n or k. The search uses nothing else about a game, and no formula from a paper.`,
      `The exhaustive solver, which had no part in choosing the laws, then tests each law at the next three values of n.
Of ${laws.length} laws, ${refuted.length} fail this test and are in the last table. Laws that hold for all n up to 5 can fail for larger n. The column "proved for" lists the n for which finitely many
points prove a law ([NT-9](../proofs/brute-force.md)); the independent checker confirms these proofs. If a case
needs more than ${LAW_POINTS.toLocaleString('en')} points, it is only tested. The last column names the theorems that give the outcome for each of
the three n, by a formula or rule. To find them, nimlab evaluates the theorems at every position of a box. ${ofConjectures(conjectures.length, upheld.length)}`,
      ...lemmasOf(upheld),
    ),
    heading(2, 'Normal play'),
    table(HEAD, rowsIn('normal')),
    heading(2, 'Misère play'),
    table(HEAD, rowsIn('misere')),
    heading(2, 'Laws that fail'),
    ...paragraphs(
      'These laws agree with all proved formulas. The last column has the first position at which the solver contradicts the law:',
    ),
    table(['$A$', 'play', 'formulas of', 'wrong at'], refuted.map(refutedRow)),
    ...paragraphs(
      '`npm run atlas` writes this page from [laws.jsonl](laws.jsonl), which `npm run atlas:laws` writes. Do not edit it by hand.',
    ),
  ]
}

/** The lemmas with their statements and the number of laws that follow from each of them. */
function lemmasOf(laws: readonly LawLine[]): Words[] {
  const ids = new Set(laws.flatMap(({ known }) => known))
  return [...ids].flatMap((id) => {
    const { kind, title } = findCard(id)!
    const count = laws.filter(({ known }) => known.includes(id)).length
    return kind === 'lemma' ? [`${count} laws follow from ${claimLink(id)}: ${title}.`] : []
  })
}

function lawRow(law: LawLine): Words[] {
  const { shape, seen, tested, proved, known } = law
  return [
    setWords(shape),
    numbersWords(law),
    ruleWords(law),
    seen.join(', '),
    tested.map(({ n, max }) => `${n} (${max})`).join(', '),
    proved.join(', '),
    known.length === 0 ? '**conjecture**' : known.map((id) => claimLink(id)).join(', '),
  ]
}

function refutedRow({ shape, play, seen, tested }: LawLine): Words[] {
  const wrong = tested.at(-1)!.wrong!
  return [setWords(shape), playName(play), seen.join(', '), `$(${wrong.join(',')})$`]
}

/** The set A in the notation of the papers. */
function setWords(shape: string): Words {
  const runs = shape.split(', ').map((run) => {
    const [first, last] = run.split('..') as [string, string?]
    if (last === undefined) return first
    if (last === '') return `${first},\\dots`
    const isFixed = (end: string): boolean => !end.startsWith('n')
    const isShort = isFixed(first) === isFixed(last)
    return isShort ? between(first, last).join(',') : `${first},\\dots,${last}`
  })
  return `$\\{${runs.join(',')}\\}$`
}

/**
 * All numbers from the first end to the last. Either both ends are fixed, or both have the form n
 * minus a number.
 */
function between(first: string, last: string): string[] {
  const numberOf = (end: string): number => (end === 'n' ? 0 : Number(end.replace('n', '')))
  const name = (i: number): string => (first.startsWith('n') ? `n${i === 0 ? '' : i}` : String(i))
  const from = numberOf(first)
  return Array.from({ length: numberOf(last) - from + 1 }, (_, i) => name(from + i))
}

/** The values of n for which a law applies. */
function numbersWords({ seen, tested }: LawLine): Words {
  const isOfAll = tested[0]!.n === seen.at(-1)! + 1
  const parity = seen[0]! % 2 === 0 ? 'even' : 'odd'
  return isOfAll ? `$\\ge ${seen[0]}$` : `${parity}, $\\ge ${seen[0]}$`
}

/** The cases of a law in mathematical notation. */
function ruleWords({ shape, vocabulary, cases }: LawLine): Words {
  const asksType = vocabulary.isReduced || cases.some(({ bounds }) => bounds.some(asksR))
  const k = shape.split(', ')[vocabulary.run]!.split('..')[0]
  const of = vocabulary.isReduced ? '\\mathrm{red}(x)' : 'x'
  const type = asksType ? `; $(o,r)$ of $${of}$, $k=${k}$` : ''
  return `${cases.map((each) => caseWords(vocabulary, each)).join(' or ')}${type}`
}

function asksR({ r, most }: Bound): boolean {
  return r !== 0 || most[2] !== 0
}

function caseWords({ wall, asksAllOdd, first, last }: Vocabulary, law: LawCase): Words {
  const { key, parity, bounds } = law
  const questions: ((isSo: boolean) => string)[] = [
    ...(wall === null
      ? []
      : [(isSo: boolean) => `${wall.form}${isSo ? '\\ge' : '<'} ${numberTex(wall.least)}`]),
    ...(asksAllOdd ? [(isSo: boolean) => (isSo ? 'o=n' : 'o<n')] : []),
    ...pileNames(first, last).map(
      (pile) => (isSo: boolean) => `${pile}\\text{ ${isSo ? 'odd' : 'even'}}`,
    ),
  ]
  const answers = questions.map((question, i) => question(key[i] === '1'))
  const rest = parity === null ? [] : [`o\\text{ ${parity === 0 ? 'even' : 'odd'}}`]
  return `$${[...answers, ...rest, ...boundsTex(bounds)].join(',\\ ')}$`
}

function pileNames(first: number, last: number): string[] {
  const front = Array.from({ length: first }, (_, i) => `x_${i + 1}`)
  const back = Array.from({ length: last }, (_, i) =>
    i === last - 1 ? 'x_n' : `x_{n-${last - 1 - i}}`,
  )
  return [...front, ...back]
}

/** The bounds in mathematical notation. Two opposite bounds are printed as an equation. */
function boundsTex(bounds: readonly Bound[]): string[] {
  const isOpposite = (a: Bound, b: Bound): boolean =>
    a.o + b.o === 0 && a.r + b.r === 0 && a.most.every((part, i) => b.most[i] === 0 - part)
  return bounds.flatMap((bound, i) => {
    const other = bounds.find((each) => isOpposite(bound, each))
    if (other === undefined) return [boundTex(bound, '\\le')]
    return bounds.indexOf(other) < i ? [] : [boundTex(bound, '=')]
  })
}

/** A bound in mathematical notation, in which subtracted terms are moved to the other side. */
function boundTex({ o, r, most }: Bound, relation: string): string {
  const types = (sign: number): string[] => [
    ...(o === sign ? ['o'] : []),
    ...(r === sign ? ['r'] : []),
  ]
  if (types(1).length === 0) {
    const least = numberTex(most.map((part) => 0 - part) as unknown as Linear)
    return `${types(-1).join('+')}${relation === '=' ? '=' : '\\ge'} ${least}`
  }
  const right = [...types(-1), numberTex(most)].join('+').replace(/\+0$/, '').replace('+-', '-')
  return `${types(1).join('+')}${right === '0' ? '=' : relation} ${right}`
}

function numberTex([constant, timesN, timesK]: Linear): string {
  const terms = (
    [
      [timesK, 'k'],
      [timesN, 'n'],
      [constant, ''],
    ] as const
  ).filter(([factor]) => factor !== 0)
  const text = terms.map(([factor, name], i) => {
    const size = Math.abs(factor)
    const sign = factor < 0 ? '-' : i > 0 ? '+' : ''
    return `${sign}${size === 1 && name !== '' ? name : `${size}${name}`}`
  })
  return text.join('') || '0'
}
