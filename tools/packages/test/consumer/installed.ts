import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { ROOT } from '../../src/packages.ts'
import { output } from './run.ts'

/** A project outside the workspace. The tarballs of all packages are installed in it. */
export interface Consumer {
  readonly folder: string
  /** The output of the dry run of the release. */
  readonly dryRun: string
  /** The text of the bill of materials. */
  readonly bill: () => Promise<string>
  readonly read: (file: string) => Promise<string>
  readonly write: (file: string, text: string) => Promise<void>
  readonly remove: () => Promise<void>
}

const NPM = ['--prefer-offline', '--no-audit', '--no-fund', '--omit=optional']

/**
 * Packs all packages with the dry run of the release. Then installs the packed files with npm in a
 * new folder, with Node's types and without optional packages.
 */
export async function installed(): Promise<Consumer> {
  const base = await mkdtemp(`${tmpdir()}/nimlab-consumer-`)
  const tarballs = `${base}/tarballs`
  const folder = `${base}/project`
  const dryRun = await output(
    process.execPath,
    ['scripts/release.mjs', '--dry-run', '--packages', '--out', tarballs],
    ROOT,
  )
  await mkdir(folder)
  const write = (file: string, text: string): Promise<void> => writeFile(`${folder}/${file}`, text)
  await write('package.json', '{ "private": true, "type": "module" }\n')
  const packed = (await readdir(tarballs))
    .filter((file) => file.endsWith('.tgz'))
    .map((file) => `${tarballs}/${file}`)
  await output('npm', ['install', ...NPM, ...packed, '@types/node@20'], folder)
  const read = (file: string): Promise<string> => readFile(`${folder}/${file}`, 'utf8')
  const bill = async (): Promise<string> => {
    const file = (await readdir(tarballs)).find((name) => name.endsWith('.cdx.json'))!
    return readFile(`${tarballs}/${file}`, 'utf8')
  }
  const remove = (): Promise<void> => rm(base, { recursive: true, force: true })
  return { folder, dryRun, bill, read, write, remove }
}
