import { findCard, writtenProofOf } from '@nim/conjectures/cards'
import { type HypergraphNim, moveSizes } from '@nim/core/rules'
import { type Formula, toLatex, toMathML, toText } from '@nim/presburger'
import { type Block, paragraphs, table, type Words } from '@nim/report/blocks'
import { claimLink } from '../claims/claim-link.ts'
import { caseItems, formWords, leadWords, letter } from './formula-words.ts'
import { questionOf } from './known-by.ts'
import type { Atlas, Row } from './rows.ts'
import { rulesBlocks } from './shifts.ts'
import { looksInWords, percent } from './scan-words.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const TO_PROOFS = '../proofs/brute-force.md'
/** The maximum number of forms, and also of congruences, that are printed. */
const SEEN = 6
/** The maximum number of moduli of a scan that are printed. */
const TRIED = 3

/** The text that precedes the picture of a game: rule, theorem, proof. */
export function textBlocksOf(atlas: Atlas, row: Row): Block[] {
  return [...paragraphs(`**Rule.** ${ruleWords(row)}`), ...SAYS[row.status](atlas, row)]
}

/** The text that follows the picture of a game: other values, earlier results, open questions. */
export function moreOf(atlas: Atlas, row: Row): Block[] {
  return [
    ...rulesBlocks(row, letter),
    ...otherValue(atlas, row, GRUNDY),
    ...otherValue(atlas, row, REMOTENESS),
    ...paragraphs(otherValues(atlas, row), remarks(atlas, row)),
  ]
}

/** The command that reproduces the result about a game. */
export function againOf({ game, play, value, theorem, command, seed }: Row): string {
  if (theorem !== undefined) return command
  const flags = [
    value === 'outcome' ? '' : ` --value ${value}`,
    play === 'misere' ? ' --misere' : '',
    seed === undefined ? '' : ` --seed ${seed}`,
    ...(command.match(/ --(?:positions|points) \d+/g) ?? []),
  ]
  return `nimlab discover "${game}"${flags.join('')}`
}

function ruleWords({ ruleset, play }: Row): Words {
  const n = ruleset.piles
  const sizes = moveSizes(ruleset)
  const ends = `A player who cannot move ${play === 'misere' ? 'wins' : 'loses'}.`
  const piles = `${NUMBERS[n]} pile${n === 1 ? '' : 's'}`
  if (sizes === null) {
    const edges = (ruleset as HypergraphNim).edges.map((edge) => `$\\{${edge.join(',')}\\}$`)
    return `On ${piles}, a move takes one token from each pile of one of the sets ${listed(edges)}. ${ends}`
  }
  return `On ${piles}, a move takes one token from ${takenWords(n, sizes)}. ${ends}`
}

function takenWords(n: number, sizes: readonly number[]): Words {
  if (sizes.length > 1) {
    return `each of $a$ piles that are not empty, $a\\in\\{${sizes.join(',')}\\}$`
  }
  if (sizes[0] === 1) return 'one pile'
  if (sizes[0] === n) return 'every pile, none of which may be empty'
  return `each of ${NUMBERS[sizes[0]!]} piles that are not empty`
}

