// Writes the data of the page into dist/data. `npm run build:page` runs this script last. Its
// output is not committed.
import { fileURLToPath } from 'node:url'
import { registerSource } from '@nim/from-source'

registerSource()
const { writeData } = await import('./data.ts')
writeData(
  fileURLToPath(new URL('../../../', import.meta.url)),
  new URL('../dist/data/', import.meta.url),
)
