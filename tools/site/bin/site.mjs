// Builds the documentation into out/site, or into the named folder.
import { fileURLToPath } from 'node:url'
import { registerSource } from '@nim/from-source'

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)))
registerSource()
const { buildSite } = await import('../src/build-site.ts')
const output = process.argv[2] ?? 'out/site'
try {
  if (output.startsWith('-') || process.argv.length > 3) {
    throw new Error(
      `expected at most one folder to write to, got '${process.argv.slice(2).join(' ')}'`,
    )
  }
  const pages = await buildSite(output)
  process.stdout.write(`wrote ${output}/index.html and ${pages - 1} more pages\n`)
} catch (error) {
  process.stderr.write(`site: ${error.message}\n`)
  process.exitCode = 1
}
