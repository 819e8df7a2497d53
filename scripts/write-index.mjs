// Writes what is listed by hand nowhere: the games and the claims of each paper, and makes the cards of
// all claims: `npm run index`. With --check nothing is written, and what is not current makes it fail.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cardFiles, ensureCards } from '../tools/from-source/cards.mjs'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const { claimLists } = await import('../tools/house/src/lists/claims.ts')
const { gameList } = await import('../tools/house/src/lists/games.ts')

const root = new URL('../', import.meta.url)
const isCheck = process.argv.includes('--check')

/** Writes the files that do not have the text they should have, or says so. */
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
// the cards are made from the lists
if (isCheck) settle(await cardFiles(fileURLToPath(root)))
else await ensureCards(fileURLToPath(root))
