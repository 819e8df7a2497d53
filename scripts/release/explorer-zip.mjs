import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { registerSource } from '../../tools/from-source/register.mjs'

/**
 * Writes the built explorer as one archive: a folder that any server of files can serve.
 *
 * @param root of the repository
 * @param out the folder for the archive
 * @returns its name and how many bytes it has
 */
export async function writeExplorerZip(root, out) {
  registerSource()
  const { zip } = await import(`${root}packages/report/src/export/zip.ts`)
  const { version } = JSON.parse(readFileSync(`${root}apps/experiments/package.json`, 'utf8'))
  const dist = `${root}apps/explorer/dist`
  const pieces = []
  const archive = zip((piece) => pieces.push(piece.slice()))
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }).toSorted((a, b) =>
    a < b ? -1 : 1,
  )) {
    if (!statSync(`${dist}/${path}`).isFile()) continue
    archive.file(`nimlab-explorer/${path}`, (write) => write(readFileSync(`${dist}/${path}`)))
  }
  archive.end()
  const name = `nimlab-explorer-${version}.zip`
  const bytes = Buffer.concat(pieces)
  writeFileSync(`${out}/${name}`, bytes)
  return { name, bytes: bytes.length }
}
