// Writes the data of the page, dist/data. `npm run build:page` runs it last; nothing that it writes is committed.
import { fileURLToPath } from 'node:url'
import { registerSource } from '@nim/from-source'

registerSource()
const { writeData } = await import('./data.ts')
writeData(
  fileURLToPath(new URL('../../../', import.meta.url)),
  new URL('../dist/data/', import.meta.url),
)
