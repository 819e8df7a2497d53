import { claimLink } from './game-section.mjs'
import { laws } from './laws.mjs'
import { LAW_POINTS } from './limits.mjs'
import { source } from './source.mjs'

const { markdownTable } = await source('report/src/index.ts')

const HEAD = [
  '$A$',
  '$n$',
  '$x$ is P iff',
  'formulas of',
  'holds at, piles up to',
  'proved for',
  'says it',
]
const isUpheld = ({ tested }) => tested.every(({ wrong }) => wrong === null)

/** The laws for all n, as a page: those that no test refutes, and how many were. */
export function lawsPage() {
  const refuted = laws.filter((law) => !isUpheld(law))
  const upheld = laws.filter(isUpheld)
  const isConjecture = ({ known }) => known.length === 0
  return `# Laws for all n

Formulas of one shape, for every number n of piles: conjectures, unless a theorem says them. Each comes from proved formulas
of the atlas, those of SN(n,A) where A moves along with n, such as $\\{n-1,n\\}$. They are written in words that
mean the same for every n: the type $(o,r)$, that is the number of odd piles and $|x|\\bmod 2k$, of $x$ or of its reduction by k
(DH-D7, DH-T2.3), parities of the first or last piles, and on which side of a wall a position is. Of the words that tell P from
N on a box for each n that is proved, the fewest are taken; the P-types have to be those within bounds that move along with n or
k. Nothing else is known of a game, no paper's formula either.

Each law is then tested at the next three n by the exhaustive solver, which chose nothing. Of ${laws.length} laws, ${refuted.length} are wrong there
and left out: laws that hold for all n up to 5 fail beyond. What is left is proved for the n of the column before the last, at finitely many points
([NT-9](../proofs/brute-force.md)), which the independent checker confirms; where more than ${LAW_POINTS.toLocaleString('en')} points decide it, it is tested only. The
last column names what gives the outcome for each of the three n, by a formula or rule: found by asking it at every position
of a box. ${upheld.filter(isConjecture).length} of the ${upheld.length} laws are conjectures: none that nimlab knows does.

${['normal', 'misere'].map((play) => playSection(play, upheld)).join('\n\n')}

## Laws that fail

The first position at which the solver contradicts a law that all proved formulas agree with:

${markdownTable(['$A$', 'play', 'formulas of', 'wrong at'], refuted.map(refutedRow))}

Written by \`npm run atlas\` from [laws.jsonl](laws.jsonl), which \`npm run atlas:laws\` makes; nothing is typed by hand.
`
}

function playSection(play, upheld) {
  const rows = upheld.filter((law) => law.play === play).map(lawRow)
  return `## ${play === 'misere' ? 'Misère' : 'Normal'} play\n\n${markdownTable(HEAD, rows)}`
}

function lawRow(law) {
  const { shape, seen, tested, proved, known } = law
  return [
    setName(shape),
    numbersOf(law),
    ruleOf(law),
    seen.join(', '),
    tested.map(({ n, max }) => `${n} (${max})`).join(', '),
    proved.join(', '),
    known.length === 0 ? '**conjecture**' : known.map(claimLink).join(', '),
  ]
}

function refutedRow({ shape, play, seen, tested }) {
  const wrong = tested.at(-1).wrong
  return [
    setName(shape),
    play === 'misere' ? 'misère' : 'normal',
    seen.join(', '),
    `$(${wrong.join(',')})$`,
  ]
}

/** The set A as the papers write it. */
function setName(shape) {
  const runs = shape.split(', ').map((run) => {
    const [first, last] = run.split('..')
    if (last === undefined) return first
    if (last === '') return `${first},\\dots`
    const isFixed = (end) => !end.startsWith('n')
    const isShort = isFixed(first) === isFixed(last)
    return isShort ? between(first, last).join(',') : `${first},\\dots,${last}`
  })
  return `$\\{${runs.join(',')}\\}$`
}

