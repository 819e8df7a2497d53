// The cards of all claims as data, one file a paper, made from the claims themselves.
import { registerSource } from '../../tools/from-source/register.mjs'

const FOLDER = 'packages/conjectures/src/cards'

/** The files of cards with the text that they should have. */
export async function cardFiles(root) {
  registerSource()
  const source = (path) => import(new URL(`packages/conjectures/src/${path}`, root).href)
  const { CLAIMS } = await source('papers/registry.ts')
  const { cardOf } = await source('cards/card-data.ts')
  const papers = [...new Set(CLAIMS.map(({ paper }) => paper))]
  return papers.map((paper) => ({
    path: `${FOLDER}/${paper}.ts`,
    text: [
      '// Written by `npm run index` from the claims of the paper.',
      "import type { CardData } from './card-data.ts'",
      '',
      `export const ${paper.toUpperCase()}_CARDS: readonly CardData[] = [`,
      ...CLAIMS.filter((claim) => claim.paper === paper).map(
        (claim) => `  ${JSON.stringify(cardOf(claim))},`,
      ),
      ']',
      '',
    ].join('\n'),
  }))
}
