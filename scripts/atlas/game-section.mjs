import { knownBy, questionOf } from './known-by.mjs'
import { setName } from './inclusions-page.mjs'
import { CASES_SHOWN } from './limits.mjs'
import { coqOf, grundyOf, remotenessOf, ROWS } from './rows.mjs'
import { looksInWords, scanOf } from './scans.mjs'
import { root, source } from './source.mjs'

const { moveSizes } = await source('core/src/rules/index.ts')
const { toLatex } = await source('presburger/src/index.ts')
const { markdownTable } = await source('report/src/index.ts')
const { CLAIMS } = await source('conjectures/src/papers/registry.ts')
const { slugs } = await import(new URL('tools/site/src/markdown/anchors.ts', root).href)
const { writtenProofOf } = await source('conjectures/src/cards/cards.ts')

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const TO_PROOFS = '../proofs/brute-force.md'

/** The heading of a game's section. */
function headingOf({ game, play }) {
  return `${game}, ${play === 'misere' ? 'misère' : 'normal'} play`
}

/** Hypergraph games with more edges have a page for each number of edges: they are many. */
export const EDGES_OF_A_PAGE = 4

/** The page that has the section of a row. */
export function fileOf({ ruleset: { kind, piles, edges } }) {
  if (kind === 'NIM') return 'nim.md'
  const isOneOfMany = piles > 3 && edges?.length > EDGES_OF_A_PAGE
  return `${kind.toLowerCase()}-${piles}${isOneOfMany ? `-${edges.length}` : ''}.md`
}

const slugOf = new Map()

/** The anchors of all sections, by game and play; without brackets some games of a page have the same name. */
const anchors = new Map(
  ROWS.map((row) => {
    const file = fileOf(row)
    if (!slugOf.has(file)) slugOf.set(file, slugs())
    return [headingOf(row), slugOf.get(file)(headingOf(row))]
  }),
)

/** The anchor of a row's section on its page. */
export function anchorOf(row) {
  return anchors.get(headingOf(row))
}

/**
 * The page of one game as a section: rule, theorem, picture, proof, inclusions, what
 * is open, how to have it again.
 */
