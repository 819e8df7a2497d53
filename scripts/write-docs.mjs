// Writes the committed pages that are generated from data: docs/claims.md, docs/papers, docs/atlas,
// docs/questions.md, docs/proofs/README.md, docs/commands.md, docs/licences.md, the tables of
// docs/verdicts.md and docs/m-critical.md, CITATION.cff and the verdicts that accompany the cards.
// CI runs this script and requires that no file changes. `npm run site` builds the other pages.
import { fileURLToPath } from 'node:url'
import { writeFileSync } from 'node:fs'
import { registerSource } from '../tools/from-source/register.mjs'
import { licencesPage } from './release/licences-page.mjs'

registerSource()
const { committedPages, filesIn } = await import('@nim/pages')
const { claimFiles } = await import('../tools/house/src/lists/claims.ts')

const root = new URL('../', import.meta.url)
const pages = committedPages(filesIn(fileURLToPath(root)), await claimFiles(root))
const { commandsPage } = await import('../apps/experiments/src/help/commands-page.ts')
pages.set('docs/commands.md', await commandsPage())
for (const [path, text] of pages) writeFileSync(new URL(path, root), text)
writeFileSync(new URL('docs/licences.md', root), licencesPage(fileURLToPath(root)))
