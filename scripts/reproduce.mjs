// Makes a release of the current commit in two clones in different folders, and compares the
// checksums: `npm run reproduce`. Nothing is published.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** Does a dry run of the release in a clone with this name, and returns the checksums. */
function checksumsIn(folder, env) {
  const run = (program, ...args) =>
    execFileSync(program, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 2, 2],
    })
  execFileSync('git', ['clone', '--quiet', ROOT, folder])
  run('npm', 'run', '--silent', 'setup')
  run('npm', 'run', '--silent', 'release', '--', '--dry-run')
  return readFileSync(`${folder}/out/packages/SHA256SUMS`, 'utf8').trimEnd().split('\n')
}

const base = mkdtempSync(`${tmpdir()}/nimlab-reproduce-`)
try {
  const first = checksumsIn(`${base}/first`, { TZ: 'UTC', LC_ALL: 'C' })
  const second = checksumsIn(`${base}/second-folder/with/a/longer/path`, { TZ: 'Asia/Tokyo' })
  const known = new Set(first)
  const different = second.filter((line) => !known.has(line))
  for (const line of different) console.log(`differs: ${line.replace(/^\S+ +/, '')}`)
  if (different.length > 0 || first.length !== second.length) process.exitCode = 1
  else console.log(`${first.length} files are equal in two folders`)
} catch (error) {
  console.error(`reproduce: ${error.message}`)
  process.exitCode = 1
} finally {
  rmSync(base, { recursive: true, force: true })
}
