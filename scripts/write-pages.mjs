// Builds what the host serves in out/pages: the site, with the explorer under explorer/. `npm run
// pages`.
import { execFileSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const OUT = 'out/pages'

const run = (...args) =>
  execFileSync('npm', ['run', '--silent', ...args], { cwd: ROOT, stdio: 'inherit' })
run('site', '--', OUT)
run('build:page', '--prefix', 'apps/explorer')
cpSync(`${ROOT}apps/explorer/dist`, `${ROOT}${OUT}/explorer`, { recursive: true })
// the host then also serves files whose names begin with an underscore
writeFileSync(`${ROOT}${OUT}/.nojekyll`, '')
