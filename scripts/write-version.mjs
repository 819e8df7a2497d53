// Copies the version of @nim/conjectures into the constant that verdict records carry.
import { readFileSync, writeFileSync } from 'node:fs'

const { version } = JSON.parse(
  readFileSync(new URL('../packages/conjectures/package.json', import.meta.url), 'utf8'),
)
const file = new URL('../packages/conjectures/src/claim/version.ts', import.meta.url)
const text = readFileSync(file, 'utf8').replace(
  /NIMLAB_VERSION = '[^']*'/,
  `NIMLAB_VERSION = '${version}'`,
)
writeFileSync(file, text)
