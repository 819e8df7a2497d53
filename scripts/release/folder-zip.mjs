import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { registerSource } from '../../tools/from-source/register.mjs'

/**
 * Writes a folder that any file server can serve as one archive, `NAME-VERSION.zip`. Identical
 * files always give identical bytes.
 *
 * @param root of the repository, with a slash at the end
 * @param options `folder` to be packed, the `name` and `version` of the archive, and the folder
 * `out` for it
 * @returns the name of its file
 */
export async function writeFolderZip(root, { folder, name, version, out }) {
  registerSource()
  const { zip } = await import(`${root}packages/report/src/export/zip.ts`)
  const pieces = []
  const archive = zip((piece) => pieces.push(piece.slice()))
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted((a, b) =>
    a < b ? -1 : 1,
  )) {
    if (!statSync(`${folder}/${path}`).isFile()) continue
    archive.file(`${name}/${path}`, (write) => write(readFileSync(`${folder}/${path}`)))
  }
  archive.end()
  const file = `${name}-${version}.zip`
  writeFileSync(`${out}/${file}`, Buffer.concat(pieces))
  return file
}