/** The numbers from one to the other, both fixed or both n less something. */
function between(first, last) {
  const numberOf = (end) => (end === 'n' ? 0 : Number(end.replace('n', '')))
  const name = (i) => (first.startsWith('n') ? `n${i === 0 ? '' : i}` : String(i))
  const [from, to] = [first, last].map(numberOf)
  return Array.from({ length: to - from + 1 }, (_, i) => name(from + i))
}

/** The numbers of piles of which a law speaks. */
function numbersOf({ seen, tested }) {
  const isOfAll = tested[0].n - seen.at(-1) === 1
  const parity = seen[0] % 2 === 0 ? 'even' : 'odd'
  return isOfAll ? `$\\ge ${seen[0]}$` : `${parity}, $\\ge ${seen[0]}$`
}

/** The cases of a law in mathematics. */
function ruleOf({ shape, vocabulary, cases }) {
  const asksType = vocabulary.isReduced || cases.some(({ bounds }) => bounds.some(asksR))
  const k = shape.split(', ')[vocabulary.run].split('..')[0]
  const of = vocabulary.isReduced ? '\\mathrm{red}(x)' : 'x'
  const type = asksType ? `; $(o,r)$ of $${of}$, $k=${k}$` : ''
  return `${cases.map((each) => caseText(vocabulary, each)).join(' or ')}${type}`
}

const asksR = ({ r, most }) => r !== 0 || most[2] !== 0

function caseText({ wall, asksAllOdd, first, last }, { key, parity, bounds }) {
  const questions = [
    ...(wall === null
      ? []
      : [(isSo) => `${wall.form}${isSo ? '\\ge' : '<'} ${number(wall.least)}`]),
    ...(asksAllOdd ? [(isSo) => (isSo ? 'o=n' : 'o<n')] : []),
    ...pileNames(first, last).map((pile) => (isSo) => `${pile}\\text{ ${isSo ? 'odd' : 'even'}}`),
  ]
  const answers = questions.map((question, i) => question(key[i] === '1'))
  const rest = parity === null ? [] : [`o\\text{ ${parity === 0 ? 'even' : 'odd'}}`]
  return `$${[...answers, ...rest, ...boundTexts(bounds)].join(',\\ ')}$`
}

function pileNames(first, last) {
  const front = Array.from({ length: first }, (_, i) => `x_${i + 1}`)
  const back = Array.from({ length: last }, (_, i) =>
    i === last - 1 ? 'x_n' : `x_{n-${last - 1 - i}}`,
  )
  return [...front, ...back]
}

/** The bounds, two that meet as an equation. */
function boundTexts(bounds) {
  const isOpposite = (a, b) =>
    a.o + b.o === 0 && a.r + b.r === 0 && a.most.every((part, i) => part + b.most[i] === 0)
  return bounds.flatMap((bound, i) => {
    const others = bounds.filter((other) => isOpposite(bound, other))
    if (others.length === 0) return [boundText(bound, '\\le')]
    return bounds.indexOf(others[0]) < i ? [] : [boundText(bound, '=')]
  })
}

/** A bound, what is subtracted on the other side. */
function boundText({ o, r, most }, relation) {
  const types = (sign) =>
    [
      [o, 'o'],
      [r, 'r'],
    ].flatMap(([factor, name]) => (factor === sign ? [name] : []))
  if (types(1).length === 0) {
    const least = number(most.map((part) => 0 - part))
    return `${types(-1).join('+')}${relation === '=' ? '=' : '\\ge'} ${least}`
  }
  const right = [...types(-1), number(most)].join('+').replace(/\+0$/, '').replace('+-', '-')
  return `${types(1).join('+')}${right === '0' ? '=' : relation} ${right}`
}

function number([constant, timesN, timesK]) {
  const terms = [
    [timesK, 'k'],
    [timesN, 'n'],
    [constant, ''],
  ].filter(([factor]) => factor !== 0)
  const text = terms.map(
    ([factor, name], i) =>
      `${factor < 0 ? '-' : i > 0 ? '+' : ''}${product(Math.abs(factor), name)}`,
  )
  return text.join('') || '0'
}

function product(factor, name) {
  return factor === 1 && name !== '' ? name : `${factor}${name}`
}