export function gameSection(row, figure, relations) {
  const { said, more } = gameBlocks(row)
  const parts = [
    `## ${headingOf(row)}`,
    ...said.map(markdownOf),
    figure === null ? '' : `![Slices of the P-positions of ${headingOf(row)}](${figure})`,
    relations.length === 0 ? '' : `**Inclusions.** ${relations.map(relationText).join('; ')}.`,
    ...more.map(markdownOf),
    `**Again.** \`${again(row)}\``,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/**
 * What is said of a game, before its picture and after it. A block is a paragraph of Markdown, or one of
 * `cases` of a row, a `formula`, and a table with its `head` and `rows`.
 */
export function gameBlocks(row) {
  return {
    said: [`**Rule.** ${ruleOf(row)}`, ...SAYS[row.status](row)],
    more: [
      ...otherValue(row, GRUNDY),
      ...otherValue(row, REMOTENESS),
      otherValues(row),
      remarks(row),
    ].filter((block) => block !== ''),
  }
}

function markdownOf(block) {
  if (typeof block === 'string') return block
  const { cases, formula: says, head, rows } = block
  if (cases !== undefined) return casesOf(cases)
  if (head !== undefined) return markdownTable(head, rows)
  return `<details>\n<summary>the formula, as nimlab evaluates it</summary>\n\n$$${toLatex(says)}$$\n\n</details>`
}

/** The command that finds what is said of a game. */
export function again({ game, play, value, theorem, command }) {
  if (theorem !== undefined) return command
  const budget = / --(?:positions|points) \d+/g
  const flags = [
    value === 'outcome' ? '' : ` --value ${value}`,
    play === 'misere' ? ' --misere' : '',
    ...(command.match(budget) ?? []),
  ]
  return `nimlab discover "${game}"${flags.join('')}`
}

function relationText({ left, sign, right }) {
  return `${setName(left)} ${sign} ${right.map(setName).join(' ∩ ')}`
}

function ruleOf({ ruleset, play }) {
  const n = ruleset.piles
  const sizes = moveSizes(ruleset)
  const piles = `${NUMBERS[n]} pile${n === 1 ? '' : 's'}`
  const ends = `Who cannot move ${play === 'misere' ? 'wins' : 'loses'}.`
  if (sizes === null) {
    const edges = ruleset.edges.map((edge) => `$\\{${edge.join(',')}\\}$`)
    return `On ${piles}, a move takes one token from each pile of one of the sets ${listed(edges)}. ${ends}`
  }
  const [size] = sizes
  const several =
    sizes.length > 1
      ? `each of $a$ piles that are not empty, $a\\in\\{${sizes.join(',')}\\}$`
      : `each of ${NUMBERS[size]} piles that are not empty`
  const taken =
    sizes.length > 1 || (size > 1 && size < n)
      ? several
      : size === 1
        ? 'one pile'
        : 'every pile, none of which may be empty'
  return `On ${piles}, a move takes one token from ${taken}. ${ends}`
}

function listed(words) {
  return words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** What a row says of its game, by its status. */
const SAYS = {
  proved: (row) => {
    if (row.theorem !== undefined) return byTheorem(row)
    return [
      `**Theorem.** ${opening(row)} exactly in these cases:`,
      { cases: row.cases },
      `**Proof.** The formula is right at ${row.points} points, piles up to ${row.largestPile}, which decide it for all positions ([NT-9](${TO_PROOFS})). The independent checker accepts the certificate, ${digest(row)}; the exhaustive solver agrees on piles 0..${row.solvedTo}.${byCoq(row)}`,
    ]
  },
  candidate: (row) => [
    `**Not proved.** ${opening(row)}, as far as piles of at most ${row.holdsTo} go, exactly in these cases; whether it is so beyond is not decided: ${row.why}.`,
    { cases: row.cases },
    evidence(row),
  ],
  open: (row) => [
    `**Open.** No description was found: ${row.why}. ${broken(row)}`,
    evidence(row),
    ...regionsOf(row),
  ],
}

/** What Coq said of a row, if it was asked. */
function byCoq(row) {
  const coq = coqOf(row)
  return coq === undefined
    ? ''
    : ` Coq's kernel accepts it as a theorem about all positions (${coq.seconds.toFixed(1)} s).`
}

/** A certificate by the first digits of its SHA-256, which stands whole in the data. */
function digest({ certificate, file }) {
  return `\`${certificate.slice(0, 'sha256:'.length + 12)}…\` ([${file}](${file}))`
}

/** A game that a theorem for all n describes. */
function byTheorem(row) {
  const { theorem, formula, boxes, ruleset } = row
  const { statement } = CLAIMS.find(({ id }) => id === theorem)
  const { file, proves } = writtenProofOf(theorem)
  return [
    `**Theorem** (${claimLink(theorem)}). ${statement}`,
    `Here $n=${ruleset.piles}$ and $k=${moveSizes(ruleset)[0]}$; $K$ and all other notation is that of the proof.`,
    { formula },
    `**Proof.** ${proves}, [${file}](../../${file}). The formula is that of the theorem, and was not found by a search; the exhaustive solver agrees on piles 0..${boxes.at(-1)}.`,
  ]
}

/** What was found where no gap of piles is small, and where one is. */
function regionsOf({ regions, ruleset, variables, evidenceTo }) {
  const isSorted = moveSizes(ruleset) !== null
  const gap = (number) =>
    isSorted && number > 1
      ? `$${letter(variables[number - 1])}-${letter(variables[number - 2])}$`
      : `$${letter(variables[number - 1])}$`
  const rows = regions
    .filter(({ small }) => small.length <= 1)
    .map(({ small, modulus, walls, congruences, unexplained }) => [
      small.length === 0 ? 'none' : gap(small[0]),
      String(modulus),
      walls.map((form) => formula(form, variables)).join(', '),
      congruences.map(({ form, modulus: m }) => `${formula(form, variables)} mod ${m}`).join(', '),
      `${(100 * (1 - unexplained)).toFixed(2)}\u00A0%`,
    ])
  if (rows.length === 0) return []
  const head = ['small gap', 'piles mod', 'walls', 'congruences', 'told']
  return [
    `**Where it is regular,** evidence on piles 0..${evidenceTo}: where no gap of piles is below 4, or one is, the residues of all piles, the sides of these walls and these congruences tell so many of the outcomes of positions that are not near a wall. ${regions.length - rows.length} choices of more small gaps were looked at, too.`,
    { head, rows },
  ]
}

function opening(row) {
  return `A position ${position(row)} is P`
}

function position({ ruleset, variables }) {
  return moveSizes(ruleset) === null || ruleset.piles === 1
    ? `$(${variables.map(letter).join(', ')})$`
    : `$${variables.map(letter).join(' \\le ')}$`
}

function broken({ wrong, breaksAt }) {
  const where = breaksAt.map((x) => `(${x.join(', ')})`).join(' and ')
  if (where === '') return 'It is not printed.'
  if (wrong === null) return `The two positions are ${where}.`
  return `The last one is wrong at ${(100 * wrong).toPrecision(2)} % of the box, among others at ${where}.`
}

function evidence({ boxes, scan, walls, congruences, density, variables }) {
  const last = boxes.at(-1)
  const modulus = scan.modulus === null ? '' : ` with modulus ${scan.modulus}`
  const falls = scan.moduli
    .filter((tried) => scan.modulus === null || tried.modulus === scan.modulus)
    .toSorted((a, b) => (a.slope ?? -9) - (b.slope ?? -9))
    .slice(0, 3)
    .map(
      ({ modulus: m, boxes: seen }) =>
        `$m=${m}$: ${seen.map(({ max, density: share }) => `${(100 * share).toFixed(1)} % (piles 0..${max})`).join(', ')}`,
    )
  return [
    `**Evidence, not proved,** on piles 0..${last}: ${(100 * density).toFixed(2)} % of the positions are P. The outcome looks ${scan.judgement}${modulus}; positions where a step of $m$ changes it: ${falls.join('; ')}. Tried were $m=${scan.moduli.map((tried) => tried.modulus).join(',')}$.`,
    walls.length === 0
      ? 'No walls were seen.'
      : `Walls near ${walls
          .slice(0, 6)
          .map((form) => formula(form, variables))
          .join(', ')}.`,
    congruences.length === 0
      ? ''
      : `The residues of ${congruences
          .slice(0, 6)
          .map(({ form, modulus: m }) => `${formula(form, variables)} modulo ${m}`)
          .join(', ')} matter.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** A linear form in mathematics. */
export function formula(form, variables) {
  const text = form
    .flatMap((factor, i) =>
      factor === 0
        ? []
        : [
            `${factor < 0 ? '-' : '+'}${Math.abs(factor) === 1 ? '' : Math.abs(factor)}${letter(variables[i])}`,
          ],
    )
    .join('')
  return `$${text.replace(/^\+/, '')}$`
}

/** The values besides the outcome: their rows, and how they are spoken of. */
const GRUNDY = {
  value: 'grundy',
  rowOf: grundyOf,
  name: 'Grundy values',
  one: 'Grundy value',
}
const REMOTENESS = {
  value: 'remoteness',
  rowOf: remotenessOf,
  name: 'Remoteness',
  one: 'remoteness',
}

/** What is known of a value besides the outcome, if it was looked at. */
function otherValue(outcome, { rowOf, name, one }) {
  const row = rowOf(outcome)
  if (row === undefined) return []
  if (row.status === 'candidate') {
    return [
      `**${name}, not proved.** A description by ${row.cases.length} lines of cases ([${row.file}](${row.file})) is right on piles 0..${row.holdsTo}; ${row.why}.`,
    ]
  }
  if (row.status === 'open') return [`**${name}, open:** ${row.why}. ${broken(row)}`]
  const of = `**Theorem (${name}).** The ${one} of ${position(outcome)} is`
  return [
    ...(row.cases.length === 1
      ? [`${of} ${leadOf(row.cases[0])}.`]
      : [`${of}, by cases:`, { cases: row.cases }]),
    `**Proof.** It is right at ${row.points} points, piles up to ${row.largestPile}, which decide it ([NT-9](${TO_PROOFS})). The independent checker accepts the certificate, ${digest(row)}; the exhaustive solver agrees on piles 0..${row.solvedTo}.${byCoq(row)} \`${again(row)}\``,
  ]
}

/** How many positions are P, and how regular the values look that no formula describes here. */
function otherValues(row) {
  const { game, play, status, boxes, density } = row
  const others = [GRUNDY, REMOTENESS].filter(({ rowOf }) => rowOf(row)?.status !== 'proved')
  const told = others.flatMap(({ value }) => {
    const scan = scanOf({ game, play, value })
    const name = value === 'grundy' ? 'the Grundy value' : 'the growth of the remoteness'
    return scan === undefined ? [] : [`${name} ${looksInWords(scan)}`]
  })
  const inBox = `of the positions with piles 0..${boxes.at(-1)}, ${(100 * density).toFixed(2)} % are P`
  const all = status === 'proved' ? [inBox, ...told] : told
  return all.length === 0 ? '' : `**Evidence, not proved:** ${all.join('; ')}.`
}

/** What was known, and which question of a paper the game is a case of. */
function remarks(row) {
  const known = knownBy(row)
  const question = questionOf(row)
  const found =
    row.status !== 'proved' || row.theorem !== undefined
      ? ''
      : '; the description above was found without it'
  const proved =
    known.length > 0
      ? `**Known.** ${known.map(claimLink).join(', ')} gives the outcome of all positions, or quotes a paper that does${found}.`
      : row.status === 'proved'
        ? '**Known before.** No formula of the papers that nimlab knows.'
        : ''
  const open =
    question === null ? '' : `A case of the question [${question}](../findings/${question}.md).`
  return [proved, open].filter((part) => part !== '').join(' ')
}

/** A statement's name, as a link to where it stands. */
export function claimLink(id) {
  const { paper } = CLAIMS.find((claim) => claim.id === id)
  return `[${id}](../papers/${paper}.md#${id.toLowerCase()})`
}

/** The lines of a description by cases: how deep each is; its condition, and what it leads to, in Markdown. */
export function caseLines(cases) {
  return cases.map((line) => {
    const [, indent, condition, lead] = /^( *)(.*?)(?:: (.*))?$/.exec(line)
    return {
      depth: indent.length / 2,
      condition: conditionOf(condition),
      lead: lead === undefined ? null : leadOf(lead),
    }
  })
}

/** The cases of a description as nested lists; many are folded. */
function casesOf(cases) {
  const list = caseLines(cases)
    .map(({ depth, condition, lead }) => {
      const to = lead === null ? '' : `: ${lead}`
      return `${'  '.repeat(depth)}- ${condition}${to}`
    })
    .join('\n')
  if (cases.length <= CASES_SHOWN) return list
  return `<details>\n<summary>the cases, in ${cases.length} lines</summary>\n\n${list}\n\n</details>`
}

/** What a case leads to: P, a number, or a form of the piles, which may be divided and rounded down. */
function leadOf(text) {
  if (/^(?:P|\d+)$/.test(text)) return `**${text}**`
  const quotient = /^\((.*)\) div (\d+)$/.exec(text)
  return quotient === null
    ? `$${sum(text)}$`
    : `$\\lfloor (${sum(quotient[1])})/${quotient[2]} \\rfloor$`
}

const RELATIONS = { '>=': '\\ge', '<': '<', '>': '>', '<=': '\\le', '=': '=', '==': '=' }

/** A condition of linear forms in mathematics; one of another shape stays as it is. */
function conditionOf(text) {
  const parity = /^(.*) (even|odd)$/.exec(text)
  if (parity !== null) return `$${sum(parity[1])}$ ${parity[2]}`
  const congruence = /^(.*) == ([\d, ]+) \(mod (\d+)\)$/.exec(text)
  if (congruence !== null) {
    const [, term, residues, modulus] = congruence
    return `$${sum(term)} \\equiv ${residues} \\pmod{${modulus}}$`
  }
  const relation = /^([^<>=]*) (>=|<=|<|>|==?) ([^<>=]*)$/.exec(text)
  if (relation === null) return `\`${text}\``
  return `$${sum(relation[1])} ${RELATIONS[relation[2]]} ${sum(relation[3])}$`
}

function sum(text) {
  return text.replaceAll('*', '').replaceAll(/x\d+/g, letter)
}

function letter(name) {
  return name.replace(/^x(\d+)$/, 'x_{$1}').replace(/^x_\{(\d)\}$/, 'x_$1')
}
