#!/usr/bin/env node
// Runs the sources where they are (in the repository), otherwise the build (an installed package).
import { existsSync } from 'node:fs'

const source = new URL('../src/main.ts', import.meta.url)
const fromSource = existsSync(source)
if (fromSource) (await import('@nim/from-source')).registerSource()
const { main } = await import(
  fromSource ? source.href : new URL('../dist/main.js', import.meta.url).href
)
process.exitCode = await main(process.argv.slice(2))
