// Releases all packages: `npm run release`. Changesets must have been turned into versions before (`npm run
// version-packages`, then a commit); what is published is built anew and packed by pnpm.
//
//   npm run release -- --dry-run [--out DIR]
//
// says what the next versions are, builds, packs every package and the explorer's page into DIR (out/packages if
// absent), looks whether each tarball holds what its package.json names, and publishes nothing.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writeExplorerZip } from './release/explorer-zip.mjs'
import { danglingPaths, readTarball } from './release/tarball.mjs'
import { pendingReleases } from './release/pending-releases.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const USAGE = 'npm run release [-- --dry-run [--out DIR]]'

/** The flags; wrong ones end the script. */
function readFlags() {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false }, out: { type: 'string' } }
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`release: ${error.message.split('\n', 1)[0]} Usage: ${USAGE}`)
    return process.exit(2)
  }
}

/** Runs a program in the root; what it says goes to stderr. */
function run(program, args) {
  execFileSync(program, args, { cwd: ROOT, stdio: ['ignore', 2, 2] })
}

/** Builds without what older sources left behind. */
function build() {
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(`${ROOT}${folder}`)) {
      rmSync(`${ROOT}${folder}/${name}/dist`, { recursive: true, force: true })
    }
  }
  run('npm', ['run', '--silent', 'build'])
  run('npm', ['run', '--silent', 'build:page', '--prefix', 'apps/explorer'])
}

/** Packs every public package; returns what is wrong with the tarballs. */
function pack(out) {
  rmSync(out, { recursive: true, force: true })
  const pnpm = fileURLToPath(new URL('../node_modules/pnpm/bin/pnpm.cjs', import.meta.url))
  const which = ['--filter', './packages/*', '--filter', './apps/experiments']
  // its list of a thousand files is left out
  execFileSync(process.execPath, [pnpm, '-r', ...which, 'pack', '--pack-destination', out], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return readdirSync(out).flatMap((file) => {
    const { manifest, files, bytes } = readTarball(`${out}/${file}`)
    console.log(`${file}  ${files.length} files, ${Math.ceil(bytes / 1024)} kB`)
    return danglingPaths(manifest, files).map((path) => `${file}: ${path}`)
  })
}

/** @throws Error unless everything is committed and every change has its version */
function requireVersions(pending) {
  if (pending.length > 0) {
    throw new Error(
      `changesets wait for ${pending.length} packages: npm run version-packages, then commit`,
    )
  }
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' })
  if (changed !== '') throw new Error(`commit first:\n${changed}`)
}

/** @throws Error if the folder holds anything else: it is emptied */
function folderForTarballs(path) {
  const out = resolve(path)
  if (existsSync(out) && readdirSync(out).some((file) => !/\.(?:tgz|zip)$/.test(file))) {
    throw new Error(`--out ${path}: expected a new folder, or one that holds nothing but archives`)
  }
  return out
}

const flags = readFlags()
try {
  const out = folderForTarballs(flags.out ?? `${ROOT}out/packages`)
  const pending = await pendingReleases(ROOT)
  for (const { name, from, to, type } of pending) console.log(`${name} ${from} -> ${to} (${type})`)
  if (pending.length === 0)
    console.log('no changeset is pending: the versions are those to release')
  if (!flags['dry-run']) requireVersions(pending)
  build()
  const wrong = pack(out)
  const page = await writeExplorerZip(ROOT, out)
  console.log(`${page.name}  ${Math.ceil(page.bytes / 1024)} kB`)
  if (wrong.length > 0) throw new Error(`not what its package.json says:\n${wrong.join('\n')}`)
  if (flags['dry-run']) console.log(`dry run: nothing is published, the tarballs are in ${out}`)
  else run('npx', ['--no-install', 'changeset', 'publish'])
} catch (error) {
  console.error(`release: ${error.message}`)
  process.exitCode = 1
}