function listed(words: readonly string[]): string {
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** The text about the game of a row, depending on the row's status. */
const SAYS: Readonly<Record<Row['status'], (atlas: Atlas, row: Row) => Block[]>> = {
  proved: (atlas, row) => {
    if (row.theorem !== undefined) return byTheorem(row, row.theorem)
    return [
      ...paragraphs(`**Theorem.** ${opening(row)} exactly in these cases:`),
      casesBlock(row),
      ...paragraphs(
        `**Proof.** The formula is right at ${row.points} points, with piles up to ${row.largestPile}. These points are enough to decide it for all positions ([NT-9](${TO_PROOFS})). ${accepted(atlas, row)}`,
      ),
    ]
  },
  candidate: (_, row) => [
    ...paragraphs(
      `**Not proved.** With piles of at most ${row.holdsTo}, a position ${positionWords(row)} is P exactly in the cases below. This is not decided for larger piles: ${row.why}.`,
    ),
    casesBlock(row),
    ...paragraphs(evidence(row)),
  ],
  open: (_, row) => [
    ...paragraphs(`**Open.** nimlab found no formula: ${row.why}. ${broken(row)}`, evidence(row)),
    ...regionBlocks(row),
  ],
}

/** The other checkers that accept the certificate of a row, such as the solver and Coq. */
function accepted(atlas: Atlas, row: Row): Words {
  const coq = atlas.coqOf(row)
  const digest = row.certificate!.slice(0, 'sha256:'.length + 12)
  const byCoq =
    coq === undefined
      ? ''
      : ` Coq's kernel accepts the formula as a theorem about all positions (${coq.seconds.toFixed(1)} s).`
  return `The independent checker accepts the certificate, \`${digest}…\` ([${row.file}](${row.file})); the exhaustive solver agrees on piles 0..${row.solvedTo}.${byCoq}`
}

/** The text about a game that a theorem describes for all n. */
function byTheorem({ formula: says, boxes, ruleset }: Row, theorem: string): Block[] {
  const formula = says as Formula
  const { statement } = findCard(theorem)!
  const { file, proves } = writtenProofOf(theorem)!
  return [
    ...paragraphs(
      `**Theorem** (${claimLink(theorem)}). ${statement}`,
      `Here $n=${ruleset.piles}$ and $A=\\{${moveSizes(ruleset)!.join(',')}\\}$. All other notation is that of the proof.`,
    ),
    { kind: 'maths', tex: toLatex(formula), mathml: toMathML(formula), text: toText(formula) },
    ...paragraphs(
      `**Proof.** ${proves}, [${file}](../../${file}). The formula is that of the theorem; no search found it. The exhaustive solver agrees on piles 0..${boxes.at(-1)}.`,
    ),
  ]
}

function casesBlock({ cases }: Row): Block {
  return { kind: 'list', items: caseItems(cases!) }
}

/**
 * The results for positions without a small gap between piles, and for positions with exactly one
 * such gap.
 */
function regionBlocks({ regions, ruleset, variables, evidenceTo }: Row): Block[] {
  const isSorted = moveSizes(ruleset) !== null
  const gap = (number: number): Words =>
    isSorted && number > 1
      ? `$${letter(variables[number - 1]!)}-${letter(variables[number - 2]!)}$`
      : `$${letter(variables[number - 1]!)}$`
  const rows = regions
    .filter(({ small }) => small.length <= 1)
    .map(({ small, modulus, walls, congruences, unexplained }) => [
      small.length === 0 ? 'none' : gap(small[0]!),
      String(modulus),
      walls.map((form) => formWords(form, variables)).join(', '),
      congruences
        .map((each) => `${formWords(each.form, variables)} mod ${each.modulus}`)
        .join(', '),
      percent(1 - unexplained, 2, '\u00A0'),
    ])
  if (rows.length === 0) return []
  return [
    ...paragraphs(
      `**Where the outcome looks regular,** by evidence on piles 0..${evidenceTo}. Each row is about the positions without a gap below 4, or with exactly one such gap. Away from the walls, the residues of all piles, the sides of the walls and the congruences determine some of the outcomes. The last column gives the share of these outcomes. nimlab also examined ${regions.length - rows.length} combinations of two or more small gaps.`,
    ),
    table(['small gap', 'piles mod', 'walls', 'congruences', 'determined'], rows),
  ]
}

function opening(row: Row): Words {
  return `A position ${positionWords(row)} is P`
}

function positionWords({ ruleset, variables }: Row): Words {
  return moveSizes(ruleset) === null || ruleset.piles === 1
    ? `$(${variables.map(letter).join(', ')})$`
    : `$${variables.map(letter).join(' \\le ')}$`
}

function broken({ wrong, breaksAt }: Row): Words {
  const where = breaksAt!.map((x) => `(${x.join(', ')})`).join(' and ')
  if (where === '') return 'The last formula is not printed.'
  if (wrong === null) return `The two positions are ${where}.`
  if (wrong === 0) return `The last formula is right on the box, but wrong at ${where}.`
  return `The last formula is wrong at ${(100 * wrong!).toPrecision(2)} % of the positions in the box, for example at ${where}.`
}

function evidence({ boxes, scan, walls, congruences, density, variables }: Row): Words {
  const modulus = scan.modulus === null ? '' : ` with modulus ${scan.modulus}`
  const falls = scan.moduli
    .filter((tried) => scan.modulus === null || tried.modulus === scan.modulus)
    .toSorted((a, b) => (a.slope ?? -9) - (b.slope ?? -9))
    .slice(0, TRIED)
    .map(({ modulus: m, boxes: seen }) => {
      const each = seen.map(({ max, density: share }) => `${percent(share, 1)} (piles 0..${max})`)
      return `$m=${m}$: ${each.join(', ')}`
    })
  const seenWalls = walls.slice(0, SEEN).map((form) => formWords(form, variables))
  const residues = congruences
    .slice(0, SEEN)
    .map((each) => `${formWords(each.form, variables)} modulo ${each.modulus}`)
  return [
    `**Evidence, not proved,** on piles 0..${boxes.at(-1)}: ${percent(density, 2)} of the positions are P. The outcome looks ${scan.judgement}${modulus}. Share of positions whose outcome changes when $m$ is added to one or more piles: ${falls.join('; ')}. The scan tried the moduli $m=${scan.moduli.map((tried) => tried.modulus).join(',')}$.`,
    walls.length === 0
      ? 'The search found no walls.'
      : `There are walls near ${seenWalls.join(', ')}.`,
    ...(residues.length === 0 ? [] : [`The residues of ${residues.join(', ')} matter.`]),
  ].join(' ')
}

/** A kind of value other than the outcome, with the names that sentences use for it. */
interface OtherValue {
  readonly value: 'grundy' | 'remoteness'
  readonly name: string
  readonly one: string
  readonly looked: string
}

const GRUNDY: OtherValue = {
  value: 'grundy',
  name: 'Grundy values',
  one: 'Grundy value',
  looked: 'the Grundy value',
}
const REMOTENESS: OtherValue = {
  value: 'remoteness',
  name: 'Remoteness',
  one: 'remoteness',
  looked: 'the growth of the remoteness',
}

/** The results about a kind of value other than the outcome, if nimlab examined it. */
function otherValue(atlas: Atlas, outcome: Row, { value, name, one }: OtherValue): Block[] {
  const row = atlas.valueOf(value, outcome)
  if (row === undefined) return []
  if (row.status === 'candidate') {
    return paragraphs(
      `**${name}, not proved.** A formula with ${row.cases!.length} lines of cases ([${row.file}](${row.file})) is right on piles 0..${row.holdsTo}; ${row.why}.`,
    )
  }
  if (row.status === 'open') return paragraphs(`**${name}, open:** ${row.why}. ${broken(row)}`)
  const of = `**Theorem (${name}).** The ${one} of ${positionWords(outcome)} is`
  const [only, ...others] = row.cases!
  return [
    ...(others.length === 0
      ? paragraphs(`${of} ${leadWords(only!)}.`)
      : [...paragraphs(`${of}, by cases:`), casesBlock(row)]),
    ...paragraphs(
      `**Proof.** It is right at ${row.points} points, with piles up to ${row.largestPile}, which decide it ([NT-9](${TO_PROOFS})). ${accepted(atlas, row)} \`${againOf(row)}\``,
    ),
  ]
}

/**
 * The share of P-positions, and how regular the values look. The text omits values for which the
 * atlas contains a proved formula.
 */
function otherValues(atlas: Atlas, row: Row): Words {
  const { game, play, status, boxes, density } = row
  const sentences = [GRUNDY, REMOTENESS].flatMap(({ value, looked }) => {
    if (atlas.valueOf(value, row)?.status === 'proved') return []
    const scan = atlas.scanOf({ game, play, value })
    return scan === undefined ? [] : [`${looked} ${looksInWords(scan)}`]
  })
  const inBox = `of the positions with piles 0..${boxes.at(-1)}, ${percent(density, 2)} are P`
  const all = status === 'proved' ? [inBox, ...sentences] : sentences
  return all.length === 0 ? '' : `**Evidence, not proved:** ${all.join('; ')}.`
}

/** The earlier results about the game, and the paper's question that concerns the game. */
function remarks(atlas: Atlas, row: Row): Words {
  const theorems = atlas.knownBy(row)
  const question = questionOf(row)
  const isFound = row.status === 'proved' && row.theorem === undefined
  const independence = isFound ? '; the search found the formula above without this statement' : ''
  const before =
    theorems.length > 0
      ? `**Known.** The outcome of all positions is known from ${theorems.map((id) => claimLink(id)).join(', ')}, or from a paper that is quoted there${independence}.`
      : row.status === 'proved'
        ? '**Known results.** No formula in the papers that nimlab contains describes this game.'
        : ''
  const open =
    question === null
      ? ''
      : `This game is a case of the question [${question}](../findings/${question}.md).`
  return [before, open].filter((part) => part !== '').join(' ')
}
