// Writes docs/atlas/certificates.jsonl.gz: the certificates of all rows of the atlas, and of all
// cases of claims that points prove. Certificates that the file already contains are kept.
// Computing all of them takes some minutes.
//
// npm run certificates
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { registerSource } from '../tools/from-source/register.mjs'

registerSource()
const pages = await import('@nim/pages')
const { CERTIFICATE_PACK, packText, readPack } = await import('@nim/conjectures/goals')

const root = new URL('../', import.meta.url)
const path = new URL(`docs/atlas/${CERTIFICATE_PACK}`, root)
const files = pages.filesIn(fileURLToPath(root))
const stored = existsSync(path)
  ? readPack(gunzipSync(readFileSync(path)).toString())
  : { cases: [], certificates: [] }
const { proved } = pages.readClaimRows(files)
const pack = pages.packedCertificates(pages.readAtlas(files), proved, stored, console.error)
const text = packText(pack)
// Another version of zlib may compress the same text to different bytes. So the script compares
// texts.
if (text !== packText(stored)) writeFileSync(path, gzipSync(text, { level: 9 }))
console.log(`${pack.certificates.length} certificates, ${pack.cases.length} cases of claims`)
