// Generates the list of games, the list of claims of each paper, and the cards of all claims. Run
// it with `npm run index`. With --check, the script writes nothing, and fails if a file is out of
// date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cardFiles, ensureCards } from '../tools/from-source/cards.mjs'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const { claimLists } = await import('../tools/house/src/lists/claims.ts')
const { gameList } = await import('../tools/house/src/lists/games.ts')

const root = new URL('../', import.meta.url)
const isCheck = process.argv.includes('--check')

/** Writes the files whose text is out of date, or reports them. */
function settle(files) {
  for (const { path, text } of files) {
    const file = new URL(path, root)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    if (isCheck) {
      console.error(`${path} is not current; run: npm run index`)
      process.exitCode = 1
    } else writeFileSync(file, text)
  }
}

settle([gameList(root)])
settle(await claimLists(root))
// The cards are generated last, because they depend on the lists.
if (isCheck) settle(await cardFiles(fileURLToPath(root)))
else await ensureCards(fileURLToPath(root))
