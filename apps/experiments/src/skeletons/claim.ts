import { findCard, PAPERS } from '@nim/conjectures/cards'
import { ENDINGS, type Language, type Skeleton } from './skeleton.ts'

/** The parts of a new file for one shape of claims. */
interface ClaimText {
  /** A description of this shape, for `--help`. */
  readonly about: string
  /** The names that the file imports in addition to the shape of its claim. */
  readonly imports: readonly string[]
  /** The members of the claim that follow its id, with comments. */
  readonly members: string
}

const GAMES = `  // the games: the parameters, each with its default range (--n, --k and --l change it), and the ruleset of a case,
  // which is a name or a game of your own such as './my-game.mjs'; for a single game: gamesOf({},
  // () => 'SN(5,{2,3})')
`
const FACTS = `  // the facts about a position that the statement receives in addition to the piles; the exhaustive solver computes
  // these facts: outcome (0 = P, 1 = N), remoteness, grundy, misereOutcome, misereRemoteness; or
  // fact('…', (x) => …)
`

const SHAPES = {
  positions: {
    about: 'every position of some games',
    imports: ['gamesOf', 'integer', 'remoteness'],
    members: `  title: 'in NIM(n,n) the remoteness is the smallest pile',
  statement: String.raw\`For every position $x$ of $NIM(n,n)$: $R(x)=\\min_i x_i$.\`,

${GAMES}  games: gamesOf(
    { n: integer('number of piles', { from: 2, to: 4, least: 1, most: 12 }) },
    ({ n }) => \`NIM(\${n},\${n})\`,
  ),

${FACTS}  facts: { R: remoteness },

  // the statement: true if it holds at x, false if it fails, null if it does not apply; the piles
  // are x[0] <= x[1] <= …
  printed: ({ x, R }) => R === x[0],`,
  },
  moves: {
    about: 'every move of some games: facts about x and about the position after the move',
    imports: ['gamesOf', 'integer', 'remoteness'],
    members: `  title: 'in NIM(n,1) every move lowers the remoteness by 1',
  statement: String.raw\`For every move from $x$ to $x'$ in $NIM(n,1)$: $R(x')=R(x)-1$.\`,

${GAMES}  games: gamesOf(
    { n: integer('number of piles', { from: 1, to: 3, least: 1, most: 12 }) },
    ({ n }) => \`NIM(\${n},1)\`,
    { positions: 1000 },
  ),

${FACTS}  facts: { R: remoteness },

  // the statement: true if it holds for the move, false if it fails, null if it does not apply;
  // each side has its piles, x[0] <= x[1] <= …, and the facts
  printed: (from, to) => to.R === from.R - 1,`,
  },
  instances: {
    about: 'items that you list, such as numbers, or the results of a search in a game',
    imports: ['gamesOf', 'integer', 'outcome'],
    members: `  title: 'in NIM(n,1) positions with the same sum have the same outcome',
  statement: String.raw\`In $NIM(n,1)$ all positions $x$ with the same $|x|$ have the same outcome.\`,

${GAMES}  games: gamesOf(
    { n: integer('number of piles', { from: 2, to: 4, least: 1, most: 12 }) },
    ({ n }) => \`NIM(\${n},1)\`,
    { positions: 1000 },
  ),

  // the facts that the list uses; a list that needs no game has parameters and domain instead of
  // games and facts (docs/own-claims.md)
  facts: { o: outcome },

  // the list; here it has one instance for each sum up to the largest pile of the box
  *instances({ game, domain: { max } }) {
    const o = game.column(outcome)
    for (let sum = 0; sum <= max; sum++) {
      const found = new Set()
      game.box.forEach((x, rank) => {
        if (x.reduce((all, pile) => all + pile, 0) === sum) found.add(o[rank])
      })
      yield { sum, outcomes: found.size }
    }
  },

  // the statement: true if it holds, false if it fails, null if it does not apply; for a statement
  // that something exists, use exists({ no: '…', holdsWitness: … })
  printed: ({ outcomes }) => outcomes === 1,`,
  },
  formulas: {
    about: 'a formula that is true at the P-positions of some games, and at no other positions',
    imports: ['gamesOf', 'integer'],
    members: `  title: 'in NIM(n,n) x is P iff the smallest pile is even',
  statement: String.raw\`A position $x$ of $NIM(n,n)$ is P iff $\\min_i x_i$ is even.\`,

${GAMES}  games: gamesOf(
    { n: integer('number of piles', { from: 2, to: 4, least: 1, most: 12 }) },
    ({ n }) => \`NIM(\${n},\${n})\`,
  ),

  // the formula of a case, in the language of nimlab test --says: piles x1 <= x2 <= …, sum, o,
  // r(m), …; 'FORMULA if CONDITION' makes no statement where the condition is false
  printed: () => 'x1 == 0 (mod 2)',

  // 'misere' for misère play
  play: 'normal',`,
  },
} as const satisfies Readonly<Record<string, ClaimText>>

/**
 * The files that `nimlab new claim` can write, one for each value of `--shape`. The first shape is
 * the default.
 */
export const CLAIM_SKELETONS: ReadonlyMap<string, Skeleton> = new Map(
  Object.entries<ClaimText>(SHAPES).map(([shape, said]) => [
    shape,
    { about: said.about, refuses, next, text: (...of) => textOf(shape, said, ...of) },
  ]),
)

function refuses(name: string): string | null {
  const word = name.toLowerCase()
  const isTaken =
    word === 'all' ||
    findCard(word) !== undefined ||
    PAPERS.some((paper) => word.startsWith(`${paper}-`))
  return isTaken ? "it is, or looks like, the id of a paper's statement; choose another name" : null
}

function next(path: string): string[] {
  return [`nimlab check ${path}`, `nimlab check ${path} --n 3..5 --max 30`]
}

function textOf(
  shape: string,
  { imports, members }: ClaimText,
  name: string,
  language: Language,
): string {
  const path = `./${name}.${ENDINGS[language]}`
  const isJs = language === 'js'
  const names = [...imports, shape].toSorted()
  return `${isJs ? '// @ts-check\n' : ''}// A claim of my own.
//
${[`nimlab show ${path} --run-modules`, ...next(path)].map((line) => `//   ${line}`).join('\n')}
//
// nimlab finds @nim/conjectures wherever this file is. nimlab new --help lists the other shapes of
// claims; docs/own-claims.md lists all members and facts.
import { ${isJs ? '' : 'type Claim, '}${names.join(', ')} } from '@nim/conjectures/claim'

${isJs ? '/** @type {import("@nim/conjectures/claim").Claim} */\nconst claim' : 'const claim: Claim'} = ${shape}({
  // the name in lists and records; it must differ from the ids of the papers' statements
  id: '${name}',

  // the statement in one line, and in full, with LaTeX if you like
${members}
})

export default claim
`
}
