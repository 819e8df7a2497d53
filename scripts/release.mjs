// Releases all packages: `npm run release`. Before you run it, turn the changesets into versions
// (`npm run version-packages`), commit, and fill in all addresses of release.json. The script
// rebuilds everything, packs with pnpm, and publishes the tarballs whose checksums it wrote.
//
// npm run release -- --dry-run [--out DIR] [--packages]
//
// prints the next versions and the missing addresses, builds, and publishes nothing. DIR
// (out/packages by default) receives the tarballs, the explorer and the site as archives, the bill
// of materials, and SHA256SUMS; `--packages` omits the two archives. `--tag vVERSION` refuses to
// release any other version.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { addressProblem } from './release/addresses.mjs'
import { CHECKSUMS, checksums } from './release/checksums.mjs'
import { manifestOf, publicFolders } from './release/dependencies.mjs'
import { writeFolderZip } from './release/folder-zip.mjs'
import { pendingReleases } from './release/pending-releases.mjs'
import { publishTarballs } from './release/publish.mjs'
import { billOfMaterials } from './release/sbom.mjs'
import { danglingPaths, readTarball } from './release/tarball.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const USAGE = 'npm run release [-- --dry-run [--out DIR] [--packages]] [-- --tag vVERSION]'

/** Reads the flags. An invalid flag ends the script. */
function readFlags() {
  try {
    const flag = { type: 'boolean', default: false }
    const text = { type: 'string' }
    const options = { 'dry-run': flag, packages: flag, out: text, tag: text }
    const flags = parseArgs({ options }).values
    if (flags.packages && !flags['dry-run']) throw new Error('--packages needs --dry-run.')
    return flags
  } catch (error) {
    console.error(`release: ${error.message.split('\n', 1)[0]} Usage: ${USAGE}`)
    return process.exit(2)
  }
}

/** Runs a program in the root of the repository. Its output goes to stderr. */
function run(program, args) {
  execFileSync(program, args, { cwd: ROOT, stdio: ['ignore', 2, 2] })
}

/** Builds everything after removing the output of earlier builds. */
function build() {
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(`${ROOT}${folder}`)) {
      for (const built of ['bundle', 'dist']) {
        rmSync(`${ROOT}${folder}/${name}/${built}`, { recursive: true, force: true })
      }
    }
  }
  run('npm', ['run', '--silent', 'build'])
}

/**
 * Packs every public package. Returns the tarballs. @throws Error if a tarball lacks a file of its
 * package.json
 */
function pack(out) {
  rmSync(out, { recursive: true, force: true })
  const pnpm = fileURLToPath(new URL('../node_modules/pnpm/bin/pnpm.cjs', import.meta.url))
  const which = publicFolders(ROOT).flatMap((folder) => ['--filter', `./${folder}`])
  // The script ignores stdout here, because pnpm would print a list of a thousand files.
  execFileSync(process.execPath, [pnpm, '-r', ...which, 'pack', '--pack-destination', out], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const tarballs = readdirSync(out).map((file) => {
    const path = `${out}/${file}`
    const { manifest, files, bytes } = readTarball(path)
    console.log(`${file}  ${files.length} files, ${Math.ceil(bytes / 1024)} kB`)
    return {
      path,
      manifest,
      wrong: danglingPaths(manifest, files).map((each) => `${file}: ${each}`),
    }
  })
  const wrong = tarballs.flatMap((tarball) => tarball.wrong)
  if (wrong.length > 0) throw new Error(`not what its package.json says:\n${wrong.join('\n')}`)
  return tarballs
}

/** Builds the explorer and the site, and writes both as archives. */
async function writeArchives(out, version) {
  run('npm', ['run', '--silent', 'build:page', '--prefix', 'apps/explorer'])
  run('npm', ['run', '--silent', 'site'])
  for (const [name, folder] of [
    ['nimlab-explorer', 'apps/explorer/dist'],
    ['nimlab-site', 'out/site'],
  ]) {
    const file = await writeFolderZip(ROOT, { folder: `${ROOT}${folder}`, name, version, out })
    console.log(`${file}  ${Math.ceil(statSync(`${out}/${file}`).size / 1024)} kB`)
  }
}

/**
 * @throws Error unless everything is committed, no changeset is pending, and the tag names the
 * version
 */
function requireVersions(pending, version, tag = `v${version}`) {
  if (pending.length > 0) {
    throw new Error(
      `changesets wait for ${pending.length} packages: npm run version-packages, then commit`,
    )
  }
  if (tag !== `v${version}`) throw new Error(`--tag ${tag}: the version is ${version}`)
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' })
  if (changed !== '') throw new Error(`commit first:\n${changed}`)
}

/** @throws Error if the folder contains other files, because the script will empty it */
function folderForTarballs(path) {
  const out = resolve(path)
  const isOurs = (file) => file === CHECKSUMS || /\.(?:tgz|zip|cdx\.json)$/.test(file)
  if (existsSync(out) && !readdirSync(out).every(isOurs)) {
    throw new Error(`--out ${path}: expected a new folder, or one that holds nothing but a release`)
  }
  return out
}

const flags = readFlags()
try {
  const isDryRun = flags['dry-run']
  const out = folderForTarballs(flags.out ?? `${ROOT}out/packages`)
  const { version } = manifestOf(`${ROOT}apps/experiments`)
  const problem = addressProblem(ROOT)
  if (problem !== null) {
    if (!isDryRun) throw new Error(problem)
    console.log(`a release would be refused: ${problem}`)
  }
  const pending = await pendingReleases(ROOT)
  for (const { name, from, to, type } of pending) console.log(`${name} ${from} -> ${to} (${type})`)
  if (pending.length === 0)
    console.log('no changeset is pending: the versions are those to release')
  if (!isDryRun) requireVersions(pending, version, flags.tag)
  build()
  const tarballs = pack(out)
  if (!flags.packages) await writeArchives(out, version)
  const bill = `${JSON.stringify(billOfMaterials(ROOT), null, 2)}\n`
  writeFileSync(`${out}/nimlab-${version}.cdx.json`, bill)
  writeFileSync(`${out}/${CHECKSUMS}`, checksums(out))
  if (isDryRun) console.log(`dry run: nothing is published, the tarballs are in ${out}`)
  else publishTarballs(tarballs)
} catch (error) {
  console.error(`release: ${error.message}`)
  process.exitCode = 1
}
