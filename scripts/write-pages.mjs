// Builds the files that the host serves in out/pages. They are the site, with the explorer under
// explorer/ and inside the tutorial. `npm run pages`.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const { embedBench } = await import('../apps/explorer/build/embed-bench.ts')

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const OUT = 'out/pages'

const run = (...args) =>
  execFileSync('npm', ['run', '--silent', ...args], { cwd: ROOT, stdio: 'inherit' })
run('site', '--', OUT)
process.env.NIMLAB_EXPLORER_DOCS = '../index.html'
run('build:page', '--prefix', 'apps/explorer')
cpSync(`${ROOT}apps/explorer/dist`, `${ROOT}${OUT}/explorer`, { recursive: true })

const TUTORIAL = `${ROOT}${OUT}/tutorial.html`
writeFileSync(TUTORIAL, embedBench(readFileSync(TUTORIAL, 'utf8'), 'explorer/'))
// Without this file, the host would not serve files whose names begin with an underscore.
writeFileSync(`${ROOT}${OUT}/.nojekyll`, '')
