// Builds what the host serves in out/pages: the site, with the explorer under explorer/ and inside
// the tutorial. `npm run pages`.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const OUT = 'out/pages'

const run = (...args) =>
  execFileSync('npm', ['run', '--silent', ...args], { cwd: ROOT, stdio: 'inherit' })
run('site', '--', OUT)
run('build:page', '--prefix', 'apps/explorer')
cpSync(`${ROOT}apps/explorer/dist`, `${ROOT}${OUT}/explorer`, { recursive: true })

// The tutorial has the bench below its title. The page loads the bench only if the reader unfolds it.
const TUTORIAL = `${ROOT}${OUT}/tutorial.html`
const BENCH = `<details class="bench"><summary>Try it beside the text: the bench</summary>
<iframe src="explorer/index.html" title="the bench of the explorer" loading="lazy"></iframe></details>`
const tutorial = readFileSync(TUTORIAL, 'utf8')
if (!tutorial.includes('</h1>')) throw new Error(`${TUTORIAL} has no title`)
writeFileSync(TUTORIAL, tutorial.replace('</h1>', `</h1>\n${BENCH}`))
// the host then also serves files whose names begin with an underscore
writeFileSync(`${ROOT}${OUT}/.nojekyll`, '')
