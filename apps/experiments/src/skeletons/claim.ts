import { findCard, PAPERS } from '@nim/conjectures/cards'
import type { Skeleton } from './skeleton.ts'

/** A claim of one's own: a statement about every position of some games. */
export const claimSkeleton: Skeleton = {
  about: 'a statement about positions, to be checked on boxes',
  refuses: (name) => {
    const word = name.toLowerCase()
    const isTaken =
      word === 'all' ||
      findCard(word) !== undefined ||
      PAPERS.some((paper) => word.startsWith(`${paper}-`))
    return isTaken ? "it is, or looks like, the id of a paper's statement; take another" : null
  },
  next: (path) => [`nimlab check ${path}`, `nimlab check ${path} --n 3..5 --max 30`],
  text: (name, language) => `${language === 'js' ? '// @ts-check\n' : ''}// A claim of my own.
//
//   nimlab show ./${name}.${ENDINGS[language]}
//   nimlab check ./${name}.${ENDINGS[language]}
//   nimlab check ./${name}.${ENDINGS[language]} --n 3..5 --max 30
//
// @nim/conjectures is found wherever this file stands. Further shapes of claims (moves, instances, values)
// and further facts: docs/own-claims.md.
import { ${language === 'js' ? '' : 'type Claim, '}gamesOf, integer, positions, remoteness } from '@nim/conjectures/claim'

${language === 'js' ? '/** @type {import("@nim/conjectures/claim").Claim} */\nconst claim' : 'const claim: Claim'} = positions({
  // the name in lists and records; ids of the papers' statements are taken
  id: '${name}',

  // the statement in one line, and in full, with LaTeX if you like
  title: 'in NIM(n,n) the remoteness is the smallest pile',
  statement: String.raw\`For every position $x$ of $NIM(n,n)$: $R(x)=\\min_i x_i$.\`,

  // the games: parameters with the range that is checked unless --n, --k or --l asks for another, and the
  // ruleset of a case; of one game alone: gamesOf({}, () => 'SN(5,{2,3})')
  games: gamesOf(
    { n: integer('number of piles', { from: 2, to: 4, least: 1, most: 12 }) },
    ({ n }) => \`NIM(\${n},\${n})\`,
  ),

  // what the statement is told of a position besides its piles, here by exhaustive solution; there are
  // outcome (0 = P, 1 = N), remoteness, grundy, misereOutcome, misereRemoteness, fact('…', (x) => …), …
  facts: { R: remoteness },

  // the statement: true where it holds, false where it fails, null where it says nothing; the piles are
  // x[0] <= x[1] <= …
  printed: ({ x, R }) => R === x[0],
})

export default claim
`,
}

const ENDINGS = { js: 'mjs', ts: 'ts' } as const
